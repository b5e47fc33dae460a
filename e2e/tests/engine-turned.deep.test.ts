import { openFederationSite } from "../hosts/federation-site.ts";
import { Site } from "../hosts/site.ts";
import { inEngine } from "../portal/engines/complaints.ts";
import type { OpenPage } from "../portal/engines/engine.ts";
import { enterHomeIn, seenAt } from "../portal/engines/enter.ts";
import { enrolWithOneWord } from "../portal/engines/every-day.ts";
import { engines } from "../portal/engines/index.ts";
import {
  answerForSound,
  boxesOfScreen,
  focusLost,
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

/** In the page: bars of what is scrolled take no room, as on a tablet. */
const hideBars = () => {
  document.documentElement.style.scrollbarWidth = "none";
};

/** The boxes of a screen once two looks find the same. */
async function boxesAtRest(page: OpenPage): Promise<string[]> {
  let last: string[] = [];
  const isAtRest = async () => {
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
    const before = last;
    last = await page.ask(boxesOfScreen);
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
        await enterHomeIn(tab, portal.home, person, hideBars);
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

/** In a page of another site: how wide it is, and what stands on it besides the games. */
const boxesOfHost = () => [
  `page ${document.documentElement.scrollWidth}`,
  ...[...document.querySelectorAll<HTMLElement>("#page > *, iframe, acompana-juegos")].map(
    ({ localName, offsetLeft, offsetTop, offsetWidth, offsetHeight }) =>
      `${localName} ${offsetLeft} ${offsetTop} ${offsetWidth} ${offsetHeight}`,
  ),
];

/** In the page: notes from now on what goes wrong in it, also where no console says so. */
const noteErrors = () => {
  const errors: string[] = [];
  globalThis.errorsOfPage = errors;
  addEventListener("error", ({ message }) => errors.push(message));
};

declare global {
  var errorsOfPage: string[] | undefined;
}

/** In the page of the games: how wide the board is, and what of it and its keys is not drawn. */
const boardDrawn = () => {
  const board = document.querySelector<HTMLElement>(
    "main :is([role=grid], fieldset, [role=group])",
  );
  const high = document.documentElement.scrollHeight;
  const cut = [...document.querySelectorAll<HTMLElement>("main button")].filter((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const isBeside = left < -1 || right > innerWidth + 1;
    return isBeside || top + scrollY < -1 || bottom + scrollY > high + 1;
  });
  return { wide: board?.offsetWidth, cut: cut.map(({ outerHTML }) => outerHTML.slice(0, 90)) };
};

/** In the page in a frame that is as high as its content: how much of it is to be scrolled to. */
const hiddenBelow = () => document.documentElement.scrollHeight - innerHeight;

/** In px: those sizes in which pages lie, and a tablet that stands and is turned from there. */
const SIZES_OF_HOSTS = [
  { width: 1024, height: 600 },
  { width: 1024, height: 768 },
  { width: 800, height: 1280 },
  { width: 1280, height: 800 },
] as const;

/** In px: as wide as a board of nine cells is in a tablet that stands. */
const WIDEST = 660;

/** In px: all of a board is seen at once. */
const HIGH = { width: 1024, height: 1280 };

/** How the games get into another site's page, and where they are drawn then. */
const HOSTS: readonly { how: string; games: readonly string[]; frame?: string }[] = [
  { how: "in a frame", games: ["sudoku", "parejas"], frame: "iframe" },
  { how: "by the element", games: ["sudoku", "parejas"], frame: "acompana-juegos" },
  { how: "by federation", games: ["sudoku"] },
];

const FRAMES: Readonly<Record<string, (portal: string, game: string) => string>> = {
  "in a frame": (portal, game) =>
    `<iframe title="Juego" src="${portal}/embed/juegos.html?juego=${game}" width="100%" height="1100"></iframe>`,
  "by the element": (portal, game) =>
    `<acompana-juegos juego="${game}" title="Juego"></acompana-juegos>
     <script src="${portal}/embed/juegos.js" async></script>`,
};

const hostPage = (content: string) => `<!doctype html><html lang="es"><head><title>Otra casa</title>
  <meta name="viewport" content="width=device-width, initial-scale=1" /></head>
  <body>${content}</body></html>`;

for (const { name: engine, start } of engines)
  for (const { how, games, frame } of HOSTS)
    test(`a board in another site's page ${how} stands in ${engine} in a window that was turned as in one that was not`, async ({
      portal,
    }) => {
      test.setTimeout(600_000);
      const framed = FRAMES[how];
      const site = framed
        ? await Site.open({
            "/favicon.ico": "",
            ...Object.fromEntries(
              games.map((game) => [`/${game}`, hostPage(framed(portal.url, game))]),
            ),
          })
        : await openFederationSite(portal, "");
      try {
        await inEngine(start, async (tab) => {
          for (const game of games) {
            const open = async () => {
              await tab.open(framed ? `${site.url}/${game}` : site.url);
              const page = frame ? await tab.frame(frame) : tab;
              for (const shown of [tab, page]) await shown.ask(hideBars);
              await seenAt(page, "main :is([role=grid], fieldset, [role=group]) button");
              return page;
            };
            const look = async (page: OpenPage) => {
              const boxes = await boxesAtRest(page);
              return [...(await tab.ask(boxesOfHost)), ...boxes];
            };
            const opened: string[][] = [];
            // Whether she wants sounds is asked until it has been seen.
            await tab.resize(HIGH);
            let page = await open();
            await look(page);
            for (const size of SIZES_OF_HOSTS) {
              await tab.resize(size);
              page = await open();
              const boxes = await look(page);
              expect(boxes[0], `${game}: nothing is beside the window`).toBe(`page ${size.width}`);
              opened.push(boxes);
            }
            for (const shown of new Set([tab, page])) await shown.ask(noteErrors);
            for (const [at, size] of SIZES_OF_HOSTS.entries()) {
              await tab.resize(size);
              const where = `${game} turned to ${size.width}×${size.height}`;
              expect(unlike(opened[at] ?? [], await look(page)), where).toEqual([]);
              const { wide, cut } = await page.ask(boardDrawn);
              expect(cut, where).toEqual([]);
              if (how === "by the element") expect(await page.ask(hiddenBelow), where).toBe(0);
              const isStanding = size.height > size.width;
              if (how === "by federation" && isStanding) expect(wide, where).toBe(WIDEST);
            }
            for (const shown of new Set([tab, page]))
              expect(await shown.ask(() => globalThis.errorsOfPage), game).toEqual([]);
          }
        });
      } finally {
        await site.close();
      }
    });

/** In px: telephones, and the same ones turned. */
const TELEPHONES = [
  [390, 844],
  [320, 640],
] as const;

/** As narrow as the engine's window can be, upright and lying. */
const heldBothWays = ([short, long]: readonly [number, number], narrowest = 0) => [
  { width: Math.max(narrowest, short), height: long },
  { width: Math.max(narrowest, long), height: Math.max(narrowest, short) },
];

/** Where she writes: how a field is come to from her home, and what is pressed to leave it. */
const FIELDS = [
  { label: "Escribe tu mensaje", open: ["Asistente Virtual"], leave: ["Inicio"] },
  { label: "Título", open: ["Recordatorios", "Añadir", "Otra cosa"], leave: ["Cerrar", "Inicio"] },
];
const WRITTEN = "Comprar pan";

/** In the page: what is written in the field that has the focus. */
const written = () => {
  const field = document.activeElement;
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
    ? field.value
    : "no field has the focus";
};

for (const { name: engine, start, narrowest } of engines)
  test(`a field that is written in stays in the window of ${engine} when a telephone is turned, and what is written in it`, async ({
    portal,
  }) => {
    const person = await enrolWithDaughter(portal);
    await inEngine(start, async (tab) => {
      await enterHomeIn(tab, portal.home, person);
      for (const { label, open, leave } of FIELDS) {
        for (const name of open) await tab.press(name);
        await tab.type(label, WRITTEN);
        for (const telephone of TELEPHONES)
          for (const size of heldBothWays(telephone, narrowest)) {
            await tab.resize(size);
            const where = `${label} turned to ${size.width}×${size.height}`;
            await expect.poll(() => tab.ask(focusLost), where).toEqual([]);
            expect(await tab.ask(written), where).toBe(WRITTEN);
          }
        for (const name of leave) await tab.press(name);
      }
    });
  });
