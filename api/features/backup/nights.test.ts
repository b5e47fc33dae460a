import { expect, test } from "vitest";
import { dailyName, dayOfMoment, isDue, outlived } from "./nights.ts";

const MADRID = "Europe/Madrid";
const at = (text: string) => new Date(text);
const due = (last: string | null, now: string, failed: string | null = null, zone = MADRID) =>
  isDue(
    { lastBackupAt: last ? at(last) : null, lastFailureAt: failed ? at(failed) : null },
    at(now),
    zone,
  );

test("a copy is due once after every three o'clock of the portal's own wall clock", () => {
  expect(due("2026-11-20T02:00:05Z", "2026-11-21T01:59:59Z")).toBe(false);
  expect(due("2026-11-20T02:00:05Z", "2026-11-21T02:00:00Z")).toBe(true);
  expect(due("2026-11-21T02:00:05Z", "2026-11-21T02:01:00Z")).toBe(false);
  // In summer three o'clock is an hour earlier in UTC; elsewhere it is another moment.
  expect(due("2026-07-20T12:00:00Z", "2026-07-21T01:00:00Z")).toBe(true);
  expect(due("2026-07-20T12:00:00Z", "2026-07-21T00:59:00Z")).toBe(false);
  expect(due("2026-07-20T12:00:00Z", "2026-07-21T01:30:00Z", null, "Atlantic/Canary")).toBe(false);
});

test("a portal that was off at night, or never made one, makes it when it is on again", () => {
  expect(due("2026-11-19T02:00:05Z", "2026-11-21T17:00:00Z")).toBe(true);
  expect(due(null, "2026-11-21T17:00:00Z")).toBe(true);
});

test("after a failure it is tried again in an hour, not every minute", () => {
  expect(due(null, "2026-11-21T17:59:00Z", "2026-11-21T17:00:00Z")).toBe(false);
  expect(due(null, "2026-11-21T18:00:00Z", "2026-11-21T17:00:00Z")).toBe(true);
});

test("on the nights on which the clocks change there is one copy too", () => {
  for (const [from, until] of [
    ["2026-03-28T12:00:00Z", "2026-03-29T12:00:00Z"],
    ["2026-10-24T12:00:00Z", "2026-10-25T12:00:00Z"],
  ] as const) {
    let last: string = from;
    let copies = 0;
    for (let now = at(from); now < at(until); now = new Date(now.getTime() + 60_000)) {
      if (!due(last, now.toISOString())) continue;
      copies += 1;
      last = now.toISOString();
    }
    expect(copies).toBe(1);
  }
});

test("after two months of nights there are the last seven and one of each of four weeks before", () => {
  let kept: string[] = [];
  for (let day = 0; day < 60; day += 1) {
    const moment = new Date(at("2026-10-01T02:00:00Z").getTime() + day * 86_400_000);
    kept.push(dailyName(dayOfMoment(moment, MADRID)));
    const away = new Set(outlived(kept));
    kept = kept.filter((name) => !away.has(name));
    expect(kept.length).toBeLessThanOrEqual(11);
  }
  expect(kept.slice(-7)).toEqual(
    ["11-23", "11-24", "11-25", "11-26", "11-27", "11-28", "11-29"].map(
      (d) => `daily-2026-${d}.tar`,
    ),
  );
  expect(kept.slice(0, -7)).toEqual(
    ["11-01", "11-08", "11-15", "11-22"].map((d) => `daily-2026-${d}.tar`),
  );
});

test("files that are no nightly copies are never removed, however old", () => {
  const others = [
    "erasures.jsonl",
    "before-upgrade-0.1.0.tar",
    "daily-2001-01-01.tar.draft",
    "foto.jpg",
  ];
  expect(outlived(others)).toEqual([]);
});
