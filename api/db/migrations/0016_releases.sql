CREATE TABLE "active_releases" (
	"area" text PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"previous" text,
	"activated_by" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "area_failures" (
	"area" text NOT NULL,
	"version" text NOT NULL,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"count" integer NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "area_failures_area_version_kind_day_pk" PRIMARY KEY("area","version","kind","day")
);
--> statement-breakpoint
CREATE TABLE "release_files" (
	"hash" text PRIMARY KEY NOT NULL,
	"size" integer NOT NULL,
	"plain_key" text NOT NULL,
	"br_key" text,
	"gzip_key" text,
	"named_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "release_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"area" text NOT NULL,
	"may_activate" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "releases" (
	"area" text NOT NULL,
	"version" text NOT NULL,
	"contract" integer NOT NULL,
	"api" text NOT NULL,
	"react" text NOT NULL,
	"entry" text NOT NULL,
	"files" json NOT NULL,
	"manifest" json NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"completed_at" timestamp (3) with time zone,
	"activated_at" timestamp (3) with time zone,
	CONSTRAINT "releases_area_version_pk" PRIMARY KEY("area","version")
);
--> statement-breakpoint
CREATE INDEX "release_files_age" ON "release_files" USING btree ("named_at");--> statement-breakpoint
CREATE INDEX "release_tokens_expiry" ON "release_tokens" USING btree ("expires_at");
--> statement-breakpoint
CREATE TRIGGER release_files_files AFTER DELETE ON release_files
  FOR EACH ROW EXECUTE FUNCTION discard_files('', 'plain_key', 'br_key', 'gzip_key');
