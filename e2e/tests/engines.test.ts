import { atRest, enterHomeIn, seen } from "../portal/engines/enter.ts";
import { engines, inWords, missingEngines } from "../portal/engines/index.ts";
import { enrol } from "../portal/fixtures.ts";
import { expect, test } from "../portal/test.ts";

test("each engine of the machine is tried, and those that it has not are named", () => {
  console.log(`engines: ${engines.map(({ name }) => name).join(", ")}`);
  if (missingEngines.length > 0) console.log(`not tried: ${inWords(missingEngines)}`);
  expect(engines.map(({ name }) => name)).toContain("chromium");
});

// Chromium walks this way in other tests; the games are played in `browsers.deep.test.ts`.
for (const engine of engines.filter(({ name }) => name !== "chromium"))
  test(`she enters her home in ${engine.name}`, async ({ portal }) => {
    const person = await enrol(portal, { name: "Visitación Mora", pin: "6093" });
    const running = await engine.start();
    try {
      const tab = await running.tab();
      await enterHomeIn(tab, portal.home, person);
      await seen(tab, "Jugaste nunca");
      await atRest(tab);
    } finally {
      await running.stop();
    }
    expect(running.complaints()).toEqual([]);
  });
