import { recordForeignRead } from "../audit/foreign-event.ts";
import { requirePersonOrFamilyWith } from "../auth/consents.ts";
import type { Ctx } from "../context.ts";
import { loadedReminders, readReminders, upcomingReminders } from "./load-reminders.ts";
import type { Reminder } from "./schemas.ts";

/** The person and consented relatives. */
export async function listUpcomingReminders(
  ctx: Ctx,
  { userId }: { userId: string },
): Promise<Reminder[]> {
  const rider = loadedReminders(ctx, userId);
  const { principal, carried } = await requirePersonOrFamilyWith(ctx, userId, rider);
  await recordForeignRead(ctx, principal, "reminders.read", userId);
  return upcomingReminders(ctx, readReminders(carried));
}
