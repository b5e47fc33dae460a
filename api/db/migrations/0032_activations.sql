ALTER TABLE "releases" ADD COLUMN "activation" integer;--> statement-breakpoint
UPDATE "releases" r SET "activation" = ranked."place" FROM (
  SELECT "area", "version", row_number() OVER (PARTITION BY "area" ORDER BY "activated_at") AS "place"
  FROM "releases" WHERE "activated_at" IS NOT NULL) ranked
WHERE r."area" = ranked."area" AND r."version" = ranked."version";
