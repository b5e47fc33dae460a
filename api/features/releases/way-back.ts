import type { Ctx } from "../../platform/context.ts";
import { ServiceError } from "../../platform/errors.ts";
import type { Registry } from "../../platform/releases/registry.ts";
import {
  type AreaState,
  type AuditedEvent,
  earlierVersions,
  goBackOrder,
} from "../../platform/releases/release-state.ts";
import { readArea } from "./area-rows.ts";
import { refuseUnfit } from "./refuse-unfit.ts";

type Services = Pick<Ctx, "db" | "storage" | "releases">;

/** What it leads to, and the later versions that it leaves out. */
export type Back = { version: string; passedOver: string[] };

/** What a rollback would lead to now; null where it would be refused. */
export async function previousOf(
  ctx: Services,
  registry: Registry,
  area: string,
): Promise<string | null> {
  const state = await readArea(ctx, area);
  const back = await lastThatWorked(ctx, registry, area, state, "release.rolled-back");
  return back?.version ?? null;
}

/** The last version before the one that somebody chose that is sound, and can be shown now. */
export async function lastThatWorked(
  ctx: Services,
  registry: Registry,
  area: string,
  state: AreaState,
  kind: Extract<AuditedEvent, { from: string }>["kind"],
): Promise<Back | null> {
  if (state.chosen === null) return null;
  // What cannot be shown has been replaced by the build's already.
  if (registry[area]?.version !== state.chosen)
    return state.zero === null ? null : { version: state.zero, passedOver: [] };
  const earlier = earlierVersions(state).map(({ version }) => version);
  for (const version of goBackOrder(state, kind === "release.rolled-back")) {
    if (!(await canBeShown(ctx, registry, area, version))) continue;
    const at = earlier.indexOf(version);
    return { version, passedOver: at < 0 ? earlier : earlier.slice(0, at) };
  }
  return null;
}

async function canBeShown(ctx: Services, registry: Registry, area: string, version: string) {
  const known = await ctx.releases.find(area, version);
  if (!known) return false;
  try {
    await refuseUnfit(ctx, known, registry);
    return true;
  } catch (error) {
    if (error instanceof ServiceError) return false;
    throw error;
  }
}
