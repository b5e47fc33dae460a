import { eq } from "drizzle-orm";
import { users } from "../../db/schema/users.ts";
import type { CtxOf } from "../../platform/context.ts";

const DAYS_MS = 7 * 24 * 3600 * 1000;

type Offer = Pick<typeof users.$inferSelect, "pinSetBy" | "pinPostponedAt">;

/** 'Ahora no': the home offers a PIN of one's own again a week later. */
export async function postponePin(
  { db, clock }: CtxOf<"pin:choose">,
  { userId }: { userId: string },
): Promise<void> {
  await db.update(users).set({ pinPostponedAt: clock() }).where(eq(users.id, userId));
}

/** Whether the home offers the person to choose a PIN of their own. */
export function isPinOffered({ pinSetBy, pinPostponedAt }: Offer, now: Date): boolean {
  if (pinSetBy !== "administrator") return false;
  return !pinPostponedAt || pinPostponedAt.getTime() + DAYS_MS <= now.getTime();
}
