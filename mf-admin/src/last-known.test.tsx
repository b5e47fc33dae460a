import { describeLastKnown, sourcesIn, untriedReads } from "@acompana/kit/testing";
import { expect, test } from "vitest";
import { screens } from "./testing/last-known.tsx";

// All of them are tried in the slow tier.
describeLastKnown(screens, ["the devices", "the municipality's trail", "a person's relatives"]);

test("every reading of this area is tried", () => {
  const sources = sourcesIn(import.meta.dirname);
  expect(Object.keys(sources).length).toBeGreaterThan(30);
  // Asked once, after the deletion; `erasure-receipt/erasure-receipt.test.tsx` tries it.
  const receipt = "./erasure-receipt/erasure.resource.ts /api/erasures/{userId}";
  // Without an answer there is nothing to look at; the tests of this folder try that.
  const attention = "./attention/attention.resource.ts /api/attention";
  // A file is asked for once, and shown nowhere.
  const download = "./audit/events.resource.ts /api/audit/export";
  const figures = "./figures/figures.resource.ts /api/figures/export";
  const once = [attention, download, receipt, figures];
  expect(untriedReads(sources, screens)).toEqual(once);
  expect(untriedReads(sources, screens.slice(1)).length).toBeGreaterThan(1);
});
