import { describe, expect, it } from "vitest";
import { clockTime, dayAndTime, longDay } from "./moments.ts";

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
