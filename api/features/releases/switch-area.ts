import type { CtxOf } from "../../platform/context.ts";
import { changeArea } from "./area-rows.ts";
import { nameOf, shellStaysOn } from "./release-rules.ts";
import type { SwitchedArea } from "./schemas.ts";

/**
 * Takes an area away from all pages, or gives it back. Whatever is activated meanwhile, it stays
 * off until it is switched on.
 */
export async function switchArea(
  ctx: CtxOf<"releases:activate">,
  { area, isOff }: SwitchedArea,
): Promise<SwitchedArea> {
  if (area === "shell") throw shellStaysOn();
  await changeArea(ctx, area, () => ({
    kind: isOff ? "area.switched-off" : "area.switched-on",
    at: ctx.clock(),
    by: nameOf(ctx.releaseToken),
  }));
  await ctx.releases.refresh();
  return { area, isOff };
}
