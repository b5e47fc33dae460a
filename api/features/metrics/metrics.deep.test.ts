import { describe, expect, test } from "vitest";
import { enter, errorOf, newAdmin, newPerson } from "../../tools/testing/fixtures.ts";
import { openTestPortal } from "../../tools/testing/test-portal.ts";
import { addMinutes, newOne, pathOf, portal, prepareMetrics } from "./testing/metrics.ts";

prepareMetrics();

describe("metrics", () => {
  test("without dates are of the last seven days, up to now", async () => {
    const [person, browser] = await newOne();
    const path = `/api/users/${person.id}/metrics`;
    const days = async (query: Record<string, string>) => {
      const answer = await browser.get(`${path}?${new URLSearchParams(query)}`);
      const { dailyActivity } = await answer.json();
      return dailyActivity.map(({ day }: { day: string }) => day);
    };
    const today = portal.services.clock().toISOString().slice(0, 10);
    const found = await days({});
    expect(found).toHaveLength(8);
    expect(found.at(-1)).toBe(today);
    // Days have no hours; the last one is included, over both changes of the clocks too.
    expect(await days({ startDate: "2026-02-23", endDate: "2026-02-24" })).toEqual([
      "2026-02-23",
      "2026-02-24",
    ]);
    expect(await days({ startDate: "2026-03-29", endDate: "2026-03-29" })).toEqual(["2026-03-29"]);
    expect(await days({ endDate: "2025-10-26" })).toHaveLength(7);
    expect(await days({ endDate: "2026-03-29" })).toHaveLength(7);
    expect(await days({ startDate: "2026-02-23T23:30", endDate: "2026-02-24T00:30" })).toEqual([
      "2026-02-23",
      "2026-02-24",
    ]);
    for (const wrong of ["2026-02-30", "ayer", "2026-13-01", "1999-12-31"]) {
      const answer = await browser.get(`${path}?startDate=${wrong}`);
      expect(await errorOf(answer)).toEqual([400, "VALIDATION"]);
    }
  });

  test("have the days of a change of the clocks once, and end before a midnight", async () => {
    const [person, browser] = await newOne();
    await addMinutes(
      person,
      "2026-03-28T23:30:00Z",
      "2026-03-29T21:59:00Z",
      "2026-03-29T22:00:00Z",
    );
    const period = ["2026-03-27T23:00:00Z", "2026-03-29T22:00:00Z"] as const;
    const { dailyActivity } = await (await browser.get(pathOf(person, ...period))).json();
    expect(dailyActivity).toEqual([
      { day: "2026-03-28", minutes: 0 },
      { day: "2026-03-29", minutes: 2 },
    ]);
  });

  test("tell for how many days the person has been enrolled, by the portal’s zone", async () => {
    // Enrolled at 10:00Z on 2 March 2026, which is that day in Madrid too.
    const [person, browser] = await newOne();
    const enrolled = async (end: string) =>
      (await (await browser.get(pathOf(person, "2026-02-20T10:00:00Z", end))).json()).enrolledDays;
    expect(await enrolled("2026-03-01T10:00:00Z")).toBe(0);
    expect(await enrolled("2026-03-02T10:00:00Z")).toBe(1);
    // A period that ends at midnight does not touch the day that begins then.
    expect(await enrolled("2026-03-08T23:00:00Z")).toBe(7);
    expect(await enrolled("2026-03-08T23:00:01Z")).toBe(8);
  });

  test("may span 366 days", async () => {
    const [person, browser] = await newOne();
    const period = ["2024-01-01T00:00:00Z", "2025-01-01T00:00:00Z"] as const;
    const answer = await browser.get(pathOf(person, ...period));
    expect((await answer.json()).dailyActivity).toHaveLength(367);
  });
});

test("days follow the portal’s zone", async () => {
  const utc = await openTestPortal({ timeZone: "America/New_York" });
  try {
    const person = await newPerson(utc, await newAdmin(utc));
    const browser = await enter(utc, person);
    const period = ["2026-03-01T04:59:00Z", "2026-03-02T05:00:00Z"] as const;
    const { dailyActivity } = await (await browser.get(pathOf(person, ...period))).json();
    expect(dailyActivity.map(({ day }: { day: string }) => day)).toEqual([
      "2026-02-28",
      "2026-03-01",
    ]);
  } finally {
    await utc.close();
  }
});
