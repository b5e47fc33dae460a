import { sql } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import { rowsOf } from "../../db/rows.ts";

/** The keys of all files that a row owns: without one of them something is lost. */
export async function ownedKeys(db: Db): Promise<string[]> {
  const owned = await rowsOf<{ key: string }>(
    db,
    sql`
      select file_key as key from media_items
      union all select thumbnail_key from media_items where thumbnail_key is not null
      union all select file_key from support_messages where file_key is not null
      union all select unnest(array_remove(array[plain_key, br_key, gzip_key], null))
        from release_files
      union all select 'photos/' || photo_key from users where photo_key is not null`,
  );
  return owned.map(({ key }) => key);
}
