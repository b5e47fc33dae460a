import { expect, test } from "vitest";
import { SLIPS } from "../../spelling/testing/typing-slips.ts";
import { recallWith } from "./testing/recall-with.ts";

test.each(SLIPS)(
  "typing errors lose little, in every sentence: %s",
  { timeout: 600_000 },
  (_name, slip) => {
    expect(recallWith(slip)).toBeGreaterThanOrEqual(0.93);
  },
);
