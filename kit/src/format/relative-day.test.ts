import { describe, expect, it } from "vitest";
import { relativeDay } from "./relative-day.ts";

const MADRID = "Europe/Madrid";
const now = new Date("2026-11-20T09:00:00Z");

describe("relativeDay", () => {
  it.each([
    ["2026-11-20T08:59:00Z", "hoy"],
    ["2026-11-19T23:30:00Z", "hoy"],
    ["2026-11-19T22:30:00Z", "ayer"],
    ["2026-11-18T12:00:00Z", "hace 2 días"],
    ["2026-11-13T12:00:00Z", "hace 7 días"],
    ["2026-11-12T12:00:00Z", "hace más de una semana"],
  ])("%s was %s in Madrid", (instant, words) => {
    expect(relativeDay(new Date(instant), now, MADRID)).toBe(words);
  });

  it("is 'nunca' for what never happened", () => {
    expect(relativeDay(null, now, MADRID)).toBe("nunca");
  });

  it("is 'hoy' for an instant that a slow clock takes for the future", () => {
    expect(relativeDay(new Date("2026-11-21T12:00:00Z"), now, MADRID)).toBe("hoy");
  });

  it("counts calendar days over the night in which the clocks change", () => {
    const morning = new Date("2026-03-29T07:00:00Z");
    expect(relativeDay(new Date("2026-03-28T22:59:00Z"), morning, MADRID)).toBe("ayer");
    expect(relativeDay(new Date("2026-03-28T23:01:00Z"), morning, MADRID)).toBe("hoy");
  });

  it("means the day of the zone that it is given", () => {
    expect(relativeDay(new Date("2026-11-19T23:30:00Z"), now, "UTC")).toBe("ayer");
  });
});
