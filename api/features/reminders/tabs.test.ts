import { expect, test } from "vitest";
import { countPending } from "../../../kit/src/reminders/pending.ts";
import type { ReminderLists } from "../../../kit/src/reminders/reminder.ts";
import { countReminders, groupsOf, tabsOf } from "../../../kit/src/reminders/reminder-days.ts";
import { currentTier } from "../../../scripts/tier.mjs";
import { CATEGORIES, RECURRENCIES } from "../../db/schema/reminders.ts";
import type { Ctx } from "../../platform/context.ts";
import { fc } from "../../tools/testing/properties.ts";
import { currentReminders, type LoadedReminder, upcomingReminders } from "./load-reminders.ts";
import { isPending } from "./reminder-serializer.ts";
import { wordsExample } from "./reminder-words.ts";
import { countLists } from "./show-reminder-stats.ts";

// What the server counts and lists, and what the screen puts under its tabs.

// It asks no database: the deep tier runs it with the files for the Neon driver.
const RUNS = currentTier() === "quick" ? 100 : 500;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const zone = fc.constantFrom(
  "Europe/Madrid",
  "Atlantic/Canary",
  "UTC",
  "America/New_York",
  "Pacific/Kiritimati",
);
/** Around both changes of the clocks, a leap day and the end of a year. */
const now = fc
  .tuple(
    fc.constantFrom("2026-03-29", "2026-10-25", "2028-02-29", "2026-12-31", "2026-11-21"),
    fc.integer({ min: -2 * 1440, max: 2 * 1440 }),
  )
  .map(([day, minutes]) => new Date(Date.parse(`${day}T00:00:00Z`) + minutes * MINUTE));
const reminder = fc.record({
  id: fc.uuid(),
  /** Up to half a year away, often within the week. */
  minutesAway: fc.oneof(
    fc.integer({ min: -180 * 1440, max: 180 * 1440 }),
    fc.integer({ min: -7 * 1440, max: 7 * 1440 }),
  ),
  recurrency: fc.constantFrom(...RECURRENCIES),
  category: fc.constantFrom(...CATEGORIES),
  isDone: fc.boolean(),
  isPaused: fc.boolean(),
});

/** The lists of the API for reminders that stand around `at`, some with their current mark. */
function listsOf(wanted: Wanted[], at: Date, timeZone: string) {
  const ctx = { clock: () => at, config: { timeZone } } as unknown as Ctx;
  const loaded = wanted.map(({ isPaused, ...one }): LoadedReminder => {
    const { id, minutesAway, recurrency, category, isDone } = one;
    const startsAt = new Date(at.getTime() + minutesAway * MINUTE);
    const words = { ...wordsExample, title: id, category };
    const row = { ...words, id, userId: id, startsAt, recurrency };
    const loadedWith = (isCompletedAt: (at: Date) => boolean): LoadedReminder => ({
      row,
      stateAt: (at) => {
        const isCompleted = isCompletedAt(at);
        return { at, isCompleted, markedAt: null, marker: null, isPaused };
      },
    });
    const [first] = currentReminders(ctx, [loadedWith(() => false)]);
    const mark = isDone ? Date.parse(first?.dateTime ?? "") : Number.NaN;
    return loadedWith((occurrence) => occurrence.getTime() === mark);
  });
  const lists = {
    current: currentReminders(ctx, loaded),
    upcoming: upcomingReminders(ctx, loaded),
  };
  return { lists: lists as ReminderLists, stats: countLists(lists, at, timeZone) };
}
type Wanted = typeof reminder extends fc.Arbitrary<infer One> ? One : never;

const key = ({ id, dateTime }: { id: string; dateTime: string }) => `${id} ${dateTime}`;
const wanted = fc.uniqueArray(reminder, { selector: ({ id }) => id, maxLength: 12 });

test("the counts are what stands under the tabs, over recurrences and zones", () => {
  fc.assert(
    fc.property(wanted, now, zone, (reminders, at, timeZone) => {
      const { lists, stats } = listsOf(reminders, at, timeZone);
      const tabs = tabsOf(lists, at, timeZone);
      const { upcoming } = stats;
      expect([tabs.today.length, tabs.later.length]).toEqual([stats.today, upcoming]);
      expect(countReminders(tabs, lists.current, at, timeZone).upcoming).toBe(upcoming);
      // One that recurs, or is still to come, is under 'Próximos' at its first time after today.
      const coming = reminders.filter(
        ({ id, recurrency }) =>
          recurrency !== "none" || lists.upcoming.some((one) => one.id === id),
      );
      expect(new Set(tabs.later.map(({ id }) => id))).toEqual(new Set(coming.map(({ id }) => id)));
    }),
    { numRuns: RUNS },
  );
});

test("what the home counts as pending is under one tab, once, whatever the tablet's clock says", () => {
  const skew = fc.constantFrom(0, 0, -DAY, DAY, -90 * MINUTE, 90 * MINUTE);
  fc.assert(
    fc.property(wanted, now, zone, skew, (reminders, at, timeZone, ahead) => {
      const { lists, stats } = listsOf(reminders, at, timeZone);
      const pending = lists.current.filter(isPending);
      expect(stats.pending).toBe(pending.length);
      const tabs = tabsOf(lists, new Date(at.getTime() + ahead), timeZone);
      const shown = [...tabs.today, ...tabs.later].map(key);
      expect(new Set(shown).size).toBe(shown.length);
      for (const one of pending) expect(shown).toContain(key(one));
    }),
    { numRuns: RUNS },
  );
});

test("home, bell, 'Mi Actividad', 'Para hoy' and the tab 'Hoy' say one number of what is pending", () => {
  fc.assert(
    fc.property(wanted, now, zone, (reminders, at, timeZone) => {
      const { lists, stats } = listsOf(reminders, at, timeZone);
      const { today, later } = countPending(lists.current, at, timeZone);
      expect(today + later).toBe(stats.pending);
      const tabs = tabsOf(lists, at, timeZone);
      expect(tabs.today.filter(isPending)).toHaveLength(today);
      expect(countReminders(tabs, lists.current, at, timeZone).today).toBe(today);
    }),
    { numRuns: RUNS },
  );
});

test("the groups of 'Próximos' hold each of them once, in order of time", () => {
  fc.assert(
    fc.property(wanted, now, zone, (reminders, at, timeZone) => {
      const { later } = tabsOf(listsOf(reminders, at, timeZone).lists, at, timeZone);
      const groups = groupsOf(later, at, timeZone);
      expect(groups.flatMap((group) => group.reminders)).toEqual(later);
    }),
  );
});
