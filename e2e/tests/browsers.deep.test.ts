import { join } from "node:path";
import { Site } from "../hosts/site.ts";
import { copiedPage } from "../portal/embedded.ts";
import { complaintsIn, inEngine, refused } from "../portal/engines/complaints.ts";
import {
  carmen,
  chat,
  darken,
  enrolAndEnter,
  enterAsRelative,
  keepPhoto,
  makeReminder,
  openEachGame,
  openRole,
  playSudokuIn,
  seeChart,
  speak,
  waitForRing,
  writeAndRead,
} from "../portal/engines/deeds.ts";
import { atRest, enterHomeIn, seen, seenAt, typePinIn } from "../portal/engines/enter.ts";
import {
  type Engine,
  inWords,
  type Tab,
  tried,
  unheard,
  untried,
} from "../portal/engines/index.ts";
import { addRelative, enrol, signInAdministrator } from "../portal/fixtures.ts";
import {
  activate,
  builtFile,
  failures,
  layRelease,
  lookedAt,
  lookedAtStart,
  otherWord,
  planted,
  served,
  spoilCopy,
  tamper,
} from "../portal/laid-releases.ts";
import { daughter } from "../portal/message-form.ts";
import { enterHome } from "../portal/person.ts";
import { type Portal, PortalProcess } from "../portal/portal-process.ts";
import { noteSound, playedSound } from "../portal/sound.ts";
import { AREA_FAILED } from "../portal/steps.ts";
import { expect, test } from "../portal/test.ts";

type Journey = (tab: Tab, portal: Portal, engine: Engine) => Promise<void>;

const DAMAGED = "0.2.0-damaged";

/** Runs beside a site of somebody else, whose page links to the portal. */
async function besideOtherSite(home: string, run: (address: string) => Promise<void>) {
  const page = `<title>Otro</title><a href="${home}">Al portal</a>`;
  const site = await Site.open({ "/": page, "/favicon.ico": "" });
  try {
    await run(site.url);
  } finally {
    await site.close();
  }
}

/** In the page: makes this browser one person's alone, as her town hall does. */
async function makeOwnDevice(token: string, ownerId: string): Promise<number> {
  const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
  const body = JSON.stringify({ name: null, ownerId });
  return (await fetch("/api/devices/authorise", { method: "POST", headers, body })).status;
}

const JOURNEYS: Record<string, Journey> = {
  async "the portal opens"(tab, { home }, { complaintsAtOpening }) {
    await tab.open(home);
    await seen(tab, "Toca en cualquier lugar");
    if (complaintsAtOpening) expect(refused(await complaintsAtOpening(home))).toEqual([]);
  },

  async "the town hall enrols a person with a photo and a PIN, who enters"(tab, portal) {
    await enrolAndEnter(tab, portal);
  },

  async "a relative sends a message with a photo, which she reads"(tab, portal) {
    await writeAndRead(tab, portal, await enrol(portal, carmen));
  },

  async "a reminder is made, rings and is ticked"(tab, portal, { missingForSound }) {
    const person = await enrol(portal, carmen);
    const call = await enterHome(portal, person);
    await enterHomeIn(tab, portal.home, person, noteSound);
    await waitForRing(tab, await makeReminder(tab));
    if (missingForSound() === null)
      await expect.poll(() => tab.ask(playedSound)).toEqual({ states: ["running"], tones: 2 });
    await tab.press("Hecho");
    await seen(tab, "Muy bien");
    const listed = () =>
      call<{ isCompleted: boolean }[]>("GET", `/api/users/${person.id}/reminders`);
    await expect.poll(listed).toEqual([expect.objectContaining({ isCompleted: true })]);
  },

  async "a photo is kept as a memory"(tab, portal) {
    await enterHomeIn(tab, portal.home, await enrol(portal, carmen));
    await keepPhoto(tab, "La boda");
  },

  async "the assistant answers, and says whether it hears"(tab, portal) {
    await enterHomeIn(tab, portal.home, await enrol(portal, carmen));
    await chat(tab, "Cuéntame un chiste");
    await speak(tab);
  },

  async "her chart is drawn and her settings are kept"(tab, portal) {
    const person = await enrol(portal, carmen);
    await enterHomeIn(tab, portal.home, person);
    await seeChart(tab);
    await tab.press("Volver");
    await darken(tab);
  },

  async "each game opens and one is played"(tab, portal) {
    await enterHomeIn(tab, portal.home, await enrol(portal, carmen));
    await openEachGame(tab);
    await playSudokuIn(tab);
  },

  async "a link of another site leads a relative past the login, and her own tablet home"(
    tab,
    portal,
  ) {
    const person = await enrol(portal, carmen);
    await addRelative(portal, person, daughter);
    const { token } = await signInAdministrator(portal);
    const comeByLink = async (address: string) => {
      await atRest(tab);
      await tab.open(address);
      await tab.press("Al portal");
      // What stands there before the scripts come is drawn anew by them.
      await seenAt(tab, "main");
      await atRest(tab);
    };
    await besideOtherSite(portal.home, async (address) => {
      await enterAsRelative(tab, portal.home, daughter);
      await comeByLink(address);
      await tab.press("Toca en cualquier lugar");
      await tab.press("Personas de Apoyo");
      await seen(tab, "Acompañas a");

      expect(await tab.ask(makeOwnDevice, token, person.id)).toBe(200);
      await comeByLink(address);
      await tab.press("Entrar");
      await typePinIn(tab, person.pin);
      await comeByLink(address);
      await seen(tab, "¡Hola,");
      await atRest(tab);
    });
  },

  async "a page of another origin holds a game, and hears of it"(tab, { url }) {
    const site = await Site.open({ "/": await copiedPage(url), "/favicon.ico": "" });
    try {
      await tab.open(site.url);
      await tab.ask(() =>
        document.addEventListener("puntuacion", (event) => {
          document.title = (event as CustomEvent<{ gameType: string }>).detail.gameType;
        }),
      );
      await seenAt(tab, "acompana-juegos[juego=sudoku]");
      await playSudokuIn(await tab.frame("acompana-juegos[juego=sudoku]"));
      await expect.poll(() => tab.ask(() => document.title)).toBe("sudoku");
    } finally {
      await site.close();
    }
  },
};

test("each browser is tried and heard; those that a machine has not are named, in CI none may be", () => {
  if (untried.length > 0) console.log(`not tried: ${inWords(untried)}`);
  if (unheard.length > 0) console.log(`not heard: ${inWords(unheard)}`);
  if (process.env.CI) expect({ untried, unheard }).toEqual({ untried: [], unheard: [] });
  expect(tried.map(({ name }) => name)).not.toEqual([]);
});

for (const engine of tried)
  for (const [what, journey] of Object.entries(JOURNEYS))
    test(`${engine.name}: ${what}`, async ({ portal }) => {
      await inEngine(engine.start, (tab) => journey(tab, portal, engine));
    });

/** Whether a browser checks an import by the hash that the page gives: Chrome does from 127 on. */
const checksImports = ({ name }: Engine) => name !== "chromium-109";
/** What each engine says of a script that it refused for its hash, and of where it stood. */
const REFUSED = /digest|hash|integrity|0\.2\.0-damaged/i;

/** In the page: whether the form, of the version before, or the card of failure is there. */
const hasEnded = (failed: string): boolean =>
  document.querySelector("input[type=email]") !== null || document.body.innerText.includes(failed);

const hasRun = (tab: Tab) => tab.ask(() => Reflect.has(globalThis, "planted"));

/**
 * Lays a version beside an area's build and activates it. The portal has looked at all its files,
 * the last of which has a spoilt copy, and looks again in ten minutes: what is damaged meanwhile it
 * sends, and the browser alone can refuse it.
 *
 * @returns the version's folder
 */
async function activateLookedAt(
  portal: PortalProcess,
  area: string,
  change: Record<string, (text: string) => string>,
): Promise<string> {
  const folder = join(portal.releasesDir, area, DAMAGED);
  await lookedAtStart(portal);
  const { files } = await layRelease(portal, area, DAMAGED, change);
  const last = Object.keys(files).at(-1) ?? "";
  await spoilCopy(join(folder, last));
  await activate(portal, area, DAMAGED);
  await lookedAt(portal, `${area}/${DAMAGED}/${last}.gz`);
  return folder;
}

/** Runs in a browser whose pages complain of hashes, and of nothing else. */
async function inEngineThatRefuses({ start }: Engine, run: (tab: Tab) => Promise<void>) {
  const complaints = await complaintsIn(start, run);
  expect(complaints.filter((line) => !REFUSED.test(line))).toEqual([]);
}

for (const engine of tried) {
  if (checksImports(engine))
    test(`${engine.name}: a damaged part of an area never runs`, async () => {
      const portal = await PortalProcess.start();
      try {
        const chunk = await builtFile(portal, "support", "support-login");
        // Another content than the build's, so that this version's alone is damaged.
        const other = (text: string) => `${text}\n`;
        const folder = await activateLookedAt(portal, "support", { [chunk]: other });
        await tamper(join(folder, chunk), planted);
        await inEngineThatRefuses(engine, async (tab) => {
          await openRole(tab, portal.home, "Personas de Apoyo");
          await expect.poll(() => tab.ask(hasEnded, AREA_FAILED)).toBe(true);
          expect(await hasRun(tab)).toBe(false);
          // Not each engine says that it was the hash.
          const reported = async () => (await failures(portal, "support")).join();
          await expect.poll(reported).toContain(`${DAMAGED} `);
          expect(await served(portal, `support/${DAMAGED}/${chunk}`)).toContain("planted");
        });
      } finally {
        await portal.remove();
      }
    });

  test(`${engine.name}: a damaged shell is not shown, and a sentence says so`, async () => {
    const portal = await PortalProcess.start();
    try {
      const change = await otherWord(portal, "shell", "Usuarios", "Vecinos");
      const [script = ""] = Object.keys(change);
      const folder = await activateLookedAt(portal, "shell", change);
      await tamper(join(folder, script), planted);
      await inEngineThatRefuses(engine, async (tab) => {
        await tab.open(portal.home);
        await seen(tab, "vuelve a intentarlo");
        expect(await hasRun(tab)).toBe(false);
        expect(await served(portal, `shell/${DAMAGED}/${script}`)).toContain("planted");
      });
    } finally {
      await portal.remove();
    }
  });
}
