-- Whoever deletes a session and then needs its person would wait for somebody who holds the person and
-- then needs the session: one minute of the last access is not worth a call that fails.
CREATE OR REPLACE FUNCTION keep_last_access() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE session sessions%ROWTYPE;
BEGIN
  IF TG_OP = 'DELETE' THEN session := OLD; ELSE session := NEW; END IF;
  UPDATE users SET last_access_at = session.last_used_at
  WHERE id = (SELECT u.id FROM users u
    WHERE u.id = session.user_id AND session.entered_by IS NULL
      AND (u.last_access_at IS NULL OR u.last_access_at < session.last_used_at)
    FOR NO KEY UPDATE SKIP LOCKED);
  RETURN NULL;
END;
$$;
--> statement-breakpoint
-- A 'No' to a consent on paper that waits is as much a withdrawal as one to a consent in force.
CREATE OR REPLACE FUNCTION record_withdrawal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO erasures (table_name, key)
  SELECT 'users.' || withdrawn.consent, OLD.id
  FROM (VALUES
    ('family_consent', NOT NEW.family_consent AND NEW.family_consent_due IS NULL
      AND (OLD.family_consent OR OLD.family_consent_due IS NOT NULL)),
    ('municipal_consent', NOT NEW.municipal_consent AND NEW.municipal_consent_due IS NULL
      AND (OLD.municipal_consent OR OLD.municipal_consent_due IS NOT NULL))
  ) AS withdrawn (consent, is_withdrawn)
  WHERE withdrawn.is_withdrawn;
  PERFORM pg_notify('erasures', '');
  RETURN NULL;
END;
$$;
--> statement-breakpoint
-- A former colleague does not get back in because an old copy still knows them as one.
CREATE FUNCTION record_disabling() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO erasures (table_name, key) VALUES (
    CASE WHEN NEW.disabled_at IS NULL THEN 'administrators.enabled' ELSE 'administrators.disabled' END,
    NEW.id);
  PERFORM pg_notify('erasures', '');
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER administrators_disabling AFTER UPDATE OF disabled_at ON administrators
  FOR EACH ROW WHEN ((OLD.disabled_at IS NULL) <> (NEW.disabled_at IS NULL))
  EXECUTE FUNCTION record_disabling();
--> statement-breakpoint
-- The receipt was handed over on paper: its number is given once, whatever copy is restored.
CREATE FUNCTION record_receipt() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO erasures (table_name, key) VALUES ('erasure_receipts', to_jsonb(NEW)::text);
  PERFORM pg_notify('erasures', '');
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER erasure_receipts_kept AFTER INSERT ON erasure_receipts
  FOR EACH ROW EXECUTE FUNCTION record_receipt();
