import { expect, test } from "vitest";
import { accountsAfter, accountsBefore, monthOf, monthsBefore } from "./retention.ts";

test.each([
  ["2026-11-22T21:00:00.000Z", 24, "2024-11-22T21:00:00.000Z"],
  ["2026-03-31T10:00:00.000Z", 1, "2026-02-28T10:00:00.000Z"],
  ["2024-03-31T10:00:00.000Z", 1, "2024-02-29T10:00:00.000Z"],
  ["2026-01-15T00:00:00.000Z", 12, "2025-01-15T00:00:00.000Z"],
])("%s less %i months is %s", (now, months, before) => {
  expect(monthsBefore(new Date(now), months).toISOString()).toBe(before);
});

test("a month begins at midnight in UTC", () => {
  expect(monthOf(new Date("2026-12-31T23:59:59.999Z")).toISOString()).toBe(
    "2026-12-01T00:00:00.000Z",
  );
});

test.each([
  // A month of 28 days would be too short to think again.
  ["2026-03-20T10:00:00.000Z", 1, "2026-02-18T10:00:00.000Z"],
  ["2026-08-20T10:00:00.000Z", 1, "2026-07-20T10:00:00.000Z"],
  ["2026-08-20T10:00:00.000Z", 12, "2025-08-20T10:00:00.000Z"],
])("at %s accounts are erased after %i months, and 30 days at least", (now, months, before) => {
  expect(accountsBefore(new Date(now), months).toISOString()).toBe(before);
  const erased = accountsAfter(new Date(before), months);
  expect(erased.toISOString()).toBe(now);
});
