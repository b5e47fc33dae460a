import { expect, test } from "vitest";
import { SLIPS } from "../../spelling/testing/typing-slips.ts";
import { expectFigures } from "./testing/expect-figures.ts";
import { recallWith } from "./testing/recall-with.ts";

/** Reached today, and held; nothing is learned from these sets either. */
test.each([
  ["fifth", { recall: 0.955, falseAlarms: 0.021, wrongKinds: 0.025 }],
  ["sixth", { recall: 0.98, falseAlarms: 0.023, wrongKinds: 0.025 }],
  ["seventh", { recall: 0.96, falseAlarms: 0.018, wrongKinds: 0.022 }],
  ["eighth", { recall: 0.94, falseAlarms: 0.04, wrongKinds: 0.05 }],
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

/** Counts alone, too: reached today, and held. The fifth to eighth are judged above. */
test("danger, care and everyday talk are told apart", () => {
  expectFigures("held-out", { recall: 0.939, falseAlarms: 0.023, wrongKinds: 0.035 });
});

/** Three slips, each in another fourth of the sentences; all, in all of them, in the deep test. */
test.each(SLIPS.slice(0, 3).map(([name, slip], part) => ({ name, slip, part })))(
  "typing errors lose little: $name",
  ({ slip, part }) => {
    expect(recallWith(slip, (place) => place % 4 === part)).toBeGreaterThanOrEqual(0.93);
  },
);
