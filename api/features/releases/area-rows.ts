import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import {
  activeReleases,
  areaFailureWitnesses,
  areasOff,
  releases,
} from "../../db/schema/releases.ts";
import { ANYONE_ACTOR } from "../../platform/audit/actor.ts";
import { recordEvent } from "../../platform/audit/record-event.ts";
import type { BuiltReleases } from "../../platform/releases/built-releases.ts";
import { type AreaState, type AuditedEvent, after } from "../../platform/releases/release-state.ts";
import { readVersions } from "../../platform/releases/sent-releases.ts";

type Services = { db: Db; releases: { built: Pick<BuiltReleases, "zeroOf"> } };

export async function readArea(
  { db, releases: known }: Services,
  area: string,
): Promise<AreaState> {
  const [active] = await db.select().from(activeReleases).where(eq(activeReleases.area, area));
  return {
    zero: known.built.zeroOf(area)?.version ?? null,
    chosen: active?.version ?? null,
    before: active?.previous ?? null,
    isOff: (await db.$count(areasOff, eq(areasOff.area, area))) > 0,
    versions: await readVersions(db, area),
  };
}

/** The same within a transaction, until whose end no other one changes the area. */
export async function lockArea(services: Services, area: string): Promise<AreaState> {
  const lock = `releases ${area}`;
  await services.db.execute(sql`select pg_advisory_xact_lock(hashtext(${lock}))`);
  // An announcement asks for no lock but that of its row.
  await services.db.execute(sql`select from ${releases} where area = ${area} for update`);
  return await readArea(services, area);
}

/**
 * Lets an event happen to an area, and writes it into the audit trail.
 *
 * @param decide what is to happen, by what is true in that moment; null: nothing
 * @returns what is true then; null where nothing has changed
 */
export async function changeArea(
  { db, releases: known }: Services,
  area: string,
  decide: (state: AreaState) => AuditedEvent | null,
): Promise<AreaState | null> {
  return await db.transaction(async (tx) => {
    const state = await lockArea({ db: tx, releases: known }, area);
    const event = decide(state);
    const next = event ? after(state, event) : state;
    if (!event || next === state) return null;
    await writeChange(tx, area, event, state, next);
    const { at, kind: action } = event;
    await recordEvent(tx, { at, action, actor: ANYONE_ACTOR, municipalityId: null });
    return next;
  });
}

async function writeChange(
  tx: Db,
  area: string,
  event: AuditedEvent,
  state: AreaState,
  next: AreaState,
): Promise<void> {
  const { at, by } = event;
  for (const one of next.versions.filter((version) => !state.versions.includes(version))) {
    const { version, activation, activatedAt, withdrawnAt } = one;
    const changes = { activation, activatedAt, withdrawnAt };
    await tx
      .update(releases)
      .set(changes)
      .where(named(releases, area, version));
  }
  if (next.isOff !== state.isOff) {
    if (next.isOff) await tx.insert(areasOff).values({ area, since: at, by });
    else await tx.delete(areasOff).where(eq(areasOff.area, area));
  } else if (next.chosen === null) {
    await tx.delete(activeReleases).where(eq(activeReleases.area, area));
  } else {
    const row = { version: next.chosen, previous: next.before, activatedBy: by, at };
    await tx
      .insert(activeReleases)
      .values({ area, ...row })
      .onConflictDoUpdate({ target: activeReleases.area, set: row });
  }
  if (event.kind !== "release.activated") return;
  // Who has seen it fail before that is counted anew.
  await tx.delete(areaFailureWitnesses).where(named(areaFailureWitnesses, area, event.version));
}

/** A condition for the rows of one version. */
const named = (
  table: typeof releases | typeof areaFailureWitnesses,
  area: string,
  version: string,
): SQL | undefined => and(eq(table.area, area), eq(table.version, version));
