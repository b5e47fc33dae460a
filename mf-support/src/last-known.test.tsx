import { describeLastKnown, sourcesIn, untriedReads } from "@acompana/kit/testing";
import { beforeAll, expect, test } from "vitest";
import { screens } from "./testing/last-known.tsx";

// Fetched here once, so that no test waits for it.
beforeAll(() => import("@acompana/kit/chart"));

// All of them are tried in the slow tier.
describeLastKnown(screens, ["the person's day", "what one has sent", "one's own account"]);

test("every reading of this area is tried", () => {
  const sources = sourcesIn(import.meta.dirname);
  expect(Object.keys(sources).length).toBeGreaterThan(20);
  // Whom one accompanies is known from the sign-in: tried with the dashboard's own tests. The other
  // asks whether the session has ended, and shows nothing.
  expect(untriedReads(sources, screens)).toEqual([
    "./message/message.resource.ts /api/session",
    "./support-dashboard/support-dashboard.resource.ts /api/session",
  ]);
});
