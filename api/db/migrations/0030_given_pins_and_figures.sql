CREATE TABLE "month_figures" (
	"municipality_id" uuid NOT NULL,
	"month" text NOT NULL,
	"people" integer,
	"reminders" integer,
	"games" integer,
	"messages" integer,
	CONSTRAINT "month_figures_municipality_id_month_pk" PRIMARY KEY("municipality_id","month")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "given_pin_hash" text;--> statement-breakpoint
ALTER TABLE "month_figures" ADD CONSTRAINT "month_figures_municipality_id_municipalities_id_fk" FOREIGN KEY ("municipality_id") REFERENCES "public"."municipalities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
UPDATE "users" SET "given_pin_hash" = "pin_hash" WHERE "pin_hash" IS NOT NULL AND "pin_set_by" IS DISTINCT FROM 'person';
