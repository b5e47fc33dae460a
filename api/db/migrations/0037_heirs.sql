ALTER TABLE "users" ADD COLUMN "heirs_forbidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- What she has forbidden is not allowed again because an old copy does not know it.
CREATE OR REPLACE FUNCTION record_withdrawal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO erasures (table_name, key)
  SELECT 'users.' || withdrawn.consent, OLD.id
  FROM (VALUES
    ('family_consent', NOT NEW.family_consent AND NEW.family_consent_due IS NULL
      AND (OLD.family_consent OR OLD.family_consent_due IS NOT NULL)),
    ('municipal_consent', NOT NEW.municipal_consent AND NEW.municipal_consent_due IS NULL
      AND (OLD.municipal_consent OR OLD.municipal_consent_due IS NOT NULL)),
    ('heirs_allowed', NEW.heirs_forbidden AND NOT OLD.heirs_forbidden)
  ) AS withdrawn (consent, is_withdrawn)
  WHERE withdrawn.is_withdrawn;
  PERFORM pg_notify('erasures', '');
  RETURN NULL;
END;
$$;
--> statement-breakpoint
DROP TRIGGER users_withdrawal ON users;
--> statement-breakpoint
CREATE TRIGGER users_withdrawal
  AFTER UPDATE OF family_consent, municipal_consent, heirs_forbidden ON users
  FOR EACH ROW EXECUTE FUNCTION record_withdrawal();
