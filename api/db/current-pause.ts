import { type Placeholder, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { PAUSE_REASONS, userPauses } from "./schema/pauses.ts";

/** What a relative is told of a pause: its reason if they may know it, and its end if any. */
export type FamilyPause = { reason?: (typeof PAUSE_REASONS)[number]; endsAt?: string };

type Value = SQLWrapper | Placeholder;
type Of = { userId: SQLWrapper; familyConsent: SQLWrapper; now: Value };

/**
 * The pause in which a person is at `now`, as JSON for a relative; null without one. Why somebody
 * is away is theirs to share; a death is told to everybody who is linked.
 */
export const currentPause = (pauses: typeof userPauses, { userId, familyConsent, now }: Of) =>
  sql<FamilyPause | null>`(select json_strip_nulls(json_build_object(
      'reason', case when p.reason = 'death' or ${familyConsent} then p.reason end,
      'endsAt', to_char(p.ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))
    from ${pauses} p where p.user_id = ${userId} and ${isWithin(now)}
    order by (p.reason = 'death') desc, p.starts_at limit 1)`;

/** Whether a person is paused at a moment. */
export const isPausedAt = (pauses: typeof userPauses, userId: SQLWrapper, at: Value): SQL =>
  sql`exists (select from ${pauses} p where p.user_id = ${userId} and ${isWithin(at)})`;

/**
 * Whether the town hall has noted a person's death: nobody enters as them or lists them to choose
 * from, and nothing is sent to them. Whoever is linked still reads what the consents allow.
 */
export const hasDied = (pauses: typeof userPauses, userId: SQLWrapper, at: Value): SQL<boolean> =>
  sql<boolean>`exists (select from ${pauses} p where p.user_id = ${userId} and p.reason = 'death'
    and ${isWithin(at)})`;

/** Of a row `p` of the pauses. */
const isWithin = (at: Value): SQL =>
  sql`p.starts_at <= ${at}::timestamptz and (p.ends_at is null or p.ends_at > ${at}::timestamptz)`;
