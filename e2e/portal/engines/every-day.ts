import { createReminderLimits } from "../../../kit/src/api/index.ts";
import { addRelative, enrol, type Person } from "../fixtures.ts";
import { outOfSight, SIZES } from "../in-view.ts";
import { daughter } from "../message-form.ts";
import { enterHome } from "../person.ts";
import type { Portal } from "../portal-process.ts";
import { sendMessages } from "../relative.ts";
import type { Tab } from "./engine.ts";
import { enterHomeIn, seen, seenAt } from "./enter.ts";

/** What is to be in the window at the first look. */
export interface Thing {
  what: string;
  selector: string;
  /** What its name begins with, where the selector alone finds others too. */
  name?: string;
  /** How many, in the order of the page. */
  first: number;
  /** So many on a telephone, where it is fewer. */
  onTelephone?: number;
  /** How many with letters of 32 px, where these fill a window sooner. */
  firstOfLarge: number;
  /** How many with letters between, where that is promised, in the order of `SIZES`. */
  between?: Record<20 | 24, readonly [lying: number, upright: number, telephone: number]>;
}

/** Sizes of letters in px: the usual ones, and larger ones that a reader has set. */
export type Letters = 16 | 20 | 24 | 32;

/** One of her screens of every day. */
export interface Screen {
  name: string;
  /** Whether what is played with has colours of its own. */
  isPlayed?: boolean;
  open: (tab: Tab, portal: Portal, person: Person) => Promise<void>;
  things: readonly Thing[];
}

const wayBack: Thing = {
  ...{ what: "the way back", selector: "main header button", name: "Volver" },
  ...{ first: 1, firstOfLarge: 1 },
};
const title: Thing = { what: "the title", selector: "main h1", first: 1, firstOfLarge: 1 };
const EACH_ONE = { 20: [1, 1, 1], 24: [1, 1, 1] } as const;
const titleOfDialog: Thing = { ...title, selector: "[role=dialog] h2" };

const WORDS = "Hoy hemos paseado junto al río";
/** In ms. The list is read again each half minute. */
const UNTIL_DUE_MS = 20_000;

/** Words of a sentence, as many as this number of letters can hold. */
const sentenceOf = (letters: number) =>
  "Tomar la pastilla de la tensión con un vaso de agua antes de salir a pasear junto al río. "
    .repeat(Math.ceil(letters / 60))
    .slice(0, letters)
    .trim();

/** A word of so many letters, as nobody writes it and a child that plays with the keys does. */
const wordOf = (letters: number) => "pastilla".repeat(Math.ceil(letters / 8)).slice(0, letters);

/** What she sees every day, in the order in which it is opened. */
export const EVERY_DAY: readonly Screen[] = [
  {
    name: "home",
    async open(tab, { home }, person) {
      await enterHomeIn(tab, home, person);
      await seenAt(tab, "main [aria-pressed]");
    },
    things: [
      { ...title, between: EACH_ONE },
      { what: "the hour", selector: "main time", first: 1, firstOfLarge: 1, between: EACH_ONE },
      {
        ...{ what: "'Hecho'", selector: "main [aria-pressed]", first: 1, firstOfLarge: 0 },
        between: EACH_ONE,
      },
      {
        ...{ what: "the cards", selector: "main button[data-hue]", first: 6, firstOfLarge: 0 },
        between: { 20: [6, 6, 4], 24: [3, 6, 1] },
      },
    ],
  },
  {
    name: "reminders",
    async open(tab) {
      await tab.press("Recordatorios");
      await seenAt(tab, "article");
    },
    things: [
      wayBack,
      title,
      { what: "the tabs", selector: "[role=tab]", first: 2, firstOfLarge: 1 },
      { what: "the hours", selector: "article time", first: 2, firstOfLarge: 1 },
      {
        ...{ what: "the titles", selector: "article h2", first: 2, onTelephone: 1 },
        firstOfLarge: 0,
      },
      { what: "'Hecho'", selector: "article [aria-pressed]", first: 2, firstOfLarge: 0 },
    ],
  },
  {
    name: "new reminder",
    async open(tab) {
      await tab.press("Añadir");
      await seen(tab, "¿Qué quieres recordar?");
    },
    things: [
      titleOfDialog,
      {
        ...{ what: "the tiles", selector: "[role=dialog] h3 ~ div button" },
        ...{ first: 6, firstOfLarge: 1, between: { 20: [6, 6, 4], 24: [6, 6, 2] } },
      },
    ],
  },
  {
    name: "messages",
    async open(tab) {
      await tab.press("Cerrar");
      await tab.press("Volver");
      await tab.press("Mensajes de Apoyo");
      await seen(tab, WORDS);
    },
    things: [
      wayBack,
      title,
      { what: "who has written", selector: "article h2", first: 1, firstOfLarge: 1 },
    ],
  },
  {
    name: "assistant",
    async open(tab) {
      await tab.press("Volver");
      await tab.press("Asistente Virtual");
      await seenAt(tab, "main form textarea");
    },
    things: [
      wayBack,
      title,
      { what: "the field", selector: "main form textarea", first: 1, firstOfLarge: 1 },
      {
        ...{ what: "what sends it", selector: "main form button", name: "Enviar" },
        ...{ first: 1, firstOfLarge: 0 },
      },
    ],
  },
  {
    name: "menu of games",
    async open(tab) {
      await tab.press("Volver");
      await tab.press("Juegos");
      await seen(tab, "Otros juegos");
    },
    things: [
      wayBack,
      title,
      ...["Juegos de memoria", "Otros juegos"].map((name) => ({
        ...{ what: `the menu '${name}'`, selector: "main button", name },
        ...{ first: 1, firstOfLarge: 0 },
      })),
    ],
  },
  {
    name: "pairs",
    isPlayed: true,
    async open(tab) {
      await tab.press("Juegos de memoria");
      await tab.press("Juego de Memoria");
      await seenAt(tab, "[aria-label=Cartas] button");
    },
    things: [
      wayBack,
      title,
      { what: "the cards", selector: "[aria-label=Cartas] button", first: 16, firstOfLarge: 0 },
    ],
  },
  {
    name: "ringing",
    async open(tab, portal, person) {
      const dateTime = new Date(Date.now() + UNTIL_DUE_MS).toISOString();
      const call = await enterHome(portal, person);
      await call("POST", `/api/users/${person.id}/reminders`, {
        dateTime,
        title: wordOf(40),
        description: sentenceOf(createReminderLimits.description.maxLength),
      });
      await seen(tab, "Es la hora");
    },
    things: [
      titleOfDialog,
      {
        ...{ what: "'Hecho'", selector: "[role=dialog] button", name: "Hecho" },
        ...{ first: 1, firstOfLarge: 1 },
      },
      {
        ...{ what: "'En 10 minutos'", selector: "[role=dialog] button", name: "En 10 minutos" },
        ...{ first: 1, firstOfLarge: 1 },
      },
    ],
  },
];

/**
 * Enrols Carmen, who has two late reminders with as many words as there is room for, the first
 * one's title without a blank, and a message of somebody whose name has none.
 */
export async function enrolWithLongWords(portal: Portal): Promise<Person> {
  const person = await enrol(portal, { name: "Carmen Rueda", pin: "4071" });
  const relative = { ...daughter, name: "Maximilianaguadalupefernandezvillaverdes" };
  await addRelative(portal, person, relative);
  await sendMessages(portal, relative, person, [{ content: WORDS }]);
  const call = await enterHome(portal, person);
  const longest = createReminderLimits.title.maxLength;
  for (const [minutes, title] of [
    [150, wordOf(longest)],
    [120, sentenceOf(longest)],
  ] as const) {
    const dateTime = new Date(Date.now() - minutes * 60_000).toISOString();
    await call("POST", `/api/users/${person.id}/reminders`, {
      dateTime,
      title,
      description: sentenceOf(createReminderLimits.description.maxLength),
    });
  }
  return person;
}

/**
 * How many of a thing are in the window at the first look; null where nothing is promised of it.
 *
 * @param window its place in `SIZES`, the telephone being the last
 */
export function wantedOf(thing: Thing, letters: Letters, window: number): number | null {
  const { first, onTelephone = first, firstOfLarge, between } = thing;
  if (letters === 32) return firstOfLarge;
  if (letters !== 16) return between?.[letters][window] ?? null;
  return window === SIZES.length - 1 ? onTelephone : first;
}

/** In the page: what is seen of it first, once its styles know the size of the window. */
async function toTop(): Promise<void> {
  // A new size of the window is known to its styles with the next drawing.
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  scrollTo(0, 0);
  for (const one of document.querySelectorAll("[role=dialog]")) one.parentElement?.scrollTo(0, 0);
}

/** Which of the first of these are not in sight at the first look. */
export async function outOfFirstLook(
  tab: Tab,
  { selector, name = "" }: Pick<Thing, "selector" | "name">,
  first: number,
): Promise<string[]> {
  await tab.ask(toTop);
  return await tab.ask(outOfSight, { selector, name }, first);
}

/** Enrols Pilar, who has one late reminder of one short word. */
export async function enrolWithOneWord(portal: Portal): Promise<Person> {
  const person = await enrol(portal, { name: "Pilar Rueda", pin: "4071" });
  const call = await enterHome(portal, person);
  const dateTime = new Date(Date.now() - 3_600_000).toISOString();
  await call("POST", `/api/users/${person.id}/reminders`, { dateTime, title: "Pan" });
  return person;
}
