import type { CtxOf } from "../../platform/context.ts";
import { loadReminders } from "./load-reminders.ts";
import {
  type ChangedSeries,
  dayOf,
  reminderOccurrences,
  startOfDay,
  withWords,
} from "./occurrences.ts";
import type { WeekReminder } from "./schemas.ts";

const DAYS = 7;

/** Every time that a reminder comes, today and on the six days after, by time. */
export async function listReminderWeek(
  ctx: CtxOf<"reminders:read">,
  { userId }: { userId: string },
): Promise<WeekReminder[]> {
  const { timeZone } = ctx.config;
  const today = dayOf(ctx.clock(), timeZone);
  const end = startOfDay(today.add({ days: DAYS }), timeZone);
  const loaded = await loadReminders(ctx, userId);
  return loaded
    .flatMap(({ row, stateAt }) =>
      [...occurrencesUntil(row, timeZone, today, end)].map((occurrence) => {
        const { id, title, category } = withWords(row, occurrence);
        const dateTime = occurrence.at.toISOString();
        return { id, title, category, dateTime, isPaused: stateAt(occurrence.at).isPaused };
      }),
    )
    .sort(
      (one, other) =>
        one.dateTime.localeCompare(other.dateTime) || one.title.localeCompare(other.title, "es"),
    );
}

function* occurrencesUntil(
  row: ChangedSeries,
  timeZone: string,
  day: Temporal.PlainDate,
  end: Date,
) {
  for (const occurrence of reminderOccurrences(row, timeZone, day)) {
    if (occurrence.at >= end) return;
    yield occurrence;
  }
}
