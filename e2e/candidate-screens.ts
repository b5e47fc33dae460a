// What `npm run compat` runs after the journeys: the screens of the area that `CANDIDATE` names, in
// each engine of the machine. The report says by the tests' titles where one goes wrong.
import { lastBuilt } from "./portal/built-releases.ts";
import { engines } from "./portal/engines/index.ts";
import { openVisits, visitsOf } from "./portal/engines/open-screens.ts";
import { test } from "./portal/test.ts";

for (const engine of engines)
  test(engine.name, async ({ portal }) => {
    const releases = await lastBuilt();
    const candidate = releases.find(({ area }) => area === process.env.CANDIDATE)?.manifest;
    if (!candidate) throw new Error(`${process.env.CANDIDATE} declares nothing`);
    const all = releases.flatMap(({ manifest }) => manifest ?? []);
    await openVisits(engine, portal, visitsOf(candidate, all));
  });
