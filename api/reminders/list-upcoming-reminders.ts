import { recordForeignRead } from "../audit/foreign-event.ts";
import { requirePersonOrFamily } from "../auth/consents.ts";
import type { Ctx } from "../context.ts";
import { loadReminders, upcomingReminders } from "./load-reminders.ts";
import type { Reminder } from "./schemas.ts";

/** The person and consented relatives. */
export async function listUpcomingReminders(
  ctx: Ctx,
  { userId }: { userId: string },
): Promise<Reminder[]> {
  const principal = await requirePersonOrFamily(ctx, userId);
  const loaded = await loadReminders(ctx, userId);
  await recordForeignRead(ctx, principal, "reminders.read", userId);
  return upcomingReminders(ctx, loaded);
}
