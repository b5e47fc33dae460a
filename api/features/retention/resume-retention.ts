import { audit } from "../../platform/audit/audit.ts";
import type { CtxOf } from "../../platform/context.ts";
import { isHeld } from "./is-held.ts";

/** The date is right: what is too old goes with the next run. Does nothing when nothing is held. */
export async function resumeRetention(ctx: CtxOf<"retention:resume">): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    if (await isHeld(tx, ctx.clock())) await audit(tx, ctx, { action: "retention.resumed" });
  });
}
