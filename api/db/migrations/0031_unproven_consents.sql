ALTER TABLE "consent_events" ADD COLUMN "is_unproven" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "consent_events" ADD COLUMN "quiet_session" text;--> statement-breakpoint
ALTER TABLE "consent_events" ADD COLUMN "confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "support_links" ADD COLUMN "consents_seen_at" timestamp (3) with time zone;