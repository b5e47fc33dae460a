import { expect, test } from "vitest";
import { countPending, pendingInWords } from "./pending.ts";
import type { Reminder } from "./reminder.ts";

const MADRID = "Europe/Madrid";
const NOW = new Date("2026-03-10T12:00:00Z");

test.each([
  [0, 0, "No hay recordatorios pendientes"],
  [1, 0, "1 pendiente"],
  [3, 0, "3 pendientes"],
  [0, 1, "1 pendiente: otro día"],
  [0, 2, "2 pendientes: otros días"],
  [3, 4, "7 pendientes: 3 hoy y 4 otros días"],
])("%i of today and %i of other days", (today, later, words) => {
  expect(pendingInWords({ today, later })).toBe(words);
});

const at = (dateTime: string, more: Partial<Reminder> = {}) =>
  ({ dateTime, isCompleted: false, isOverdue: false, ...more }) as Reminder;

test("what is of today's day in the zone or was before is of today; done and paused are none", () => {
  const list = [
    at("2026-03-09T08:00:00Z", { isOverdue: true }),
    at("2026-03-10T22:59:00Z"),
    at("2026-03-10T23:00:00Z"),
    at("2026-03-10T20:00:00Z", { isCompleted: true }),
    at("2026-03-10T20:00:00Z", { isPaused: true }),
  ];
  expect(countPending(list, NOW, MADRID)).toEqual({ today: 2, later: 1 });
});
