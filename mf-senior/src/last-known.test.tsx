import { describeLastKnown, sourcesIn, untriedReads } from "@acompana/kit/testing";
import { expect, test } from "vitest";
import { screens, tried } from "./testing/last-known.tsx";

// All of them are tried in the slow tier.
describeLastKnown(tried, ["the home", "the reminders", "the messages"]);

test("every reading of this area is tried", () => {
  const sources = sourcesIn(import.meta.dirname);
  expect(Object.keys(sources).length).toBeGreaterThan(50);
  expect(untriedReads(sources, screens)).toEqual([]);
  // It would say so.
  expect(untriedReads(sources, screens.slice(1)).length).toBeGreaterThan(0);
});
