CREATE TABLE "user_pauses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "user_pauses_order" CHECK ("user_pauses"."ends_at" is null or "user_pauses"."ends_at" > "user_pauses"."starts_at")
);
--> statement-breakpoint
ALTER TABLE "user_pauses" ADD CONSTRAINT "user_pauses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_pauses_user" ON "user_pauses" USING btree ("user_id","starts_at");