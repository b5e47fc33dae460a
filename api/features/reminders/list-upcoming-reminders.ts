import type { CtxOf } from "../../platform/context.ts";
import { loadReminders, upcomingReminders } from "./load-reminders.ts";
import type { Reminder } from "./schemas.ts";

/** Each reminder that comes after today, once. */
export async function listUpcomingReminders(
  ctx: CtxOf<"reminders:read">,
  { userId }: { userId: string },
): Promise<Reminder[]> {
  return upcomingReminders(ctx, await loadReminders(ctx, userId));
}
