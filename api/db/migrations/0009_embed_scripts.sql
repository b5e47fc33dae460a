CREATE TABLE "embed_scripts" (
	"version" text PRIMARY KEY NOT NULL,
	"script" text NOT NULL,
	"first_served_at" timestamp (3) with time zone NOT NULL
);
