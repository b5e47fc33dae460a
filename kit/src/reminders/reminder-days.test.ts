import { describe, expect, it, test } from "vitest";
import type { Reminder } from "./reminder.ts";
import {
  countReminders,
  groupsOf,
  isCurrent,
  type KeptPlaces,
  partOfDay,
  placeOf,
  tabsOf,
} from "./reminder-days.ts";
import { occurrenceKey } from "./tick.ts";

const MADRID = "Europe/Madrid";
/** A Friday morning. */
const now = new Date("2026-11-20T09:00:00Z");

const reminder = (id: string, dateTime: string, more: Partial<Reminder> = {}): Reminder => ({
  id,
  title: id,
  dateTime,
  description: null,
  category: "Personal",
  recurrency: "none",
  isCompleted: false,
  isOverdue: false,
  ...more,
});

const late = reminder("Regar", "2026-11-18T09:00:00.000Z", { isOverdue: true });
const pill = reminder("Pastilla", "2026-11-20T12:00:00.000Z", { recurrency: "daily" });
const nextPill = { ...pill, dateTime: "2026-11-21T12:00:00.000Z" };
const walk = reminder("Paseo", "2026-11-20T08:00:00.000Z", { isCompleted: true });
const doctor = reminder("Médico", "2026-11-20T23:30:00.000Z");
const wedding = reminder("Boda", "2026-12-10T10:00:00.000Z");

const lists = {
  current: [walk, pill, doctor, late, wedding],
  upcoming: [doctor, nextPill, wedding],
};
const ids = (reminders: Reminder[]) => reminders.map(({ id }) => id);

describe("the tabs", () => {
  it("are the portal's days: overdue ones on top, then by time, done ones last, and all later ones", () => {
    const { today, later } = tabsOf(lists, now, MADRID);
    expect(today).toEqual([late, pill, walk]);
    expect(later).toEqual([doctor, nextPill, wedding]);
    expect(ids(tabsOf(lists, now, "UTC").today)).toEqual(["Regar", "Pastilla", "Médico", "Paseo"]);
  });

  it("keep one of an earlier day that was just ticked, and show a later one once", () => {
    const ticked = { ...late, isCompleted: true, isOverdue: false };
    const done = { ...wedding, isCompleted: true };
    const after = { current: [walk, ticked, done], upcoming: [done] };
    expect(tabsOf(after, now, MADRID)).toEqual({ today: [walk], later: [done] });
    const kept = new Map([late, wedding].map((one) => [occurrenceKey(one), placeOf(one, now)]));
    expect(tabsOf(after, now, MADRID, kept)).toEqual({ today: [ticked, walk], later: [done] });
  });

  it.each([
    ["late", ["2026-11-18T08", "2026-11-19T09", "2026-11-20T08"]],
    ["coming", ["2026-11-20T10", "2026-11-20T13", "2026-11-20T20"]],
    ["done", ["2026-11-20T06", "2026-11-20T07", "2026-11-20T10"]],
  ] as const)(
    "keep each at its place when one that was %s is marked or taken back",
    (place, hours) => {
      const isCompleted = place === "done";
      const all = hours.map((hour) => reminder(hour, `${hour}:00:00.000Z`, { isCompleted }));
      const shown = (some: Reminder[], kept?: KeptPlaces) =>
        ids(
          tabsOf({ current: [late, pill, walk, ...some], upcoming: [] }, now, MADRID, kept).today,
        );
      for (const one of all) {
        expect(placeOf(one, now)).toBe(place);
        const marked = all.with(all.indexOf(one), { ...one, isCompleted: !isCompleted });
        expect(shown(marked, new Map([[occurrenceKey(one), place]]))).toEqual(shown(all));
      }
    },
  );

  it("give the numbers of the stat cards", () => {
    const counts = countReminders(tabsOf(lists, now, MADRID), lists.current, now, MADRID);
    expect(counts).toEqual({ today: 2, completed: 1, upcoming: 3, isRepeated: true });
    const once = { today: [late, walk], later: [wedding] };
    const { isRepeated } = countReminders(once, [late, walk, wedding], now, MADRID);
    expect(isRepeated).toBe(false);
  });

  it("an occurrence can be marked when the list shows the same one", () => {
    expect(isCurrent(wedding, lists.current)).toBe(true);
    expect(isCurrent(nextPill, lists.current)).toBe(false);
  });
});

describe("the later ones", () => {
  const on = (day: string) => reminder(day, `${day}T10:00:00.000Z`);
  const days = ["2026-11-21", "2026-11-22", "2026-11-23", "2026-12-10", "2031-01-01"].map(on);
  const groups = (at: string) =>
    groupsOf(days, new Date(at), MADRID).map(({ name, reminders }) => [name, ids(reminders)]);

  it("are tomorrow's, those up to Sunday, and the rest", () => {
    expect(groups("2026-11-20T09:00:00Z")).toEqual([
      ["tomorrow", ["2026-11-21"]],
      ["week", ["2026-11-22"]],
      ["later", ["2026-11-23", "2026-12-10", "2031-01-01"]],
    ]);
  });

  it("on a Saturday and on a Sunday nothing is left of the week", () => {
    const saturday = groupsOf(days.slice(1), new Date("2026-11-21T09:00:00Z"), MADRID);
    expect(saturday.map(({ name }) => name)).toEqual(["tomorrow", "later"]);
    const sunday = groupsOf(days.slice(2), new Date("2026-11-22T09:00:00Z"), MADRID);
    expect(sunday.map(({ name }) => name)).toEqual(["tomorrow", "later"]);
  });

  it("at half past midnight it is the portal's tomorrow that counts", () => {
    const tomorrow = groupsOf([on("2026-11-21")], new Date("2026-11-19T23:30:00Z"), MADRID);
    expect(tomorrow.map(({ name }) => name)).toEqual(["tomorrow"]);
  });
});

test.each([
  [5, "night"],
  [6, "morning"],
  [13, "morning"],
  [14, "afternoon"],
  [20, "afternoon"],
  [21, "night"],
])("at %i it is %s", (hour, part) => {
  expect(partOfDay(hour)).toBe(part);
});
