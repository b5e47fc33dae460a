ALTER TABLE "users" ADD COLUMN "voice_speed" text DEFAULT 'normal' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "voice_volume" text DEFAULT 'loud' NOT NULL;