import { expect, type Locator, type Page } from "@playwright/test";
import { greeting } from "./assistant.ts";
import { outside, SIZES, showTop } from "./in-view.ts";
import { withLetters } from "./large-letters.ts";

type Find = (page: Page) => Locator;

const buttons =
  (name: RegExp): Find =>
  (page) =>
    page.getByRole("button", { name });
const cellsOf =
  (name: string): Find =>
  (page) =>
    page.locator(`[aria-label="${name}"] button`);

/** What a step of the new reminder is answered by. */
const answers: Find = (page) => page.locator("[role=dialog] h3 ~ div button");

interface FirstLook {
  views: RegExp;
  /** Whether it stands in the dialog that these views open. */
  isDialog?: boolean;
  what: string;
  find: Find;
  /**
   * How many of them there are to be, in the order of the page; if absent, all that there are, and
   * at least one.
   */
  first?: number;
  /** So many on a telephone, where it is fewer. */
  onTelephone?: number;
}

/**
 * What each of her screens and her family's first one is for: that much of it is seen without
 * scrolling, at each size.
 */
const FIRST_LOOKS: readonly FirstLook[] = [
  {
    views: /^user-menu/,
    what: "the six cards",
    find: buttons(/^(Recordatorios|Juegos|Mis Recuerdos|Asistente V|Mi Act|Mensajes de)/),
    first: 6,
    // A sentence of the portal's own, above or below the hour, takes the place of the last two.
    onTelephone: 4,
  },
  {
    views: /^user-menu(-news)?$/,
    what: "all six on a telephone too",
    find: buttons(/^(Recordatorios|Juegos|Mis Recuerdos|Asistente V|Mi Act|Mensajes de)/),
    first: 6,
  },
  { views: /^user-menu$/, what: "'Hecho'", find: buttons(/^Hecho: /), first: 1 },
  {
    views: /^reminders$/,
    what: "hour, title and 'Hecho' of two reminders",
    find: (page) => page.locator("article :is(time, h2, h3, [aria-pressed])"),
    first: 6,
  },
  {
    views: /^reminders-upcoming$/,
    what: "hour and title of two reminders",
    find: (page) => page.locator("article :is(time, h2, h3)"),
    first: 4,
    onTelephone: 3,
  },
  {
    views: /^reminders-paused$/,
    what: "what ends it",
    find: buttons(/^Que vuelvan/),
    first: 1,
  },
  {
    views: /^user-menu-paused$/,
    what: "what ends it",
    find: buttons(/^Que vuelvan/),
    first: 1,
    // There it stands below the cards.
    onTelephone: 0,
  },
  {
    views: /^reminders-paused$/,
    what: "hour and title of a reminder",
    find: (page) => page.locator("article :is(time, h2, h3)"),
    first: 2,
  },
  {
    views: /^chat(-not-heard)?$/,
    what: "the field",
    find: (page) => page.getByLabel("Escribe tu mensaje"),
  },
  { views: /^chat(-not-heard)?$/, what: "what sends it", find: buttons(/^Enviar$/), first: 1 },
  {
    views: /^gallery$/,
    what: "a memory",
    find: (page) => buttons(/^Ver (foto|video|audio)/)(page).locator("> [class*=frame]"),
    first: 1,
  },
  { views: /^settings/, what: "a switch", find: (page) => page.getByRole("switch"), first: 1 },
  {
    views: /^support-messages$/,
    what: "a message",
    find: (page) => page.getByRole("article").getByRole("heading"),
    first: 1,
  },
  {
    // After a death there is no message.
    views: /^support-dashboard(?!-mourned)/,
    what: "'Enviar Mensaje'",
    find: buttons(/^Enviar Mensaje/),
    first: 1,
  },
  { views: /^games-menu$/, what: "the menus", find: buttons(/^(Juegos de m|Otros)/), first: 2 },
  {
    views: /^memory-games-menu$/,
    what: "its games",
    find: buttons(/^(Juego de Memoria|Secuencia|Patrones|Memoria visual)/),
    first: 4,
  },
  {
    views: /^other-games-menu$/,
    what: "its games",
    find: buttons(/^(Sudoku|Puzle|Juegos matemáticos)/),
    first: 3,
  },
  { views: /^memory-game(-own-pace)?$/, what: "the cards", find: cellsOf("Cartas") },
  { views: /^visual-memory-game-(showing|input)/, what: "the board", find: cellsOf("Casillas") },
  { views: /^number-.*-input/, what: "the keys", find: buttons(/^\d$/), first: 9 },
  {
    views: /^pattern-.*-(showing|input)/,
    what: "the colours",
    find: buttons(/^(rojo|azul|verde|amarillo|morado|naranja), /),
    first: 6,
  },
  { views: /^sudoku-game(-normal)?$/, what: "the board", find: cellsOf("Tablero de sudoku") },
  { views: /^puzzle-game$/, what: "the board", find: cellsOf("Piezas del puzle") },
  { views: /^math-game-hurried$/, what: "the answers", find: cellsOf("Respuestas") },
  {
    views: /^metrics-(week|month)$/,
    what: "how often she came",
    find: (page) => page.locator("main h2"),
    first: 1,
  },
  {
    views: /^own-data$/,
    what: "a part",
    find: (page) => page.getByRole("heading", { level: 2 }),
    first: 1,
  },
  {
    views: /^user-select$/,
    what: "a person",
    find: (page) => page.locator("main li button"),
    first: 1,
  },
  {
    views: /^main-select$/,
    what: "the three roles",
    find: buttons(/^(Usuarios|Personas de Apoyo|Administración)/),
    first: 3,
  },
  {
    views: /^reminders-new-what$/,
    what: "the six tiles",
    find: answers,
    first: 6,
    isDialog: true,
  },
  {
    views: /^reminders-new-pill$/,
    what: "the pills",
    find: answers,
    first: 5,
    isDialog: true,
  },
  {
    views: /^reminders-new-day$/,
    what: "the days",
    find: answers,
    isDialog: true,
  },
  {
    views: /^reminders-new-hour$/,
    what: "the hours",
    find: answers,
    isDialog: true,
  },
  {
    views: /^reminders-new-check$/,
    what: "'Guardar'",
    find: buttons(/^(Guardar|Crear)/),
    first: 1,
    isDialog: true,
  },
];

/** Where the hour stands: the village beside it must not lie on it, in no width. */
const HOUR = { views: /^user-menu/, find: (page: Page) => page.locator("main time").first() };
const NARROWEST = { width: 320, height: 640 };

/** Where she talks with the assistant, with nothing to tell and with something. */
const TALK = /^chat(-not-heard)?$/;
/** Where nothing was said yet, and nothing is told of what does not work. */
const GREETED = /^chat$/;
/** How high the talk is at least, in px: some lines of it, in the smallest window too. */
const LEAST_TALK = 160;

/** Whoever is on one of her screens sees at once how it is left. */
const ways = buttons(/^(Volver( al inicio)?|Inicio)$/);
/** What comes before somebody has entered, and the homes. */
const WITHOUT_WAYS = /^(user-menu|support-dashboard|landing$|main-select)/;
const titles: Find = (page) => page.getByRole("heading", { level: 1 });

/**
 * What a view is for is in the window without scrolling, on a tablet lying and upright and on a
 * telephone: the title and the ways back, and what the table says; of a dialog its title, of a
 * question its answers too.
 */
export async function expectFirstLook(page: Page, name: string): Promise<void> {
  // In danger the card of the assistant was scrolled to, and nothing else counts.
  if (/^chat-(emergency|danger)/.test(name)) return;
  const all = await shownFirst(page, name);
  for (const size of SIZES) {
    await showTop(page, size);
    await page.evaluate(() => {
      for (const one of document.querySelectorAll("[role=dialog], [role=alertdialog]"))
        one.parentElement?.scrollTo(0, 0);
    });
    for (const { what, found, first, onTelephone = first, mayBeAbsent } of all) {
      const where = `${what} of ${name} at ${size.width}×${size.height}`;
      // What marks a reminder comes a moment after it.
      const wanted = mayBeAbsent ? 0 : (first ?? 1);
      await expect
        .configure({ soft: true })
        .poll(() => found.count(), where)
        .toBeGreaterThanOrEqual(wanted);
      const count = await found.count();
      const shown = await outside(found, (size.width < 480 ? onTelephone : first) ?? count);
      expect.soft(shown, where).toEqual([]);
    }
  }
  await expectBareHour(page, name);
  await expectTalk(page, name);
}

/**
 * However large the letters are, the field to write in is in the window when the chat opens, and
 * the talk above it has room; what is told to her takes neither, nor what sends from usual letters.
 */
async function expectTalk(page: Page, name: string): Promise<void> {
  if (!TALK.test(name)) return;
  const usual = [...SIZES, NARROWEST];
  for (const [letters, sizes] of [[16, usual] as const, [24, SIZES] as const, [32, SIZES] as const])
    await withLetters(page, letters, async () => {
      for (const size of sizes) {
        await showTop(page, size);
        const where = `of ${name} at ${size.width}×${size.height}, letters of ${letters} px`;
        const field = page.getByLabel("Escribe tu mensaje");
        expect.soft(await outside(field), `the field ${where}`).toEqual([]);
        if (letters === 16)
          expect.soft(await outside(buttons(/^Enviar$/)(page)), `what sends ${where}`).toEqual([]);
        if (letters === 16 && GREETED.test(name))
          expect.soft(await outside(greeting(page)), `the greeting ${where}`).toEqual([]);
        expect.soft(await roomToTalk(page), `the talk ${where}`).toBeGreaterThanOrEqual(LEAST_TALK);
      }
    });
}

/** How much of the window the talk can have above the field, below what stays in it. */
const roomToTalk = (page: Page): Promise<number> =>
  page.locator("main > div", { has: page.getByRole("log") }).evaluate((room) => {
    const { overflowY } = getComputedStyle(room);
    if (overflowY === "auto") return room.clientHeight;
    const ways = document.querySelector<HTMLElement>("[data-ways]");
    const staying = ways && getComputedStyle(ways).position === "sticky" ? ways.offsetHeight : 0;
    return (document.querySelector("main form")?.getBoundingClientRect().top ?? 0) - staying;
  });

/** Nothing lies on the hour, and no edge cuts it, when the page is at its top. */
async function expectBareHour(page: Page, name: string): Promise<void> {
  if (!HOUR.views.test(name)) return;
  for (const size of [...SIZES, NARROWEST]) {
    await showTop(page, size);
    const hidden = await HOUR.find(page).evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      return [left + 2, (left + right) / 2, right - 2].filter(
        (x) => !element.contains(document.elementFromPoint(x, (top + bottom) / 2)),
      );
    });
    expect.soft(hidden, `the hour of ${name} at ${size.width}×${size.height}`).toEqual([]);
  }
}

interface Shown extends Omit<FirstLook, "views" | "find"> {
  found: Locator;
  mayBeAbsent?: boolean;
}

async function shownFirst(page: Page, name: string): Promise<Shown[]> {
  const layer = page.locator("[role=dialog], [role=alertdialog]").last();
  const hasDialog = (await layer.count()) > 0;
  const own = FIRST_LOOKS.filter(
    ({ views, isDialog = false }) => views.test(name) && isDialog === hasDialog,
  ).map(({ find, ...look }) => ({ ...look, found: find(page) }));
  if (hasDialog) {
    const title = { what: "the title", found: layer.getByRole("heading"), first: 1 };
    const isQuestion = (await layer.getAttribute("role")) === "alertdialog";
    return isQuestion
      ? [title, { what: "the answers", found: layer.getByRole("button") }]
      : [title, ...own];
  }
  return [
    { what: "the title", found: titles(page), first: 1 },
    { what: "the ways back", found: ways(page), mayBeAbsent: WITHOUT_WAYS.test(name) },
    ...own,
  ];
}

/** What a view is for is one thing: no second button is filled, in whatever colour. */
export async function expectOneFilled(page: Page, name: string): Promise<void> {
  const filled = await filledButtons(page, PLAYED.test(name) ? "house" : "any");
  expect.soft(filled.slice(1), `filled beside '${filled[0]}' in ${name}`).toEqual([]);
}

/** The cells, cards and keys of a game's board have colours of their own. */
const PLAYED = /-game/;

/**
 * The filled buttons of what lies on top of a page. Red is danger's alone: it is no second one
 * where something is deleted or help is called.
 *
 * @param colours in any that stands out from the page, or in those of the house alone
 */
export const filledButtons = (page: Page, colours: "any" | "house"): Promise<string[]> =>
  page.evaluate(filledIn, colours);

/** The same, in the page. */
export function filledIn(wanted: "any" | "house"): string[] {
  const HOUSE = ["primary", "primary-strong", "accent", "success", "danger", "text"];
  /** From here on a ground stands out from the page. */
  const CLEAR = 3;
  const sample = document.createElement("i");
  document.body.append(sample);
  const resolved = (colour: string) => {
    sample.style.color = colour;
    return getComputedStyle(sample).color;
  };
  const luminance = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
      const share = Number(part) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const house = HOUSE.map((name) => resolved(`var(--${name})`));
  const danger = resolved("var(--danger)");
  const page = luminance(resolved("var(--background, #fff)"));
  sample.remove();
  const isFilled = (one: Element) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(one);
    const painted = [backgroundColor, ...(backgroundImage.match(/rgba?\([^)]*\)/g) ?? [])];
    return painted.some((ground) => isFilling(ground, one));
  };
  const isFilling = (ground: string, one: Element) => {
    if (/, 0\)$/.test(ground)) return false;
    if (ground === danger && one.matches("[data-deletes], a[href^='tel:']")) return false;
    if (wanted === "house") return house.includes(ground);
    const [dark = 0, bright = 0] = [luminance(ground), page].sort((a, b) => a - b);
    return (bright + 0.05) / (dark + 0.05) >= CLEAR;
  };
  const layers = [...document.querySelectorAll("[role=dialog], [role=alertdialog]")];
  return [...(layers.at(-1) ?? document).querySelectorAll<HTMLElement>("button, a[href]")]
    .filter((one) => one.checkVisibility() && isFilled(one))
    .map((one) => one.ariaLabel ?? one.innerText);
}
