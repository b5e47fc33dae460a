import { eq } from "drizzle-orm";
import { users } from "../../db/schema/users.ts";
import type { CtxOf } from "../../platform/context.ts";

const WEEK_MS = 7 * 24 * 3600 * 1000;

type Offer = Pick<typeof users.$inferSelect, "pinSetBy" | "pinPostponedAt">;

/** 'Ahora no': the home offers a PIN of one's own again a week later. */
export async function postponePin(
  { db, clock }: CtxOf<"pin:choose">,
  { userId }: { userId: string },
): Promise<void> {
  await db.update(users).set({ pinPostponedAt: clock() }).where(eq(users.id, userId));
}

/**
 * Whether the home offers the person to choose a PIN of their own: one that they agreed on with the
 * town hall is left, until it has given a consent.
 */
export function isPinOffered(
  { pinSetBy, pinPostponedAt }: Offer,
  now: Date,
  hasGivenConsent: boolean,
): boolean {
  if (pinSetBy !== "administrator" && !(pinSetBy === "agreed" && hasGivenConsent)) return false;
  return !pinPostponedAt || pinPostponedAt.getTime() + WEEK_MS <= now.getTime();
}
