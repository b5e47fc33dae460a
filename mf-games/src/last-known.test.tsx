import { describeLastKnown, sourcesIn, untriedReads } from "@acompana/kit/testing";
import { expect, test } from "vitest";
import { screens } from "./testing/last-known.tsx";

// All of them are tried in the slow tier.
describeLastKnown(screens, ["memory games"]);

test("every reading of this area is tried", () => {
  const sources = sourcesIn(import.meta.dirname);
  expect(Object.keys(sources).length).toBeGreaterThan(50);
  expect(untriedReads(sources, screens)).toEqual([]);
  expect(untriedReads(sources, []).length).toBeGreaterThan(0);
});
