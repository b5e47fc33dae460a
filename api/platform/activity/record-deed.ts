import type { SignedInCtx } from "../context.ts";
import { DEEDS } from "../policy.ts";
import { countOwnUse, minuteInsert } from "./own-use.ts";

/** Counts the minute of a deed, so that a client which tells no minutes counts too. */
export async function recordDeed(ctx: SignedInCtx): Promise<void> {
  const { permission, principal, claims, clock, db } = ctx;
  if (!DEEDS.has(permission) || claims.isBackground) return;
  await countOwnUse(ctx, minuteInsert(db, principal.id, clock()));
}
