import { and, eq, gt, inArray } from "drizzle-orm";
import { areaFailureWitnesses } from "../../db/schema/releases.ts";
import { findPrincipalBy } from "../../platform/auth/find-principal.ts";
import type { Ctx, CtxOf } from "../../platform/context.ts";
import type { Principal } from "../../platform/principal.ts";
import { pseudonym } from "../../platform/secrets/tokens.ts";
import { findDevice } from "../devices/index.ts";
import { lockArea } from "./area-rows.ts";
import { WITNESS_LIFE_MS } from "./release-rules.ts";
import { leadBack } from "./roll-back-release.ts";
import type { AreaFailure } from "./schemas.ts";

/** So many must have seen it. */
const ENOUGH = 5;
/** Who has activated what comes instead. */
const BY_ITSELF = "portal";

/**
 * Withdraws the active version of an area once five witnesses saw it fail: signed-in accounts and
 * authorised devices, which the town hall gives out; whoever else reports is only counted. What
 * comes in one report is one witness, and nobody counts who has come before with another: an
 * account on five tablets is one, and so are five accounts on one tablet. The factory's version is
 * never withdrawn, nor one before which there is nothing.
 */
export async function witnessFailure(
  ctx: CtxOf<"public">,
  { area, version, kind }: AreaFailure,
): Promise<void> {
  // That it was slow says more of the line; that a page has stood still only a mark tells, which a
  // device leaves too that is switched off.
  if (kind === "slow" || kind === "frozen" || version === ctx.releases.built.zeroOf(area)?.version)
    return;
  const names = await namesOf(ctx);
  if (names.length === 0) return;
  const keys = names.map((name) => pseudonym(ctx.pepper, `${area}|${version}|${name}`));
  if ((await keep(ctx, { area, version }, keys)) < ENOUGH) return;
  const release = `${area} ${version}`;
  const way = { kind: "release.withdrawn", by: BY_ITSELF, from: version } as const;
  const back = await leadBack(ctx, area, way);
  if (!back) return ctx.log.error("release-fails", { release });
  await ctx.releases.refresh();
  ctx.log.error("release-withdrawn", { release, instead: back.version });
}

/** Every account whose session came along, and the device where an administrator authorised it. */
async function namesOf(ctx: Ctx): Promise<string[]> {
  const { bearer, cookies, device } = ctx.claims;
  // A failure is no use of a session.
  const claims = { ...ctx.claims, isBackground: true, kind: "file" } as const;
  const names: string[] = [];
  for (const role of ["administrator", "person", "support"] as const) {
    const token = (role === "administrator" && bearer) || cookies[role];
    const principal = token && (await findPrincipalBy({ ...ctx, claims }, [role, token]));
    if (principal) names.push(accountOf(principal));
  }
  if (device && (await findDevice(ctx.db, device))) names.push(`device ${device}`);
  return [...new Set(names)];
}

/** Whoever entered a person's home is themselves, in whichever home they are. */
const accountOf = (principal: Principal): string =>
  principal.role === "person" && principal.enteredBy
    ? `administrator ${principal.enteredBy.id}`
    : `${principal.role} ${principal.id}`;

/** @returns how many there are by now; none where the version is no longer active */
async function keep(
  { db, clock, releases }: Ctx,
  { area, version }: { area: string; version: string },
  keys: string[],
): Promise<number> {
  const now = clock();
  const rows = areaFailureWitnesses;
  const ofVersion = and(eq(rows.area, area), eq(rows.version, version));
  return await db.transaction(async (tx) => {
    // Of two that come at once the second sees the first.
    const { chosen } = await lockArea({ db: tx, releases }, area);
    if (chosen !== version) return 0;
    const known = await tx.$count(rows, and(ofVersion, inArray(rows.witness, keys)));
    const values = keys.map((witness, place) => ({
      ...{ area, version, witness, at: now },
      isCounted: known === 0 && place === 0,
    }));
    await tx.insert(rows).values(values).onConflictDoNothing();
    const since = new Date(now.getTime() - WITNESS_LIFE_MS);
    return await tx.$count(rows, and(ofVersion, rows.isCounted, gt(rows.at, since)));
  });
}
