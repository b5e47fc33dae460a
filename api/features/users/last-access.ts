import { sql } from "drizzle-orm";
import { sessions } from "../../db/schema/auth.ts";
import { users } from "../../db/schema/users.ts";

/**
 * When the person last used the portal, as ISO text or null: what `users` keeps of the sessions
 * that are over, and what those that last know. An administrator in the person's home does not
 * count.
 */
export const lastAccess = sql<string | null>`(select to_char(
    greatest("users".${sql.identifier(users.lastAccessAt.name)}, max(s.last_used_at))
      at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
  from ${sessions} s where s.user_id = "users".id and s.entered_by is null)`;
