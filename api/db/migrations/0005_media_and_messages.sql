CREATE TABLE "file_deletions" (
	"key" text PRIMARY KEY NOT NULL,
	"due_at" timestamp (3) with time zone DEFAULT 'epoch' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media_items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"file_key" text NOT NULL,
	"thumbnail_key" text,
	"mime_type" text NOT NULL,
	"thumbnail_mime_type" text,
	"title" text NOT NULL,
	"description" text,
	"original_name" text NOT NULL,
	"bytes" integer NOT NULL,
	"uploaded_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "media_items_file_key_unique" UNIQUE("file_key"),
	CONSTRAINT "media_items_thumbnail_key_unique" UNIQUE("thumbnail_key")
);
--> statement-breakpoint
CREATE TABLE "support_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"to_user_id" uuid NOT NULL,
	"from_id" uuid NOT NULL,
	"type" text NOT NULL,
	"content" text NOT NULL,
	"file_key" text,
	"mime_type" text,
	"original_name" text,
	"bytes" integer DEFAULT 0 NOT NULL,
	"kept_as" uuid,
	"seen" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "support_messages_file_key_unique" UNIQUE("file_key")
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"file_key" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"support_person_id" uuid,
	"purpose" text NOT NULL,
	"mime_type" text,
	"size" integer,
	"original_name" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "media_items" ADD CONSTRAINT "media_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_messages" ADD CONSTRAINT "support_messages_to_user_id_users_id_fk" FOREIGN KEY ("to_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_messages" ADD CONSTRAINT "support_messages_from_id_support_persons_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."support_persons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_messages" ADD CONSTRAINT "support_messages_kept_as_media_items_id_fk" FOREIGN KEY ("kept_as") REFERENCES "public"."media_items"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_support_person_id_support_persons_id_fk" FOREIGN KEY ("support_person_id") REFERENCES "public"."support_persons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "file_deletions_due" ON "file_deletions" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "media_items_latest" ON "media_items" USING btree ("user_id","uploaded_at");--> statement-breakpoint
CREATE INDEX "support_messages_latest" ON "support_messages" USING btree ("to_user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "support_messages_from" ON "support_messages" USING btree ("from_id");--> statement-breakpoint
CREATE INDEX "support_messages_kept_as" ON "support_messages" USING btree ("kept_as");--> statement-breakpoint
CREATE INDEX "uploads_user" ON "uploads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "uploads_support_person" ON "uploads" USING btree ("support_person_id");--> statement-breakpoint
CREATE INDEX "uploads_age" ON "uploads" USING btree ("created_at");