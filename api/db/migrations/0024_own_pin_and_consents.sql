CREATE TABLE "consent_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consent_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"consent" text NOT NULL,
	"step" text NOT NULL,
	"administrator_id" uuid,
	"administrator_name" text,
	"at" timestamp (3) with time zone NOT NULL,
	"in_force_from" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "administrators" ADD COLUMN "guessed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "guess_counters" ADD COLUMN "memory_seconds" integer DEFAULT 86400 NOT NULL;--> statement-breakpoint
ALTER TABLE "guess_counters" ADD COLUMN "free_misses" integer DEFAULT 5 NOT NULL;--> statement-breakpoint
ALTER TABLE "guess_counters" ADD COLUMN "longest_wait" integer DEFAULT 3600 NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "with_pin" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "is_first" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "support_persons" ADD COLUMN "guessed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "pin_set_by" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "pin_trusted_from" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "pin_postponed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "is_new" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "family_consent_due" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "municipal_consent_due" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "guessed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "consent_events" ADD CONSTRAINT "consent_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_events" ADD CONSTRAINT "consent_events_administrator_id_administrators_id_fk" FOREIGN KEY ("administrator_id") REFERENCES "public"."administrators"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consent_events_user" ON "consent_events" USING btree ("user_id","at");--> statement-breakpoint
-- PINs so far were set by administrators.
UPDATE "users" SET "pin_set_by" = 'administrator' WHERE "pin_hash" IS NOT NULL;
--> statement-breakpoint
INSERT INTO "consent_events" ("user_id", "consent", "step", "administrator_id", "administrator_name", "at", "in_force_from")
SELECT u."id", split_part(split_part(e."action", '.', 2), '-', 1),
	split_part(split_part(e."action", '.', 2), '-', 2), a."id", a."name", e."at",
	CASE WHEN e."action" LIKE '%-given' THEN e."at" END
FROM "audit_events" e
JOIN "users" u ON u."id" = e."subject_id"
LEFT JOIN "administrators" a ON a."id" = e."actor_id"
WHERE e."action" IN ('consent.family-given', 'consent.family-withdrawn', 'consent.municipal-given', 'consent.municipal-withdrawn')
ORDER BY e."id";
