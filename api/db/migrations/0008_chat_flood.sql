ALTER TABLE "users" ADD COLUMN "chat_burst" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "chat_burst_at" timestamp (3) with time zone;