CREATE TABLE "area_failure_witnesses" (
	"area" text NOT NULL,
	"version" text NOT NULL,
	"witness" text NOT NULL,
	"is_counted" boolean NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "area_failure_witnesses_area_version_witness_pk" PRIMARY KEY("area","version","witness")
);
--> statement-breakpoint
ALTER TABLE "releases" ADD COLUMN "withdrawn_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "area_failure_witnesses_age" ON "area_failure_witnesses" USING btree ("at");