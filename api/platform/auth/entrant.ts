import { type Placeholder, sql } from "drizzle-orm";
import { administrators } from "../../db/schema/admins.ts";
import { sessions } from "../../db/schema/auth.ts";

/**
 * That a person's session is the person's own, or that the administrator who entered the home is
 * still signed in where they did, with an account that may be used. Once their session has ended or
 * their account was disabled, the homes that they entered are closed to them too. `now`: as ISO.
 */
export const isEntrantIn = (
  now: Placeholder | string,
) => sql`(${sessions.enteredBy} is null or exists (
  select from sessions entrance
  join ${administrators} entrant on entrant.id = entrance.administrator_id
  where entrance.token_hash = ${sessions.enteredFrom} and entrant.disabled_at is null
    and entrance.expires_at > ${now}::timestamptz))`;
