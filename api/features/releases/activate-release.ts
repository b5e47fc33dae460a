import { and, eq, inArray, isNull } from "drizzle-orm";
import { releaseFiles, releases } from "../../db/schema/releases.ts";
import type { CtxOf } from "../../platform/context.ts";
import { changeArea } from "./area-rows.ts";
import { keepBuiltRelease } from "./keep-built-release.ts";
import { refuseUnfit } from "./refuse-unfit.ts";
import { nameOf, releaseIncomplete, releaseUnknown } from "./release-rules.ts";
import type { ActiveRelease } from "./schemas.ts";
import { previousOf } from "./way-back.ts";

type Ctx = CtxOf<"releases:activate">;
type Input = { area: string; version: string };

/** The next page that anybody opens has this version. */
export async function activateRelease(ctx: Ctx, input: Input): Promise<ActiveRelease> {
  const { area, version } = input;
  const registry = await ctx.releases.refresh();
  const known = await ctx.releases.find(area, version);
  if (!known) throw await whyUnknown(ctx, input);
  await refuseUnfit(ctx, known, registry);
  const built = await ctx.releases.built.find(area, version);
  if (built) await keepBuiltRelease(ctx, ctx.releases.built, built);
  const by = nameOf(ctx.releaseToken);
  const at = ctx.clock();
  const done = await changeArea(ctx, area, () => ({ kind: "release.activated", version, at, by }));
  if (!done) throw releaseUnknown(input);
  return await activeNow(ctx, input);
}

/** What is answered after a change: what a rollback would lead to, and whether anybody sees it. */
export async function activeNow(
  ctx: Pick<Ctx, "db" | "storage" | "releases">,
  { area, version }: Input,
): Promise<ActiveRelease> {
  const registry = await ctx.releases.refresh();
  const previous = await previousOf(ctx, registry, area);
  return { area, version, previous, ...(registry[area]?.isOff && { isOff: true }) };
}

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
