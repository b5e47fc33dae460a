import { lastBuilt } from "../portal/built-releases.ts";
import { inEngine } from "../portal/engines/complaints.ts";
import { atRest, enterHomeIn, seen, seenAt } from "../portal/engines/enter.ts";
import { engines, tried } from "../portal/engines/index.ts";
import { openVisits, visitsOf } from "../portal/engines/open-screens.ts";
import { enrol } from "../portal/fixtures.ts";
import { expect, test } from "../portal/test.ts";

// One engine after the other: each has a machine's attention.
test.describe.configure({ mode: "default" });

/** In px: a tablet, and the same one turned. */
const LYING = { width: 1024, height: 600 };
const UPRIGHT = { width: 800, height: 1280 };

// The oldest Chromium too, in which journeys alone are walked elsewhere.
for (const engine of new Set([...engines, ...tried]))
  test(`every screen opens in ${engine.name}`, async ({ portal }) => {
    const all = (await lastBuilt()).flatMap(({ manifest }) => manifest ?? []);
    expect(all).not.toEqual([]);
    const visits = all.flatMap((manifest) => visitsOf(manifest, all));
    await openVisits(engine, portal, visits);
  });

/** In the page: where the newest message ends below the talk's room, in px; null: not so many. */
function newestBelowRoom(messages: number): number | null {
  const all = document.querySelectorAll("[role=log] > ol > li");
  const room = document.querySelector("[role=log]")?.parentElement?.parentElement;
  const newest = all[messages - 1];
  if (!newest || !room) return null;
  return Math.round(newest.getBoundingClientRect().bottom - room.getBoundingClientRect().bottom);
}

for (const { name, start } of tried)
  test(`the newest of the talk stays in sight in ${name} when the tablet is turned and back`, async ({
    portal,
  }) => {
    const person = await enrol(portal, { name: "Nieves Lara", pin: "3617" });
    await inEngine(start, async (tab) => {
      await tab.resize(LYING);
      await enterHomeIn(tab, portal.home, person);
      await tab.press("Asistente Virtual");
      const ANSWERS = 4;
      const below = () => tab.ask(newestBelowRoom, 2 * ANSWERS);
      for (let said = 1; said <= ANSWERS; said += 1) {
        await tab.press("Cuéntame un chiste");
        await seenAt(tab, `[role=log] > ol > li:nth-child(${2 * said})`);
      }
      await expect.poll(below).toBeLessThan(1);
      for (const size of [UPRIGHT, LYING]) {
        await tab.resize(size);
        await expect.poll(below, `at ${size.width}×${size.height}`).toBeLessThan(1);
      }
      // Left in order: what ends the conversation would be cut off.
      await tab.press("Volver");
      await seen(tab, "Última conversación");
    });
  });

for (const { name, start } of tried)
  test(`the tiles of the games are as high in ${name} in a window that was turned as in one that was not`, async ({
    portal,
  }) => {
    const person = await enrol(portal, { name: "Nieves Lara", pin: "3617" });
    await inEngine(start, async (tab) => {
      const heights = () =>
        tab.ask(() => {
          const tiles = document.querySelectorAll<HTMLElement>("main h2 + div > button");
          return [...tiles].map(({ offsetHeight }) => offsetHeight);
        });
      await enterHomeIn(tab, portal.home, person);
      await tab.resize(UPRIGHT);
      await tab.press("Juegos");
      await seenAt(tab, "main section h2");
      const opened = await heights();
      expect(opened).toHaveLength(7);
      await tab.press("Volver");
      await tab.resize(LYING);
      await tab.press("Juegos");
      await seenAt(tab, "main section h2");
      await tab.resize(UPRIGHT);
      await expect.poll(heights).toEqual(opened);
    });
  });

for (const { name, start } of tried)
  test(`the whole home is in the window of a low tablet in ${name}`, async ({ portal }) => {
    const person = await enrol(portal, { name: "Nieves Lara", pin: "3617" });
    await inEngine(start, async (tab) => {
      await tab.resize(LYING);
      await enterHomeIn(tab, portal.home, person);
      await atRest(tab);
      /** How far the lowest of what is pressed reaches, in px. */
      const lowest = () =>
        tab.ask(() =>
          Math.max(
            ...[...document.querySelectorAll("main button")].map(
              (button) => button.getBoundingClientRect().bottom,
            ),
          ),
        );
      await expect.poll(lowest).toBeLessThanOrEqual(LYING.height);
    });
  });
