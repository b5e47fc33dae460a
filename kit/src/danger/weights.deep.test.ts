// @vitest-environment node
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { DANGER_BUCKETS, decodeFew } from "./buckets.ts";
import { learnWeights } from "./learn-weights.ts";

/** One constant of the text of `weights.ts`, however the formatter has broken its lines. */
function constantOf(source: string, name: string) {
  const [, text = ""] = source.match(new RegExp(`const ${name} =\\s*([^;]+?|".*");\n`)) ?? [];
  return JSON.parse(text.replace(/,\s*\]/, "]"));
}

const stepsOf = (source: string) =>
  decodeFew(constantOf(source, "GAPS"), constantOf(source, "STEPS"), DANGER_BUCKETS);

const codesOf = (source: string) =>
  Array.from(constantOf(source, "KIND_WEIGHTS") as string, (one) => one.charCodeAt(0));

/** How far the numbers lie from the others; engines may round the last digit differently. */
function distance(one: ArrayLike<number>, other: ArrayLike<number>): number {
  expect(one.length).toBe(other.length);
  return Array.from(one, (value, at) => Math.abs(value - (other[at] as number))).reduce(
    (sum, steps) => sum + steps,
    0,
  );
}

test("learning anew gives the weights that are committed", { timeout: 900_000 }, () => {
  const committed = readFileSync(new URL("./weights.ts", import.meta.url), "utf8");
  const learned = learnWeights();
  for (const numbersOf of [stepsOf, codesOf])
    expect(distance(numbersOf(learned), numbersOf(committed))).toBeLessThanOrEqual(200);
  for (const name of ["SENTENCES", "STEP", "KIND_STEP"])
    expect(constantOf(learned, name)).toBe(constantOf(committed, name));
  expect(constantOf(learned, "BIAS")).toBeCloseTo(constantOf(committed, "BIAS"), 1);
  expect(
    distance(constantOf(learned, "KIND_BIASES"), constantOf(committed, "KIND_BIASES")),
  ).toBeLessThan(0.2);
});
