CREATE TABLE "file_reads" (
	"session_hash" text NOT NULL,
	"file_key" text NOT NULL,
	CONSTRAINT "file_reads_session_hash_file_key_pk" PRIMARY KEY("session_hash","file_key")
);
--> statement-breakpoint
ALTER TABLE "file_reads" ADD CONSTRAINT "file_reads_session_hash_sessions_token_hash_fk" FOREIGN KEY ("session_hash") REFERENCES "public"."sessions"("token_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_photo_key_unique" UNIQUE("photo_key");