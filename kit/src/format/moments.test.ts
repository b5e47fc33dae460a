import { describe, expect, it, test } from "vitest";
import { clockTime, dayAndTime, fullDate, longDay, nearDay, theHour } from "./moments.ts";

describe("moments", () => {
  it("are told in Spanish, in the zone that is meant", () => {
    const late = "2026-11-20T23:30:00.000Z";
    expect(longDay(late, "UTC")).toBe("viernes, 20 de noviembre de 2026");
    expect(longDay(late, "Europe/Madrid")).toBe("sábado, 21 de noviembre de 2026");
    expect(clockTime(late, "Europe/Madrid")).toBe("0:30");
    expect(clockTime("2026-07-01T07:05:00+02:00", "Europe/Madrid")).toBe("7:05");
    expect(dayAndTime(late, "Europe/Madrid")).toBe("21 de noviembre de 2026, 0:30");
  });
});

test.each([
  ["0:59", "las 0:59"],
  ["1:00", "la 1:00"],
  ["1:05", "la 1:05"],
  ["10:00", "las 10:00"],
  ["13:00", "las 13:00"],
  ["21:00", "las 21:00"],
])("%s is said as '%s'", (time, said) => {
  expect(theHour(time)).toBe(said);
});

const MADRID = "Europe/Madrid";

describe("nearDay", () => {
  const now = new Date("2026-11-20T09:00:00Z");

  it.each([
    ["2026-11-20T23:05:00Z", MADRID, "sábado, 21 de noviembre"],
    ["2026-11-20T23:05:00Z", "UTC", "viernes, 20 de noviembre"],
    ["2026-12-31T23:30:00Z", MADRID, "viernes, 1 de enero de 2027"],
  ])("%s in %s is %s", (moment, zone, day) => {
    expect(nearDay(moment, now, zone)).toBe(day);
  });
});

test("fullDate is the day without its name", () => {
  expect(fullDate("2026-11-20T23:05:00Z", MADRID)).toBe("21 de noviembre de 2026");
});
