import { expect, test } from "vitest";
import { fc } from "../testing/properties.ts";
import { newPin } from "./new-pin.ts";
import { pinWeakness } from "./weak-pin.ts";

/** Gives these values of two bytes, one after the other. */
const inTurn = (...values: number[]) => {
  const left = [...values];
  return () => {
    const value = left.shift() ?? 0;
    return Uint8Array.of(value >> 8, value & 255);
  };
};

test("has four digits, also with zeros before them", () => {
  expect(newPin(inTurn(407), null)).toBe("0407");
  expect(newPin(inTurn(59_071), null)).toBe("9071");
});

test("takes no value that would make some PINs come more often", () => {
  expect(newPin(inTurn(60_000, 65_535, 4_071), null)).toBe("4071");
});

test("is none that is guessed first", () => {
  expect(newPin(inTurn(1_234, 7_777, 1_212, 1_941, 4_071), "1941-05-28")).toBe("4071");
  const pins = fc.property(fc.nat(65_535), (value) => {
    const pin = newPin(inTurn(value, 4_071), "1938-01-02");
    expect(pin).toMatch(/^\d{4}$/);
    expect(pinWeakness(pin, 1938)).toBeNull();
  });
  fc.assert(pins);
});
