import { type AnyColumn, sql } from "drizzle-orm";
import { users } from "../../db/schema/users.ts";

/**
 * How long a consent waits that somebody else may have given, so that the person can see it at home
 * and say no, in ms.
 */
export const WAIT_MS = 7 * 24 * 3600 * 1000;

/** What waits begins its days again: while the account was not active, nobody could say no. */
export function waitAnew(now: Date) {
  const due = new Date(now.getTime() + WAIT_MS).toISOString();
  const anew = (column: AnyColumn) => sql`case when ${column} is not null
    then ${due}::timestamptz end`;
  const { familyConsentDue, municipalConsentDue } = users;
  return {
    familyConsentDue: anew(familyConsentDue),
    municipalConsentDue: anew(municipalConsentDue),
  };
}
