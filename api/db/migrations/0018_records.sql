CREATE TABLE "staff_notes" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"changed_by" uuid,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "users_by_name";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "surnames" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "birth_date" date;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "emergency_name" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "emergency_phone" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "last_access_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "staff_notes" ADD CONSTRAINT "staff_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_notes" ADD CONSTRAINT "staff_notes_changed_by_administrators_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."administrators"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_by_name" ON "users" USING btree ("municipality_id",(lower(regexp_replace(normalize(("name" || coalesce(' ' || "surnames", '')), NFD), '[\u0300-\u036F]', '', 'g')) collate "C"),"id");
--> statement-breakpoint
-- The last use of sessions that are over; an administrator in the person's home is not the person.
CREATE FUNCTION keep_last_access() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE session sessions%ROWTYPE;
BEGIN
  IF TG_OP = 'DELETE' THEN session := OLD; ELSE session := NEW; END IF;
  UPDATE users SET last_access_at = session.last_used_at
  WHERE id = session.user_id AND session.entered_by IS NULL
    AND (last_access_at IS NULL OR last_access_at < session.last_used_at);
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER sessions_last_access AFTER INSERT OR DELETE ON sessions
  FOR EACH ROW EXECUTE FUNCTION keep_last_access();
