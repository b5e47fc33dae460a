-- A copy that is restored must not bring back what was erased since. So each erasure is noted, in the
-- transaction that makes it, with the ids alone. Arguments: the columns that name the row.
CREATE FUNCTION record_erasure() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO erasures (table_name, key)
  SELECT TG_TABLE_NAME, string_agg(to_jsonb(OLD) ->> named.key_column, ' ' ORDER BY named.place)
  FROM unnest(TG_ARGV[0:]) WITH ORDINALITY AS named (key_column, place);
  PERFORM pg_notify('erasures', '');
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER administrators_erasure AFTER DELETE ON administrators
  FOR EACH ROW EXECUTE FUNCTION record_erasure('id');
--> statement-breakpoint
CREATE TRIGGER devices_erasure AFTER DELETE ON devices
  FOR EACH ROW EXECUTE FUNCTION record_erasure('id');
--> statement-breakpoint
CREATE TRIGGER media_items_erasure AFTER DELETE ON media_items
  FOR EACH ROW EXECUTE FUNCTION record_erasure('id');
--> statement-breakpoint
CREATE TRIGGER reminders_erasure AFTER DELETE ON reminders
  FOR EACH ROW EXECUTE FUNCTION record_erasure('id');
--> statement-breakpoint
CREATE TRIGGER support_links_erasure AFTER DELETE ON support_links
  FOR EACH ROW EXECUTE FUNCTION record_erasure('support_person_id', 'user_id');
--> statement-breakpoint
CREATE TRIGGER support_messages_erasure AFTER DELETE ON support_messages
  FOR EACH ROW EXECUTE FUNCTION record_erasure('id');
--> statement-breakpoint
CREATE TRIGGER support_persons_erasure AFTER DELETE ON support_persons
  FOR EACH ROW EXECUTE FUNCTION record_erasure('id');
--> statement-breakpoint
CREATE TRIGGER users_erasure AFTER DELETE ON users
  FOR EACH ROW EXECUTE FUNCTION record_erasure('id');
--> statement-breakpoint
-- Who took a consent back has not given it again because an old copy says so.
CREATE FUNCTION record_withdrawal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO erasures (table_name, key)
  SELECT 'users.' || withdrawn.consent, OLD.id
  FROM (VALUES
    ('family_consent', OLD.family_consent AND NOT NEW.family_consent),
    ('municipal_consent', OLD.municipal_consent AND NOT NEW.municipal_consent)
  ) AS withdrawn (consent, is_withdrawn)
  WHERE withdrawn.is_withdrawn;
  PERFORM pg_notify('erasures', '');
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER users_withdrawal AFTER UPDATE OF family_consent, municipal_consent ON users
  FOR EACH ROW EXECUTE FUNCTION record_withdrawal();
