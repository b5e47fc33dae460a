import { lastBuilt } from "../portal/built-releases.ts";
import { refused } from "../portal/engines/complaints.ts";
import type { Engine } from "../portal/engines/engine.ts";
import { engines } from "../portal/engines/index.ts";
import { enrolPeople, openScreens, type Visit, visitsOf } from "../portal/engines/open-screens.ts";
import type { Portal } from "../portal/portal-process.ts";
import { expect, test } from "../portal/test.ts";

// One engine after the other: each has a machine's attention.
test.describe.configure({ mode: "default" });

/** What is opened of every area. */
async function visits(): Promise<Visit[]> {
  const all = (await lastBuilt()).flatMap(({ manifest }) => manifest ?? []);
  return all.flatMap((manifest) => visitsOf(manifest, all));
}

async function openAll(engine: Engine, portal: Portal): Promise<void> {
  const people = await enrolPeople(portal);
  const all = await visits();
  expect(all).not.toEqual([]);
  for (const visit of all) {
    const running = await engine.start();
    try {
      await openScreens(engine, running, portal, visit, people);
    } finally {
      await running.stop();
    }
    expect(refused(running.complaints())).toEqual([]);
  }
}

for (const engine of engines)
  test(`every screen opens in ${engine.name}`, ({ portal }) => openAll(engine, portal));
