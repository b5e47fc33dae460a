import { type AnyColumn, type SQL, sql } from "drizzle-orm";
import { consentEvents } from "./schema/consents.ts";

/**
 * The consents of a person that are in force and were given with a PIN that somebody else may know,
 * as a JSON list of `{consent, at, quietSession, isConfirmed}`; null where there is none.
 */
export const unprovenConsents = (userId: SQL | AnyColumn, since?: SQL | AnyColumn) =>
  sql<UnprovenConsent[] | null>`(select json_agg(json_build_object(
      'consent', e.consent, 'at', e.at, 'quietSession', e.quiet_session,
      'isConfirmed', e.confirmed_at is not null) order by e.consent)
    from (select distinct on (consent) * from ${consentEvents} where user_id = ${userId}
      order by consent, at desc, id desc) e
    where e.is_unproven${since ? sql` and (${since} is null or e.at > ${since})` : sql``})`;

/** `at` as the database writes a moment in JSON. */
export interface UnprovenConsent {
  consent: "family" | "municipal";
  at: string;
  quietSession: string | null;
  isConfirmed: boolean;
}
