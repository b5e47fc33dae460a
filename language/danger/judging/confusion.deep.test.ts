import { expect, test } from "vitest";
import { figuresOf, judgeAll } from "./confusion.ts";

test("what is learned from is known: danger, care and everyday talk", { timeout: 600_000 }, () => {
  const { recall, falseAlarms, wrongKinds } = figuresOf(judgeAll("open"));
  expect(recall).toBeGreaterThanOrEqual(0.99);
  expect(falseAlarms).toBeLessThanOrEqual(0.01);
  expect(wrongKinds).toBeLessThanOrEqual(0.01);
});
