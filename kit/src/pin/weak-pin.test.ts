import { expect, test } from "vitest";
import { PIN_WEAKNESS, type PinWeakness, pinErrorOf, pinWeakness } from "./weak-pin.ts";

const ALL = Array.from({ length: 10_000 }, (_, number) => String(number).padStart(4, "0"));

test.each([
  ["0000", "repeated"],
  ["1111", "repeated"],
  ["1212", "repeated"],
  ["1122", "repeated"],
  ["1234", "sequence"],
  ["4321", "sequence"],
  ["2468", "steps"],
  ["9753", "steps"],
  ["7890", "sequence"],
  ["9012", "sequence"],
  ["1098", "sequence"],
  ["0369", "steps"],
  ["1941", "birthYear"],
] as const)("%s is refused as %s", (pin, weakness) => {
  expect(pinWeakness(pin, 1941)).toBe(weakness);
});

test.each(["4071", "2580", "1940", "1942", "1221", "1235", "1243", "0912"])("%s may be", (pin) => {
  expect(pinWeakness(pin, 1941)).toBeNull();
});

test("a birth year that is not known refuses nothing", () => {
  expect(pinWeakness("1941", null)).toBeNull();
});

test.each(["", "123", "12345", "12a4", " 111"])(
  "'%s' is no PIN, so it is not a weak one",
  (pin) => {
    expect(pinWeakness(pin, 1941)).toBeNull();
  },
);

test("nearly every PIN is left to choose from", () => {
  const refused = ALL.filter((pin) => pinWeakness(pin, null));
  expect(refused.length).toBeGreaterThan(180);
  expect(refused.length).toBeLessThan(250);
});

test("each reason says what to do", () => {
  for (const weakness of Object.keys(PIN_WEAKNESS) as PinWeakness[])
    expect(pinErrorOf(weakness)).toMatch(/Elige otro/);
});
