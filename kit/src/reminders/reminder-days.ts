import { addDays, isoDay } from "../format/index.ts";
import { countPending } from "./pending.ts";
import type { Reminder, ReminderLists } from "./reminder.ts";
import { occurrenceKey } from "./tick.ts";

/** Whether its time has come and it is not done; also when that happens while it is on screen. */
export function isOverdue(reminder: Reminder, now: Date): boolean {
  const { isCompleted, isPaused, dateTime } = reminder;
  return reminder.isOverdue || (!isCompleted && !isPaused && new Date(dateTime) <= now);
}

/** What stands under each tab. */
export interface ReminderTabLists {
  today: Reminder[];
  later: Reminder[];
}

/** Where an occurrence stands under 'Hoy': above the others, among them by its hour, or below. */
export type Place = "late" | "coming" | "done";
const PLACES: readonly Place[] = ["late", "coming", "done"];

/** Where those stood that were marked in this visit, by `occurrenceKey`: they stay there. */
export type KeptPlaces = ReadonlyMap<string, Place>;

export function placeOf(reminder: Reminder, now: Date, kept?: KeptPlaces): Place {
  const place = kept?.get(occurrenceKey(reminder));
  if (place) return place;
  if (isOverdue(reminder, now)) return "late";
  return reminder.isCompleted ? "done" : "coming";
}

/**
 * Puts each occurrence of the two lists under exactly one tab: 'Hoy' has the overdue ones first,
 * then those of today in `timeZone` (IANA name), and what is done last; 'Próximos' has all later
 * ones; each by time. The device's clock decides for both, so an occurrence that the server still
 * counts to another day is in one of them too. A past one that is done is in neither, unless `kept`
 * has it: one that was ticked by mistake must stay in view, and what comes after it does not move
 * under the finger.
 */
export function tabsOf(
  { current, upcoming }: ReminderLists,
  now: Date,
  timeZone: string,
  kept: KeptPlaces = new Map(),
): ReminderTabLists {
  const day = isoDay(now, timeZone);
  const dayOf = ({ dateTime }: Reminder) => isoDay(new Date(dateTime), timeZone);
  const rank = (one: Reminder) => PLACES.indexOf(placeOf(one, now, kept));
  // What the list shows now is newer than the same occurrence among the coming ones.
  const all = new Map([...upcoming, ...current].map((one) => [occurrenceKey(one), one]));
  const byTime = [...all.values()].sort((one, other) => one.dateTime.localeCompare(other.dateTime));
  const isToday = (one: Reminder) =>
    isOverdue(one, now) || dayOf(one) === day || (kept.has(occurrenceKey(one)) && dayOf(one) < day);
  return {
    today: byTime.filter(isToday).sort((one, other) => rank(one) - rank(other)),
    later: byTime.filter((one) => !isToday(one) && dayOf(one) > day),
  };
}

/** Under which tab an occurrence that was just saved is seen. */
export function tabOf(saved: Reminder, now: Date, timeZone: string): "today" | "upcoming" {
  const isLater = isoDay(new Date(saved.dateTime), timeZone) > isoDay(now, timeZone);
  return isLater ? "upcoming" : "today";
}

/**
 * The numbers of the stat cards: what is still to be done today, as the home and its bell count it;
 * what is done under the tabs; and what stands under 'Próximos', `isRepeated` where that has
 * further times of what recurs, which the home does not count.
 *
 * @param current the occurrences that can be marked now
 * @param timeZone IANA name
 */
export function countReminders(
  { today, later }: ReminderTabLists,
  current: readonly Reminder[],
  now: Date,
  timeZone: string,
) {
  const completed = [...today, ...later].filter(({ isCompleted }) => isCompleted).length;
  const isRepeated = later.some((one) => !isCurrent(one, current));
  const { today: pending } = countPending(current, now, timeZone);
  return { today: pending, completed, upcoming: later.length, isRepeated };
}

/** In which order the later ones are shown, and what each group is called. */
const GROUPS = ["tomorrow", "week", "later"] as const;
export type ReminderGroup = (typeof GROUPS)[number];

/** The later ones as 'Mañana', the rest of this week up to Sunday, and what comes after it. */
export function groupsOf(
  later: readonly Reminder[],
  now: Date,
  timeZone: string,
): { name: ReminderGroup; reminders: Reminder[] }[] {
  const tomorrow = addDays(isoDay(now, timeZone), 1);
  const sunday = sundayOf(isoDay(now, timeZone));
  const groupOf = ({ dateTime }: Reminder): ReminderGroup => {
    const day = isoDay(new Date(dateTime), timeZone);
    if (day <= tomorrow) return "tomorrow";
    return day <= sunday ? "week" : "later";
  };
  return GROUPS.map((name) => ({
    name,
    reminders: later.filter((one) => groupOf(one) === name),
  })).filter(({ reminders }) => reminders.length > 0);
}

/** The last day of the week of an ISO day; weeks begin on Monday. */
function sundayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, (7 - weekday) % 7);
}

/** Which day an occurrence is on, as seen from now. */
export function whichDay(dateTime: string, now: Date, timeZone: string) {
  const day = isoDay(new Date(dateTime), timeZone);
  const today = isoDay(now, timeZone);
  if (day === today) return "today";
  return day === addDays(today, 1) ? "tomorrow" : "other";
}

export type PartOfDay = "morning" | "afternoon" | "night";

/** @param hour of the portal's clock, 0 to 23 */
export function partOfDay(hour: number): PartOfDay {
  if (hour < 6 || hour >= 21) return "night";
  return hour < 14 ? "morning" : "afternoon";
}

/** Whether an occurrence is the one that completing means now. */
export function isCurrent(shown: Reminder, current: readonly Reminder[]): boolean {
  return current.some((one) => occurrenceKey(one) === occurrenceKey(shown));
}
