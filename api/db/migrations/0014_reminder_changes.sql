ALTER TABLE "reminders" ADD COLUMN "changed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "reminders" ADD COLUMN "exceptions" jsonb DEFAULT '[]'::jsonb NOT NULL;
--> statement-breakpoint
-- A one-off is done when its own moment is: it may have been a recurring one, which has a history.
DROP TRIGGER reminders_open ON reminders;
--> statement-breakpoint
CREATE TRIGGER reminders_open BEFORE INSERT ON reminders FOR EACH ROW
  EXECUTE FUNCTION refuse_row_beyond_limit('reminders_open', '200', 'user_id',
    't.recurrency <> ''none'' or not exists (select from reminder_completions c where c.reminder_id = t.id and c.occurrence_at = t.starts_at)');
--> statement-breakpoint
-- Refuses one open reminder more than a person may have. Arguments: whose, how many.
CREATE FUNCTION refuse_open_reminder_beyond(owner uuid, most bigint) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('reminders_open' || owner, 0));
  IF (SELECT count(*) FROM reminders t WHERE t.user_id = owner AND (t.recurrency <> 'none'
      OR NOT EXISTS (SELECT FROM reminder_completions c
        WHERE c.reminder_id = t.id AND c.occurrence_at = t.starts_at))) >= most THEN
    RAISE EXCEPTION 'reminders_open is full'
      USING ERRCODE = 'configuration_limit_exceeded', CONSTRAINT = 'reminders_open';
  END IF;
END;
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION refuse_reopening_beyond_limit() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  owner uuid;
BEGIN
  SELECT user_id INTO owner FROM reminders
    WHERE id = OLD.reminder_id AND recurrency = 'none' AND starts_at = OLD.occurrence_at;
  IF owner IS NOT NULL THEN
    PERFORM refuse_open_reminder_beyond(owner, TG_ARGV[0]::bigint);
  END IF;
  RETURN OLD;
END;
$$;
--> statement-breakpoint
-- A completed one-off that is made to recur is open again.
CREATE FUNCTION refuse_recurring_beyond_limit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM reminder_completions c
      WHERE c.reminder_id = OLD.id AND c.occurrence_at = OLD.starts_at) THEN
    PERFORM refuse_open_reminder_beyond(OLD.user_id, TG_ARGV[0]::bigint);
  END IF;
  RETURN NEW;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER reminders_recurring BEFORE UPDATE OF recurrency ON reminders FOR EACH ROW
  WHEN (OLD.recurrency = 'none' AND NEW.recurrency <> 'none')
  EXECUTE FUNCTION refuse_recurring_beyond_limit('200');
