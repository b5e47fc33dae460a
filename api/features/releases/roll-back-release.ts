import type { Ctx, CtxOf } from "../../platform/context.ts";
import type { AuditedEvent } from "../../platform/releases/release-state.ts";
import { activeNow } from "./activate-release.ts";
import { changeArea, readArea } from "./area-rows.ts";
import { areaBusy, nameOf, nothingToRollBack } from "./release-rules.ts";
import type { ActiveRelease } from "./schemas.ts";
import { type Back, lastThatWorked } from "./way-back.ts";

/** Back to the last version that worked, or to the one that the portal was built with. */
export async function rollBackRelease(
  ctx: CtxOf<"releases:activate">,
  { area }: { area: string },
): Promise<ActiveRelease> {
  const by = nameOf(ctx.releaseToken);
  const back = await leadBack(ctx, area, { kind: "release.rolled-back", by });
  if (!back) throw nothingToRollBack(area);
  const { version, passedOver } = back;
  return { ...(await activeNow(ctx, { area, version })), passedOver };
}

type Services = Pick<Ctx, "db" | "storage" | "releases" | "clock">;
type Way = {
  kind: Extract<AuditedEvent, { from: string }>["kind"];
  by: string;
  /** Only away from this version; absent: from whichever is active. */
  from?: string;
};

/** Another activation or rollback may come between; then it is looked at anew. */
const ATTEMPTS = 5;

/**
 * Has an earlier version of an area be active again: the last one that is sound and can be shown,
 * at last the one that the portal was built with. Null where there is nothing to go back to or
 * from. @throws ServiceError 503 when others change the area each time
 */
export async function leadBack(ctx: Services, area: string, way: Way): Promise<Back | null> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const registry = await ctx.releases.refresh();
    const seen = await readArea(ctx, area);
    const from = seen.chosen;
    if (from === null || (way.from !== undefined && way.from !== from)) return null;
    const back = await lastThatWorked(ctx, registry, area, seen, way.kind);
    if (!back) return null;
    const event = { ...way, from, to: back.version, at: ctx.clock() };
    if (await changeArea(ctx, area, () => event)) return back;
  }
  throw areaBusy();
}
