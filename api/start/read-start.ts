import { isNull, sql } from "drizzle-orm";
import { isSchemaMissing } from "../db/errors.ts";
import { APPLIED } from "../db/migrate.ts";
import type { Db } from "../db/open.ts";
import { rowsOf } from "../db/rows.ts";
import { administrators } from "../db/schema/admins.ts";
import { embedScripts } from "../db/schema/embed.ts";
import { invitations } from "../db/schema/invitations.ts";
import { municipalities } from "../db/schema/municipalities.ts";
import { pepperChecks } from "../db/schema/pepper.ts";

/** What a start has to know of its database. */
export type StartState = {
  /** Hashes of the applied migrations, oldest first. */
  applied: string[];
  /** What the database knows its pepper by; null before the first start. */
  pepperMac: string | null;
  /** Municipalities with an administrator or an open link for the first one. */
  setUp: string[];
  /** Versions of the embed whose script is kept. */
  embedVersions: string[];
};

/**
 * All of it in one statement: a database far away makes each further one felt at every cold start.
 * Null when tables are missing, so migrations are.
 */
export async function readStart(db: Db, now: Date): Promise<StartState | null> {
  const hasAdministrator = sql`select from ${administrators} a where a.municipality_id = m.id`;
  const hasLink = sql`select from ${invitations} i where i.municipality_id = m.id
    and ${isNull(sql`i.created_by`)} and i.expires_at > ${now.toISOString()}::timestamptz`;
  const statement = sql`select
    coalesce(${APPLIED}, '[]') as applied,
    (select mac from ${pepperChecks}) as "pepperMac",
    (select coalesce(json_agg(m.name), '[]') from ${municipalities} m
      where exists (${hasAdministrator}) or exists (${hasLink})) as "setUp",
    (select coalesce(json_agg(version), '[]') from ${embedScripts}) as "embedVersions"`;
  try {
    const [state] = await rowsOf<StartState>(db, statement);
    return state ?? null;
  } catch (error) {
    if (isSchemaMissing(error)) return null;
    throw error;
  }
}
