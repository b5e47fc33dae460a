import { recordForeignRead } from "../audit/foreign-event.ts";
import { requirePersonFamilyOrStaff } from "../auth/consents.ts";
import type { Ctx } from "../context.ts";
import { currentReminders, loadReminders, upcomingReminders } from "./load-reminders.ts";
import { dayOf } from "./occurrences.ts";
import type { ReminderStats } from "./schemas.ts";

/** The person, consented relatives, and consented administrators: counts only, no texts. */
export async function showReminderStats(
  ctx: Ctx,
  { userId }: { userId: string },
): Promise<ReminderStats> {
  const principal = await requirePersonFamilyOrStaff(ctx, userId);
  const loaded = await loadReminders(ctx, userId);
  await recordForeignRead(ctx, principal, "reminders.read", userId);
  const current = currentReminders(ctx, loaded);
  const completed = current.filter(({ isCompleted }) => isCompleted).length;
  const { timeZone } = ctx.config;
  const today = dayOf(ctx.clock(), timeZone);
  const isToday = (dateTime: string) => dayOf(new Date(dateTime), timeZone).equals(today);
  return {
    pending: current.length - completed,
    completed,
    today: current.filter(({ isOverdue, dateTime }) => isOverdue || isToday(dateTime)).length,
    upcoming: upcomingReminders(ctx, loaded).length,
  };
}
