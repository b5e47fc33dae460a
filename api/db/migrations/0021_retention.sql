CREATE TABLE "retention_runs" (
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"removed" integer NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "retention_runs_kind_day_pk" PRIMARY KEY("kind","day")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deactivated_at" timestamp (3) with time zone;
--> statement-breakpoint
-- Whoever is activated again is not erased for what was before.
CREATE FUNCTION clear_deactivation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.deactivated_at := NULL;
  RETURN NEW;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER users_activation BEFORE UPDATE OF is_active ON users
  FOR EACH ROW WHEN (NEW.is_active AND NOT OLD.is_active) EXECUTE FUNCTION clear_deactivation();
--> statement-breakpoint
-- The trail of before becomes the partition for whatever has no month of its own yet: no row moves.
ALTER TABLE audit_events RENAME TO audit_events_default;
--> statement-breakpoint
ALTER TABLE audit_events_default DROP CONSTRAINT audit_events_pkey;
--> statement-breakpoint
ALTER TABLE audit_events_default ALTER COLUMN id DROP IDENTITY;
--> statement-breakpoint
ALTER INDEX audit_events_subject RENAME TO audit_events_default_subject;
--> statement-breakpoint
ALTER INDEX audit_events_municipality RENAME TO audit_events_default_municipality;
--> statement-breakpoint
CREATE TABLE audit_events (
	"id" bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
	"at" timestamp (3) with time zone NOT NULL,
	"action" text NOT NULL,
	"actor_role" text NOT NULL,
	"actor_id" uuid,
	"subject_id" uuid,
	"municipality_id" uuid,
	CONSTRAINT "audit_events_id_at_pk" PRIMARY KEY("id","at")
) PARTITION BY RANGE (at);
--> statement-breakpoint
CREATE INDEX "audit_events_subject" ON audit_events USING btree ("subject_id","at");
--> statement-breakpoint
CREATE INDEX "audit_events_municipality" ON audit_events USING btree ("municipality_id","at");
--> statement-breakpoint
ALTER TABLE audit_events ATTACH PARTITION audit_events_default DEFAULT;
--> statement-breakpoint
SELECT setval(pg_get_serial_sequence('audit_events', 'id'), coalesce(max(id), 0) + 1, false) FROM audit_events;
--> statement-breakpoint
-- A trigger of a statement fires on the table that the statement names, so each partition has its own.
CREATE TRIGGER audit_events_append_only
  BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
--> statement-breakpoint
-- Gives a month, in UTC, a partition of its own, with the rows that it has already. Whoever adds an event
-- waits meanwhile; a second call finds the partition.
CREATE FUNCTION give_audit_month(month date) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  part text := 'audit_events_' || to_char(month, 'YYYY_MM');
  since timestamptz := date_trunc('month', month::timestamp) AT TIME ZONE 'UTC';
  until timestamptz := (date_trunc('month', month::timestamp) + interval '1 month') AT TIME ZONE 'UTC';
BEGIN
  LOCK TABLE audit_events IN ACCESS EXCLUSIVE MODE;
  IF to_regclass(part) IS NOT NULL THEN RETURN; END IF;
  EXECUTE format('CREATE TABLE %I (LIKE audit_events)', part);
  ALTER TABLE audit_events_default DISABLE TRIGGER USER;
  EXECUTE format(
    'WITH moved AS (DELETE FROM audit_events_default WHERE at >= %L AND at < %L RETURNING *)
      INSERT INTO %I SELECT * FROM moved', since, until, part);
  ALTER TABLE audit_events_default ENABLE TRIGGER USER;
  EXECUTE format(
    'ALTER TABLE audit_events ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)', part, since, until);
  EXECUTE format(
    'CREATE TRIGGER audit_events_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change()', part);
END;
$$;
