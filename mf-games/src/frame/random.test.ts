import { expect, test } from "vitest";
import { seeded } from "../testing/seeded.ts";
import { drawInteger, pick, shuffle } from "./random.ts";

test("a shuffle makes every order equally often", () => {
  const random = seeded(7);
  const counts = new Map<string, number>();
  for (let round = 0; round < 24_000; round++) {
    const order = shuffle(["a", "b", "c", "d"], random).join("");
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  expect(counts.size).toBe(24);
  // 1000 each are expected, with a standard deviation of 31.
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
});

test("a drawn number takes every value of its range equally often, and no other", () => {
  const random = seeded(3);
  const counts = new Map<number, number>();
  for (let round = 0; round < 9000; round++) {
    const drawn = drawInteger(1, 9, random);
    counts.set(drawn, (counts.get(drawn) ?? 0) + 1);
  }
  expect([...counts.keys()].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
});

test("any item can be picked, and nothing from nothing", () => {
  expect([0, 0.5, 0.999].map((value) => pick(["a", "b", "c"], () => value))).toEqual([
    "a",
    "b",
    "c",
  ]);
  expect(() => pick([], () => 0)).toThrow(RangeError);
});
