-- Whatever deletes a row (a call, a cascade, an administrator at the console), the files it owned
-- are written into the outbox in the same transaction. Arguments: prefix of the key, then columns.
CREATE FUNCTION discard_files() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO file_deletions (key)
  SELECT TG_ARGV[0] || (to_jsonb(OLD) ->> named.file_column)
  FROM unnest(TG_ARGV[1:]) AS named (file_column)
  WHERE to_jsonb(OLD) ->> named.file_column IS NOT NULL
  ON CONFLICT (key) DO UPDATE SET due_at = excluded.due_at;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER media_items_files AFTER DELETE ON media_items
  FOR EACH ROW EXECUTE FUNCTION discard_files('', 'file_key', 'thumbnail_key');
--> statement-breakpoint
CREATE TRIGGER support_messages_files AFTER DELETE ON support_messages
  FOR EACH ROW EXECUTE FUNCTION discard_files('', 'file_key');
--> statement-breakpoint
CREATE TRIGGER uploads_files AFTER DELETE ON uploads
  FOR EACH ROW EXECUTE FUNCTION discard_files('', 'file_key');
--> statement-breakpoint
CREATE TRIGGER users_files AFTER DELETE ON users
  FOR EACH ROW EXECUTE FUNCTION discard_files('photos/', 'photo_key');
