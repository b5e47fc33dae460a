ALTER TABLE "device_links" ADD COLUMN "owner_id" uuid;--> statement-breakpoint
ALTER TABLE "device_links" ADD COLUMN "enters_without_pin" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "devices" ADD COLUMN "owner_id" uuid;--> statement-breakpoint
ALTER TABLE "devices" ADD COLUMN "is_personal" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "devices" ADD COLUMN "enters_without_pin" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "on_own_device" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "device_links" ADD CONSTRAINT "device_links_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "device_links_owner" ON "device_links" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "devices_owner" ON "devices" USING btree ("owner_id");--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_personal" CHECK ("devices"."is_personal" or ("devices"."owner_id" is null and not "devices"."enters_without_pin"));
--> statement-breakpoint
-- The name of somebody's device often holds theirs: it is emptied when the account goes, in whatever way it is deleted.
CREATE FUNCTION "empty_device_name"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW."name" := NULL;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "devices_owner_deleted" BEFORE UPDATE OF "owner_id" ON "devices"
FOR EACH ROW WHEN (OLD."owner_id" IS NOT NULL AND NEW."owner_id" IS NULL AND NEW."is_personal")
EXECUTE FUNCTION "empty_device_name"();
