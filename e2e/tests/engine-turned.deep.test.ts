import { inEngine } from "../portal/engines/complaints.ts";
import { enterHomeIn } from "../portal/engines/enter.ts";
import { enrolWithOneWord } from "../portal/engines/every-day.ts";
import { engines, type Tab } from "../portal/engines/index.ts";
import {
  answerForSound,
  boxesOfScreen,
  HER_SCREENS,
  leaveScreen,
  openScreen,
} from "../portal/engines/turned.ts";
import { addRelative, type Person } from "../portal/fixtures.ts";
import { daughter } from "../portal/message-form.ts";
import type { Portal } from "../portal/portal-process.ts";
import { sendMessages } from "../portal/relative.ts";
import { expect, test } from "../portal/test.ts";

// One engine after the other: each has a machine's attention.
test.describe.configure({ mode: "default" });

/** In px: tablets, and one of them turned; two are as wide as each other. */
const SIZES = [
  { width: 1024, height: 600 },
  { width: 800, height: 1280 },
  { width: 1024, height: 768 },
] as const;

/** In ms. */
const LOOK_EVERY = 400;

/** The boxes of a screen once two looks find the same. */
async function boxesAtRest(tab: Tab): Promise<string[]> {
  let last: string[] = [];
  const isAtRest = async () => {
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
    const before = last;
    last = await tab.ask(boxesOfScreen);
    return last.length > 1 && last.join() === before.join();
  };
  await expect.poll(isAtRest, "the screen is at rest").toBe(true);
  return last;
}

/** Those of the second that are not in the first within 1 px, as the first has them, and these. */
function unlike(opened: readonly string[], turned: readonly string[]): string[] {
  const isLike = (one = "", other = "") => {
    const [words, others] = [one.split(" "), other.split(" ")];
    return words.every((word, at) =>
      at === 0 ? word === others[0] : Math.abs(Number(word) - Number(others[at])) <= 1,
    );
  };
  const places = [...Array(Math.max(opened.length, turned.length)).keys()];
  return places
    .filter((at) => !isLike(opened[at], turned[at]))
    .map((at) => `${opened[at]} is ${turned[at]}`)
    .slice(0, 6);
}

/** A person with a reminder that waits, and a daughter. */
async function enrolWithDaughter(portal: Portal): Promise<Person> {
  const person = await enrolWithOneWord(portal);
  await addRelative(portal, person, daughter);
  return person;
}

for (const { name: engine, start } of engines)
  for (const [which, screens] of Object.entries(HER_SCREENS))
    test(`her screens ${which} stand in ${engine} in a window that was turned as in one that was not`, async ({
      portal,
    }) => {
      test.setTimeout(900_000);
      const person = await enrolWithDaughter(portal);
      await inEngine(start, async (tab) => {
        await tab.resize(SIZES[0]);
        // Bars of what is scrolled take no room, as on a tablet.
        await enterHomeIn(tab, portal.home, person, () => {
          document.documentElement.style.scrollbarWidth = "none";
        });
        if (which === "of games") await answerForSound(tab);
        for (const screen of screens) {
          const open = async () => {
            // What she has seen is deleted when she leaves.
            if (screen.name === "messages")
              await sendMessages(portal, daughter, person, [{ content: "Hemos paseado" }]);
            await openScreen(tab, screen);
            return await boxesAtRest(tab);
          };
          const opened: string[][] = [];
          for (const size of SIZES) {
            await tab.resize(size);
            opened.push(await open());
            if (opened.length < SIZES.length) await leaveScreen(tab, screen);
          }
          // To a lower window, to one that stands, and to one that lies: the last one is open.
          for (const at of [0, 1, 2]) {
            const { width, height } = SIZES[at] ?? SIZES[0];
            await tab.resize({ width, height });
            const turned = await boxesAtRest(tab);
            const where = `${screen.name} turned to ${width}×${height}`;
            expect(unlike(opened[at] ?? [], turned), where).toEqual([]);
          }
          await leaveScreen(tab, screen);
        }
      });
    });
