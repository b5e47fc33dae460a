CREATE TABLE "pepper_check" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"mac" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "pepper_check_one_row" CHECK ("pepper_check"."only")
);
