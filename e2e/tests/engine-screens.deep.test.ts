import { lastBuilt } from "../portal/built-releases.ts";
import { engines, tried } from "../portal/engines/index.ts";
import { openVisits, visitsOf } from "../portal/engines/open-screens.ts";
import { expect, test } from "../portal/test.ts";

// One engine after the other: each has a machine's attention.
test.describe.configure({ mode: "default" });

// The oldest Chromium too, in which journeys alone are walked elsewhere.
for (const engine of new Set([...engines, ...tried]))
  test(`every screen opens in ${engine.name}`, async ({ portal }) => {
    const all = (await lastBuilt()).flatMap(({ manifest }) => manifest ?? []);
    expect(all).not.toEqual([]);
    const visits = all.flatMap((manifest) => visitsOf(manifest, all));
    await openVisits(engine, portal, visits);
  });
