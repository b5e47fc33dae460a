import { activityMinutes } from "../../db/schema/activity.ts";
import { isThirdParty } from "../audit/actor.ts";
import type { SignedInCtx } from "../context.ts";
import { DEEDS } from "../policy.ts";

const MINUTE_MS = 60_000;

/**
 * Counts the minute of what a person has done themselves, so that a client which tells no minutes
 * counts too; a minute counts once. What an administrator does in the person's home does not count.
 */
export async function recordDeed(ctx: SignedInCtx): Promise<void> {
  const { permission, principal, claims, clock, db, log } = ctx;
  if (!DEEDS.has(permission) || claims.isBackground || isThirdParty(principal)) return;
  const now = clock().getTime();
  const minute = new Date(now - (now % MINUTE_MS));
  try {
    await db.insert(activityMinutes).values({ userId: principal.id, minute }).onConflictDoNothing();
  } catch (error) {
    // What was done is kept and must be acknowledged.
    log.error("minute-not-counted", { kind: error instanceof Error ? error.name : "unknown" });
  }
}
