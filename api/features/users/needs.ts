import { type SQL, sql } from "drizzle-orm";
import { hasDied, isPausedAt } from "../../db/current-pause.ts";
import { sessions } from "../../db/schema/auth.ts";
import { userPauses } from "../../db/schema/pauses.ts";
import { users } from "../../db/schema/users.ts";
import type { Need } from "./schemas.ts";

const DAY_MS = 24 * 3600 * 1000;
/** So long somebody may stay away before the town hall calls. */
const ABSENT_DAYS = 7;

/** A column of the `users` of the list: in a subquery nothing else is meant by its name. */
const own = (column: { name: string }) => sql`"users".${sql.identifier(column.name)}`;
const moment = (at: SQL) =>
  sql<string | null>`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/**
 * Why the town hall should look at a person of the list, read at `now`. Without the municipal
 * consent nothing is said of the person's activity, and of who has died nothing at all.
 */
export function needsAt(now: Date) {
  const at = sql`${now.toISOString()}::timestamptz`;
  const isPaused = isPausedAt(userPauses, own(users.id), at);
  const isDead = hasDied(userPauses, own(users.id), at);
  const isLookedAfter = sql`(${own(users.isActive)} and not ${isDead})`;
  // Whoever has never entered is not seen since the enrolment.
  const lastSeen = sql`greatest(${own(users.createdAt)}, ${own(users.lastAccessAt)}, (
    select max(s.last_used_at) from ${sessions} s
    where s.user_id = ${own(users.id)} and s.entered_by is null))`;
  const absent = sql`case when ${own(users.municipalConsent)} and not ${isPaused}
    and ${lastSeen} <= ${at} - make_interval(days => ${ABSENT_DAYS}::int) then ${lastSeen} end`;
  const consentDue = sql`least(${own(users.familyConsentDue)}, ${own(users.municipalConsentDue)})`;
  const columns = {
    absentSince: moment(sql`case when ${isLookedAfter} then ${absent} end`).as("absent_since"),
    consentDue: moment(sql`case when ${isLookedAfter} then ${consentDue} end`).as("consent_due"),
    isWithoutPin: sql<boolean>`(${isLookedAfter} and ${own(users.pinHash)} is null)`.as("no_pin"),
    isPaused: sql<boolean>`(${isLookedAfter} and ${isPaused})`.as("is_paused"),
  };
  /** 1 for whoever is looked at first, 5 for whoever needs nobody. */
  const rank = sql<number>`case when not ${isLookedAfter} then 5
    when ${absent} is not null then 1 when ${consentDue} is not null then 2
    when ${own(users.pinHash)} is null then 3 when ${isPaused} then 4 else 5 end`;
  return { columns, rank };
}

interface NeedColumns {
  absentSince: string | null;
  consentDue: string | null;
  isWithoutPin: boolean;
  isPaused: boolean;
}

/** The reasons in the order in which a clerk goes through them. */
export function toNeeds(row: NeedColumns, now: Date): Need[] {
  const needs: Need[] = [];
  if (row.absentSince) {
    const days = Math.floor((now.getTime() - Date.parse(row.absentSince)) / DAY_MS);
    needs.push({ kind: "absent", days });
  }
  if (row.consentDue) needs.push({ kind: "consent-asked", due: row.consentDue });
  if (row.isWithoutPin) needs.push({ kind: "no-pin" });
  if (row.isPaused) needs.push({ kind: "paused" });
  return needs;
}
