import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { rowsOf } from "../../db/rows.ts";
import { auditEvents } from "../../db/schema/audit.ts";
import { activeReleases, releaseFiles, releases } from "../../db/schema/releases.ts";
import type { CtxOf } from "../../platform/context.ts";
import type { Release } from "../../platform/releases/release.ts";
import type { KnownRelease } from "../../platform/releases/releases.ts";
import { keepBuiltRelease } from "./keep-built-release.ts";
import { refuseContradiction, refuseIncompatible } from "./refuse-incompatible.ts";
import {
  filesLost,
  noPortalPage,
  nothingToRollBack,
  releaseIncomplete,
  releaseUnknown,
} from "./release-errors.ts";
import { nameOf } from "./release-rules.ts";
import type { ActiveRelease } from "./schemas.ts";

type Ctx = CtxOf<"releases:activate">;
type Input = { area: string; version: string };

/** The next page that anybody opens has this version. */
export async function activateRelease(ctx: Ctx, input: Input): Promise<ActiveRelease> {
  const { area, version } = input;
  const { registry } = await ctx.releases.refresh();
  const known = await ctx.releases.find(area, version);
  if (!known) throw await whyUnknown(ctx, input);
  await refuseIncompatible(known.release, registry);
  refuseContradiction(known.release, registry);
  await refuseLost(ctx, known);
  const built = await ctx.releases.built.find(area, version);
  if (built) await keepBuiltRelease(ctx, ctx.releases.built, built);
  const row = await writeActivation(ctx, input);
  if (!row) throw releaseUnknown(input);
  await ctx.releases.refresh();
  return { area, version, previous: row.previous ?? zeroBefore(ctx, input) };
}

/** What a rollback would lead to where the row names nothing. */
function zeroBefore({ releases: { built } }: Ctx, { area, version }: Input): string | null {
  const zero = built.zeroOf(area)?.version ?? null;
  return zero === version ? null : zero;
}

/**
 * One statement, so that activations and rollbacks at once leave one of their outcomes. It touches
 * the release first: a clean-up at this moment finds it in use.
 */
async function writeActivation(ctx: Ctx, { area, version }: Input) {
  const at = ctx.clock().toISOString();
  const by = nameOf(ctx.releaseToken);
  const [row] = await rowsOf<{ previous: string | null }>(
    ctx.db,
    sql`with chosen as (
        update ${releases} set activated_at = ${at}::timestamptz
        where area = ${area} and version = ${version} and completed_at is not null
        returning version),
      written as (
        insert into ${activeReleases} as known (area, version, previous, activated_by, at)
        select ${area}::text, ${version}::text, null, ${by}::text, ${at}::timestamptz
        where exists (select from chosen)
        on conflict (area) do update set version = excluded.version,
          previous = case when known.version = excluded.version
            then known.previous else known.version end,
          activated_by = excluded.activated_by, at = excluded.at
        returning previous),
      audited as (${eventOf("release.activated", at)} from written)
    select previous from written`,
  );
  return row;
}

/** For a statement that says for which rows. */
const eventOf = (action: "release.activated" | "release.rolled-back", at: string) =>
  sql`insert into ${auditEvents} (at, action, actor_role)
    select ${at}::timestamptz, ${action}::text, 'anyone'`;

async function whyUnknown({ db }: Ctx, input: Input) {
  const { area, version } = input;
  const draft = and(eq(releases.area, area), eq(releases.version, version));
  const [row] = await db
    .select()
    .from(releases)
    .where(and(draft, isNull(releases.completedAt)));
  if (!row) return releaseUnknown(input);
  const hashes = new Set(Object.values(row.files));
  const known = await db
    .select({ hash: releaseFiles.hash })
    .from(releaseFiles)
    .where(inArray(releaseFiles.hash, [...hashes]));
  for (const { hash } of known) hashes.delete(hash);
  return releaseIncomplete(version, hashes.size);
}

/** A bucket or a disk may have lost what a row speaks of. */
async function refuseLost(ctx: Ctx, { release, placeOf }: KnownRelease): Promise<void> {
  const names = Object.keys(release.files);
  for (let at = 0; at < names.length; at += AT_ONCE) {
    const some = names.slice(at, at + AT_ONCE);
    const found = await Promise.all(some.map((name) => isThere(ctx, placeOf(name))));
    if (found.includes(false)) throw filesLost(release.version);
  }
  if (release.area === "shell") await refusePage(ctx, release);
}

const AT_ONCE = 20;

async function isThere({ storage }: Ctx, place: ReturnType<KnownRelease["placeOf"]>) {
  if (!place) return false;
  return "path" in place || (await storage.stat(place.stored.plainKey)) !== null;
}

/** Without its place the portal could not write the registry into the page. */
async function refusePage(ctx: Ctx, shell: Release): Promise<void> {
  const page = await ctx.releases.readText(shell, shell.entry);
  if (!page.includes(PAGE_PLACE)) throw noPortalPage();
}

const PAGE_PLACE = "<!--portal-->";

/** Back to the version before the active one, or to the one that the portal was built with. */
export async function rollBackRelease(
  ctx: Ctx,
  { area }: { area: string },
): Promise<ActiveRelease> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const version = await writeRollback(ctx, area);
    if (version === null) continue;
    await ctx.releases.refresh();
    return { area, version, previous: zeroBefore(ctx, { area, version }) };
  }
  throw nothingToRollBack(area);
}

/** An activation in the very moment hides the row from one statement; the next one sees it. */
const ATTEMPTS = 3;

/** One statement; null when it changed nothing. */
async function writeRollback(ctx: Ctx, area: string): Promise<string | null> {
  const at = ctx.clock().toISOString();
  const zero = ctx.releases.built.zeroOf(area)?.version ?? null;
  const [row] = await rowsOf<{ version: string }>(
    ctx.db,
    sql`with back as (
        update ${activeReleases} set version = previous, previous = null,
          activated_by = ${nameOf(ctx.releaseToken)}, at = ${at}::timestamptz
        where area = ${area} and previous is not null returning version),
      removed as (
        delete from ${activeReleases}
        where area = ${area} and previous is null and version <> ${zero}::text returning area),
      done as (select version from back union all select ${zero}::text from removed),
      audited as (${eventOf("release.rolled-back", at)} from done)
    select version from done`,
  );
  return row?.version ?? null;
}
