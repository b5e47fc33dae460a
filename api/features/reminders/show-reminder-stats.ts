import { recordForeignRead } from "../audit/foreign-event.ts";
import { requirePersonFamilyOrStaffWith } from "../auth/consents.ts";
import type { Ctx } from "../context.ts";
import {
  currentReminders,
  loadedReminders,
  readReminders,
  upcomingReminders,
} from "./load-reminders.ts";
import { dayOf } from "./occurrences.ts";
import type { ReminderStats } from "./schemas.ts";

/** The person, consented relatives, and consented administrators: counts only, no texts. */
export async function showReminderStats(
  ctx: Ctx,
  { userId }: { userId: string },
): Promise<ReminderStats> {
  const rider = loadedReminders(ctx, userId);
  const { principal, carried } = await requirePersonFamilyOrStaffWith(ctx, userId, rider);
  await recordForeignRead(ctx, principal, "reminders.read", userId);
  const loaded = readReminders(carried);
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
