// @vitest-environment node
import { expect, test } from "vitest";
import { decodeFew, encodeFew } from "./buckets.ts";

test("weights of few buckets come back as steps, near each other and far apart, first and last", () => {
  const weights = new Map([
    [999, 0.5],
    [0, -0.25],
    [1, 3],
    [14, 0.26],
    [300, -30],
    [301, 0.1],
  ]);
  const { gaps, steps } = encodeFew(weights, 0.25);
  const found = decodeFew(gaps, steps, 1_000);
  expect([...found.entries()].filter(([, value]) => value !== 0)).toEqual([
    [0, -1],
    [1, 12],
    [14, 1],
    [300, -40],
    [999, 2],
  ]);
});

test("every gap and every step can be written in a string without an escape", () => {
  const weights = new Map([...Array(100).keys()].map((at) => [at * (at + 1), (at % 81) - 40]));
  const { gaps, steps } = encodeFew(weights, 1);
  expect(JSON.stringify(gaps + steps)).toBe(`"${gaps}${steps}"`);
  const found = decodeFew(gaps, steps, 10_000);
  for (const [bucket, weight] of weights) expect(found[bucket]).toBe(weight);
});
