CREATE TABLE "areas_off" (
	"area" text PRIMARY KEY NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"by" text NOT NULL
);
