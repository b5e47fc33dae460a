import { firstName } from "@acompana/kit/format";
import type { Ctx } from "../../platform/context.ts";
import {
  currentReminders,
  type DueReminder,
  loadReminders,
  occurrencesBetween,
} from "../reminders/index.ts";

export type ReminderFact = {
  title: string;
  category: string;
  at: Date;
  isCompleted: boolean;
  /** When it was marked as done, which is not when it was done; null while it is not. */
  markedAt: Date | null;
  /** Who marked it: the person, or a relative of this first name; null where nobody knows. */
  marker: "person" | { firstName: string } | null;
  /** It falls into a pause of the person: nobody waits for it. */
  isPaused: boolean;
};

/** What an assistant may know of one person. Made for that person, so nothing in it takes an id. */
export type Facts = {
  /** From `from` on and before `to`, by time. */
  remindersBetween: (from: Date, to: Date) => Promise<ReminderFact[]>;
  /** Those of before `day` that stay open until they are done, by time. */
  openBefore: (day: Date) => Promise<ReminderFact[]>;
};

export type FactsOf = (ctx: Ctx, userId: string) => Facts;

function markerFact(marker: DueReminder["marker"]): ReminderFact["marker"] {
  if (marker === null) return null;
  return marker.isPerson ? "person" : { firstName: firstName(marker.name) };
}

const OPEN = { isCompleted: false, markedAt: null, marker: null, isPaused: false };

export const factsOfUser: FactsOf = (ctx, userId) => ({
  remindersBetween: async (from, to) => {
    const occurrences = await occurrencesBetween(ctx, userId, from, to);
    return occurrences
      .map(({ reminderId: _, marker, ...fact }) => ({ ...fact, marker: markerFact(marker) }))
      .sort((one, other) => one.at.getTime() - other.at.getTime());
  },
  openBefore: async (day) => {
    const current = currentReminders(ctx, await loadReminders(ctx, userId));
    return current
      .filter(({ isOverdue }) => isOverdue)
      .map(({ title, category, dateTime }) => ({
        ...OPEN,
        title,
        category,
        at: new Date(dateTime),
      }))
      .filter(({ at }) => at < day);
  },
});
