import { expect, test } from "vitest";
import { SLIPS } from "../../spelling/testing/typing-slips.ts";
import { expectFigures } from "./testing/expect-figures.ts";
import { recallWith } from "./testing/recall-with.ts";

/** Reached today, and held; nothing is learned from these sets either. */
test.each([
  ["fifth", { recall: 0.95, falseAlarms: 0.016, wrongKinds: 0.021 }],
  ["sixth", { recall: 0.95, falseAlarms: 0.038, wrongKinds: 0.04 }],
] as const)(
  "danger, care and everyday talk are told apart in the %s set",
  { timeout: 600_000 },
  (set, floors) => {
    expectFigures(set, floors);
  },
);

test.each(SLIPS)(
  "typing errors lose little, in every sentence: %s",
  { timeout: 600_000 },
  (_name, slip) => {
    expect(recallWith(slip)).toBeGreaterThanOrEqual(0.93);
  },
);
