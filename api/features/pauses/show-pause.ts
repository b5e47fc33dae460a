import type { CtxOf } from "../../platform/context.ts";
import { openPauses, toPause } from "./open-pause.ts";
import type { Pause } from "./schemas.ts";

/** The pause that lasts or comes next. Nobody reads of a death in their own session. */
export async function showPause(
  ctx: CtxOf<"pause:read">,
  { userId }: { userId: string },
): Promise<{ pause: Pause | null }> {
  const [row] = await openPauses(ctx.db, ctx, userId);
  if (!row) return { pause: null };
  const pause = toPause(ctx, row);
  const isHidden = ctx.principal.role === "person" && pause.reason === "death";
  return { pause: isHidden ? { ...pause, reason: null } : pause };
}
