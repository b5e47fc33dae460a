import type { Ctx, CtxOf } from "../../platform/context.ts";
import {
  currentReminders,
  type LoadedReminder,
  loadReminders,
  upcomingReminders,
} from "./load-reminders.ts";
import { dayOf } from "./occurrences.ts";
import { isPending } from "./reminder-serializer.ts";
import type { Reminder, ReminderStats } from "./schemas.ts";

/** Counts only, no texts. */
export async function showReminderStats(
  ctx: CtxOf<"reminders:count">,
  { userId }: { userId: string },
): Promise<ReminderStats> {
  return countReminders(ctx, await loadReminders(ctx, userId));
}

function countReminders(ctx: Ctx, loaded: LoadedReminder[]): ReminderStats {
  const lists = {
    current: currentReminders(ctx, loaded),
    upcoming: upcomingReminders(ctx, loaded),
  };
  return countLists(lists, ctx.clock(), ctx.config.timeZone);
}

/** What the screen shows under its tabs, counted. */
export function countLists(
  { current, upcoming }: { current: Reminder[]; upcoming: Reminder[] },
  now: Date,
  timeZone: string,
): ReminderStats {
  const completed = current.filter(({ isCompleted }) => isCompleted).length;
  const today = dayOf(now, timeZone);
  const isToday = (dateTime: string) => dayOf(new Date(dateTime), timeZone).equals(today);
  return {
    pending: current.filter(isPending).length,
    completed,
    today: current.filter(({ isOverdue, dateTime }) => isOverdue || isToday(dateTime)).length,
    upcoming: upcoming.length,
  };
}
