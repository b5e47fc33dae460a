import fc from "fast-check";
import { expect, test } from "vitest";
import { integer, pick, seeded, shuffled } from "./random.ts";

test("a seed gives the same numbers again, from 0 up to but not 1", () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const [one, other] = [seeded(seed), seeded(seed)];
      for (let draw = 0; draw < 20; draw++) {
        const value = one();
        expect(value).toBe(other());
        expect(value >= 0 && value < 1).toBe(true);
      }
    }),
  );
});

test("whole numbers reach both ends and no further", () => {
  const random = seeded(1);
  const drawn = new Set(Array.from({ length: 400 }, () => integer(random, 3, 6)));
  expect([...drawn].sort()).toEqual([3, 4, 5, 6]);
});

test("every order of a shuffle is equally likely", () => {
  const random = seeded(2);
  const orders = new Map<string, number>();
  for (let turn = 0; turn < 6000; turn++) {
    const order = shuffled(random, ["a", "b", "c"]).join("");
    orders.set(order, (orders.get(order) ?? 0) + 1);
  }
  expect(orders.size).toBe(6);
  // 1000 expected; 150 are five standard deviations.
  for (const count of orders.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
});

test("nothing can be picked from nothing", () => {
  expect(pick(() => 0.99, ["a", "b"])).toBe("b");
  expect(() => pick(() => 0, [])).toThrow(RangeError);
});
