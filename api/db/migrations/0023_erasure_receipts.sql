CREATE TABLE "erasure_receipts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "erasure_receipts_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"municipality_id" uuid NOT NULL,
	"erased_by" uuid,
	"erased_at" timestamp (3) with time zone NOT NULL,
	"counts" jsonb NOT NULL,
	"file_keys" jsonb NOT NULL,
	CONSTRAINT "erasure_receipts_number_unique" UNIQUE("number")
);
--> statement-breakpoint
ALTER TABLE "erasure_receipts" ADD CONSTRAINT "erasure_receipts_municipality_id_municipalities_id_fk" FOREIGN KEY ("municipality_id") REFERENCES "public"."municipalities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erasure_receipts" ADD CONSTRAINT "erasure_receipts_erased_by_administrators_id_fk" FOREIGN KEY ("erased_by") REFERENCES "public"."administrators"("id") ON DELETE set null ON UPDATE no action;