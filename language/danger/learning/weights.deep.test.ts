import { expect, test } from "vitest";
import { ROWS } from "../weights.ts";
import { checksumOfRows, learnWeights, readSentences, sampleOf } from "./learn-weights.ts";

/** Otherwise: `npm run learn -w language`. */
test("the weights were learned from what the sentences are now", { timeout: 600_000 }, () => {
  expect(ROWS).toBe(checksumOfRows(readSentences()));
});

/** To learn from all of them takes three minutes, so that is what `train.ts` is for. */
test("a part of the sentences is learned, and the same way again", { timeout: 600_000 }, () => {
  const part = sampleOf(readSentences(), 40);
  const learned = learnWeights(part);
  expect(learned.length).toBeGreaterThan(4_000);
  expect(learnWeights(part)).toBe(learned);
});
