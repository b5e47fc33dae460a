import { fc } from "@acompana/kit/testing/properties";
import { describe, expect, it } from "vitest";
import {
  type Answered,
  nextRing,
  parseAnswered,
  type Ringable,
  ringing,
  SNOOZE_MS,
  withAnswer,
} from "./ringing-rules.ts";

const at = (moment: string) => Date.parse(moment);
const pill = (dateTime: string, isCompleted = false, id = "r1"): Ringable => ({
  id,
  dateTime,
  isCompleted,
});
const nobody: Answered = {};

describe("ringing", () => {
  const since = at("2026-03-10T07:30:00Z");
  const eight = pill("2026-03-10T08:00:00Z");

  it.each([
    ["a second before", "2026-03-10T07:59:59Z", 0],
    ["at its moment", "2026-03-10T08:00:00Z", 1],
    ["hours later, when the tablet wakes", "2026-03-10T14:00:00Z", 1],
  ])("%s", (_case, now, count) => {
    expect(ringing([eight], { now: at(now), since, answered: nobody })).toHaveLength(count);
  });

  it("leaves alone what is done, and what came due before the portal was opened", () => {
    const now = at("2026-03-10T09:00:00Z");
    const done = pill("2026-03-10T08:00:00Z", true);
    const overdue = pill("2026-03-10T07:30:00Z");
    expect(ringing([done, overdue], { now, since, answered: nobody })).toEqual([]);
    expect(nextRing([done, overdue], { now, since, answered: nobody })).toBeNull();
  });

  it("is silent during a pause, also after a snooze", () => {
    const now = at("2026-03-10T08:01:00Z");
    const answered = withAnswer({}, eight, { again: now, now });
    for (const given of [
      { now, since, answered: nobody },
      { now, since, answered },
    ]) {
      expect(ringing([eight], given)).toHaveLength(1);
      expect(ringing([{ ...eight, isPaused: true }], given)).toEqual([]);
      expect(nextRing([{ ...eight, isPaused: true }], given)).toBeNull();
    }
  });

  it("rings in the order in which they came due", () => {
    const walk = pill("2026-03-10T08:05:00Z", false, "walk");
    const now = at("2026-03-10T08:06:00Z");
    expect(ringing([walk, eight], { now, since, answered: nobody })).toEqual([eight, walk]);
  });

  it("ten minutes later it rings again, also in a portal opened meanwhile", () => {
    const now = at("2026-03-10T08:01:00Z");
    const answered = withAnswer({}, eight, { again: now + SNOOZE_MS, now });
    const later = { since: at("2026-03-10T08:05:00Z"), answered };
    expect(ringing([eight], { ...later, now: now + SNOOZE_MS - 1 })).toEqual([]);
    expect(nextRing([eight], { ...later, now })).toBe(now + SNOOZE_MS);
    expect(ringing([eight], { ...later, now: now + SNOOZE_MS })).toEqual([eight]);
  });

  it("one day's answer says nothing of the next day's occurrence", () => {
    const now = at("2026-03-10T08:01:00Z");
    const answered = withAnswer({}, eight, { again: null, now });
    const tomorrow = pill("2026-03-11T08:00:00Z");
    expect(ringing([eight], { now, since, answered })).toEqual([]);
    const next = { now: at("2026-03-11T08:00:00Z"), since, answered };
    expect(ringing([tomorrow], next)).toEqual([tomorrow]);
  });

  it.each([
    ["at midnight", "2026-03-09T22:00:00Z", "2026-03-09T23:00:00Z"],
    ["at five past midnight", "2026-03-09T22:00:00Z", "2026-03-09T23:05:00Z"],
    // At 02:00 of 29 March 2026 Spain's clocks jump to 03:00; the server gives the moment.
    ["in the night that loses an hour", "2026-03-29T00:30:00Z", "2026-03-29T01:00:00Z"],
    [
      "in the hour that comes twice, the first time",
      "2026-10-25T00:00:00Z",
      "2026-10-25T00:30:00Z",
    ],
    ["in the hour that comes twice, again", "2026-10-25T00:45:00Z", "2026-10-25T01:30:00Z"],
  ])("%s it rings once, at its moment", (_case, opened, due) => {
    const reminder = pill(due);
    const open = { since: at(opened), answered: nobody };
    expect(nextRing([reminder], { ...open, now: at(opened) })).toBe(at(due));
    expect(ringing([reminder], { ...open, now: at(due) - 1 })).toEqual([]);
    expect(ringing([reminder], { ...open, now: at(due) })).toEqual([reminder]);
  });

  it("always either rings, will ring, or is silent for good", () => {
    const moment = fc.integer({ min: 0, max: 1_000 });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(moment, fc.boolean()), { maxLength: 8 }),
        moment,
        moment,
        (list, since, now) => {
          const reminders = list.map(([due, done], id) =>
            pill(new Date(due).toISOString(), done, String(id)),
          );
          const given = { now, since, answered: nobody };
          const rings = ringing(reminders, given);
          for (const reminder of rings) {
            const due = at(reminder.dateTime);
            expect(due > since && due <= now && !reminder.isCompleted).toBe(true);
          }
          const next = nextRing(reminders, given);
          if (next === null) return;
          expect(next).toBeGreaterThan(now);
          const then = ringing(reminders, { ...given, now: next });
          expect(then.length).toBeGreaterThan(rings.length);
        },
      ),
    );
  });
});

describe("answers", () => {
  it("are forgotten after two days", () => {
    const old = pill("2026-03-01T08:00:00Z", false, "old");
    const now = at("2026-03-01T08:01:00Z");
    const answered = withAnswer({}, old, { again: null, now });
    const later = at("2026-03-03T08:01:00Z");
    const recent = pill("2026-03-03T08:00:00Z");
    expect(withAnswer(answered, recent, { again: null, now: later })).toEqual({
      "r1 2026-03-03T08:00:00Z": null,
    });
  });

  it.each([[null], ["no json"], ["null"], ['{"r1 x":"soon"}']])(
    "that cannot be read count as none: %s",
    (kept) => expect(parseAnswered(kept)).toEqual({}),
  );

  it("are read as they were kept", () => {
    const answered = { "r1 2026-03-03T08:00:00Z": null, "r2 2026-03-03T08:00:00Z": 5 };
    expect(parseAnswered(JSON.stringify(answered))).toEqual(answered);
  });
});
