import { expect } from "vitest";
import { figuresOf, judgeAll } from "../confusion.ts";

/** What a set's recall must reach, 0 to 1, and what its errors must not exceed. */
type Floors = Record<"recall" | "falseAlarms" | "wrongKinds", number>;

/** Danger, care and everyday talk in one set of sentences: counts alone, no sentence is printed. */
export function expectFigures(part: Parameters<typeof judgeAll>[0], floors: Floors): void {
  const { recall, falseAlarms, wrongKinds } = figuresOf(judgeAll(part));
  expect(recall).toBeGreaterThanOrEqual(floors.recall);
  expect(falseAlarms).toBeLessThanOrEqual(floors.falseAlarms);
  expect(wrongKinds).toBeLessThanOrEqual(floors.wrongKinds);
}
