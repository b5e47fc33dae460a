CREATE TABLE "message_receipts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"from_id" uuid NOT NULL,
	"to_user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "support_messages_from";--> statement-breakpoint
ALTER TABLE "support_messages" ADD COLUMN "seen_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "message_receipts" ADD CONSTRAINT "message_receipts_link" FOREIGN KEY ("from_id","to_user_id") REFERENCES "public"."support_links"("support_person_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_receipts_sent" ON "message_receipts" USING btree ("from_id","to_user_id","sent_at","id");--> statement-breakpoint
CREATE INDEX "message_receipts_deleted" ON "message_receipts" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "support_messages_sent" ON "support_messages" USING btree ("from_id","to_user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "users_by_name" ON "users" USING btree ("municipality_id",(lower(regexp_replace(normalize("name", NFD), '[\u0300-\u036F]', '', 'g')) collate "C"),"id");