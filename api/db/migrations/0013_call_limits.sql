CREATE TABLE "rate_counters" (
	"key" text PRIMARY KEY NOT NULL,
	"calls" integer NOT NULL,
	"most" integer NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "rate_counters_end" ON "rate_counters" USING btree ("ends_at");
--> statement-breakpoint
-- Refuses a row more than a list takes. Arguments: the limit's name, how many rows, whose list (a
-- column), and which of its rows count (an expression over the row `t` and the new one, `$1`).
CREATE FUNCTION refuse_row_beyond_limit() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  found bigint;
BEGIN
  -- Two rows that come at once would each see room for one: the second waits here for the first.
  PERFORM pg_advisory_xact_lock(hashtextextended(TG_ARGV[0] || (to_jsonb(NEW) ->> TG_ARGV[2]), 0));
  EXECUTE format('select count(*) from %I t where t.%I = ($1).%I and (%s)',
    TG_TABLE_NAME, TG_ARGV[2], TG_ARGV[2], TG_ARGV[3]) INTO found USING NEW;
  IF found >= TG_ARGV[1]::bigint THEN
    RAISE EXCEPTION '% is full', TG_ARGV[0]
      USING ERRCODE = 'configuration_limit_exceeded', CONSTRAINT = TG_ARGV[0];
  END IF;
  RETURN NEW;
END;
$$;
--> statement-breakpoint
-- The same for a one-off reminder that is taken back from the completed ones.
CREATE FUNCTION refuse_reopening_beyond_limit() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  owner uuid;
BEGIN
  SELECT user_id INTO owner FROM reminders WHERE id = OLD.reminder_id AND recurrency = 'none';
  IF owner IS NULL THEN
    RETURN OLD;
  END IF;
  PERFORM pg_advisory_xact_lock(hashtextextended('reminders_open' || owner, 0));
  IF (SELECT count(*) FROM reminders t WHERE t.user_id = owner AND (t.recurrency <> 'none'
      OR NOT EXISTS (SELECT FROM reminder_completions c WHERE c.reminder_id = t.id))) >= TG_ARGV[0]::bigint THEN
    RAISE EXCEPTION 'reminders_open is full'
      USING ERRCODE = 'configuration_limit_exceeded', CONSTRAINT = 'reminders_open';
  END IF;
  RETURN OLD;
END;
$$;
--> statement-breakpoint
-- Rows that go with their reminder go inside another trigger, and are let go.
CREATE TRIGGER reminders_reopened BEFORE DELETE ON reminder_completions
  FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_reopening_beyond_limit('200');
--> statement-breakpoint
CREATE TRIGGER reminders_open BEFORE INSERT ON reminders FOR EACH ROW
  EXECUTE FUNCTION refuse_row_beyond_limit('reminders_open', '200', 'user_id',
    't.recurrency <> ''none'' or not exists (select from reminder_completions c where c.reminder_id = t.id)');
--> statement-breakpoint
CREATE TRIGGER reminders_day BEFORE INSERT ON reminders FOR EACH ROW
  EXECUTE FUNCTION refuse_row_beyond_limit('reminders_day', '300', 'user_id',
    't.created_at > ($1).created_at - interval ''1 day''');
--> statement-breakpoint
CREATE TRIGGER support_messages_box BEFORE INSERT ON support_messages FOR EACH ROW
  EXECUTE FUNCTION refuse_row_beyond_limit('support_messages_box', '300', 'to_user_id',
    'true');
--> statement-breakpoint
CREATE TRIGGER support_messages_sender BEFORE INSERT ON support_messages FOR EACH ROW
  EXECUTE FUNCTION refuse_row_beyond_limit('support_messages_sender', '100', 'from_id',
    't.to_user_id = ($1).to_user_id');
--> statement-breakpoint
CREATE TRIGGER media_items_kept BEFORE INSERT ON media_items FOR EACH ROW
  EXECUTE FUNCTION refuse_row_beyond_limit('media_items_kept', '5000', 'user_id',
    'true');
--> statement-breakpoint
CREATE TRIGGER chat_turns_kept BEFORE INSERT ON chat_turns FOR EACH ROW
  EXECUTE FUNCTION refuse_row_beyond_limit('chat_turns_kept', '1000', 'user_id',
    'true');
--> statement-breakpoint
CREATE TRIGGER uploads_open BEFORE INSERT ON uploads FOR EACH ROW
  EXECUTE FUNCTION refuse_row_beyond_limit('uploads_open', '200', 'user_id',
    't.used_at is null and t.created_at > ($1).created_at - interval ''1 day'' and t.support_person_id is not distinct from ($1).support_person_id');
--> statement-breakpoint
CREATE TRIGGER support_links_person BEFORE INSERT ON support_links FOR EACH ROW
  EXECUTE FUNCTION refuse_row_beyond_limit('support_links_person', '30', 'user_id',
    'true');
--> statement-breakpoint
CREATE TRIGGER support_links_supported BEFORE INSERT ON support_links FOR EACH ROW
  EXECUTE FUNCTION refuse_row_beyond_limit('support_links_supported', '100', 'support_person_id',
    'true');
--> statement-breakpoint
CREATE TRIGGER users_municipality BEFORE INSERT ON users FOR EACH ROW
  EXECUTE FUNCTION refuse_row_beyond_limit('users_municipality', '2000', 'municipality_id',
    'true');
--> statement-breakpoint
CREATE TRIGGER administrators_municipality BEFORE INSERT ON administrators FOR EACH ROW
  EXECUTE FUNCTION refuse_row_beyond_limit('administrators_municipality', '100', 'municipality_id',
    'true');
--> statement-breakpoint
CREATE TRIGGER invitations_open BEFORE INSERT ON invitations FOR EACH ROW
  EXECUTE FUNCTION refuse_row_beyond_limit('invitations_open', '50', 'municipality_id',
    't.created_by is not null and t.expires_at > ($1).created_at');
--> statement-breakpoint
CREATE TRIGGER device_links_open BEFORE INSERT ON device_links FOR EACH ROW
  EXECUTE FUNCTION refuse_row_beyond_limit('device_links_open', '200', 'municipality_id',
    't.expires_at > ($1).expires_at - interval ''1 hour''');
--> statement-breakpoint
CREATE TRIGGER devices_municipality BEFORE INSERT ON devices FOR EACH ROW
  EXECUTE FUNCTION refuse_row_beyond_limit('devices_municipality', '2000', 'municipality_id',
    't.token_hash <> ($1).token_hash');
--> statement-breakpoint
CREATE TRIGGER scores_day BEFORE INSERT ON scores FOR EACH ROW
  EXECUTE FUNCTION refuse_row_beyond_limit('scores_day', '5000', 'user_id',
    't.completed_at > ($1).completed_at - interval ''1 day''');
--> statement-breakpoint
CREATE TRIGGER chat_message_counts_day BEFORE INSERT ON chat_message_counts FOR EACH ROW
  EXECUTE FUNCTION refuse_row_beyond_limit('chat_message_counts_day', '1440', 'user_id',
    't.at > ($1).at - interval ''1 day''');
