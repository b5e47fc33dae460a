import { expect } from "@playwright/test";
import type { Release } from "../../../scripts/releases/make-release.mjs";
import { addRelative, enrol, type Person } from "../fixtures.ts";
import type { Portal } from "../portal-process.ts";
import { AREA_FAILED, administrator } from "../steps.ts";
import { refused } from "./complaints.ts";
import type { Engine, RunningEngine, Tab } from "./engine.ts";
import { atRest } from "./enter.ts";

type AreaManifest = NonNullable<Release["manifest"]>;
type Screens = AreaManifest["screens"];

const ROLES = ["person", "support", "administrator"] as const;
type Role = (typeof ROLES)[number];

/** The screens that one role opens, in this order: where it signs in, its home, others. */
export interface Visit {
  role: Role;
  screens: readonly (readonly [name: string, title: string])[];
}

/**
 * What is opened of an area: for each of its roles the home, and all of its screens. One that has
 * no screen of a role, as the shell, is in every home.
 *
 * @param portal what all areas of the portal declare
 */
export function visitsOf(area: AreaManifest, portal: readonly AreaManifest[]): Visit[] {
  const all = Object.entries(Object.assign({}, ...portal.map(({ screens }) => screens)) as Screens);
  const used = new Set<string | undefined>(Object.values(area.screens).map(({ role }) => role));
  used.add(area.overlay);
  const roles = ROLES.filter((role) => used.has(role));
  return (roles.length > 0 ? roles : ROLES).map((role) => {
    const of = (some: typeof all, wanted?: "sign-in" | "home") =>
      some.filter(([, screen]) => screen.role === role && screen.kind === wanted);
    const screens = [
      ...of(all, "sign-in"),
      ...of(all, "home"),
      ...of(Object.entries(area.screens)),
    ];
    return { role, screens: screens.map(([name, { title }]) => [name, title]) };
  });
}

/** Who signs in, in the roles that the walk needs. */
interface People {
  person: Person;
  relative: { name: string; email: string; password: string };
}

/** Enrols an older person with a relative; whoever enrols them is the administrator. */
async function enrolPeople(portal: Portal): Promise<People> {
  const person = await enrol(portal, { name: "Carmen Rueda", pin: "4071" });
  const relative = { name: "Marta Gil", email: "marta@gil.es", password: "membrillo-y-queso" };
  await addRelative(portal, person, relative);
  return { person, relative };
}

/** What keeps a version from being used, in a sentence that names the screen. */
class ScreenRefused extends Error {}

/** How long a screen is waited for, in ms. */
const PATIENCE_MS = 45_000;
const PAUSE_MS = 200;

/** What stands in the place of a screen that cannot be had. */
const INSTEAD = [
  AREA_FAILED,
  "El portal no se ha abierto del todo",
  "Este navegador es demasiado antiguo para el portal",
  "Esta parte está apagada por ahora",
  "Esta categoría estará disponible próximamente",
];
/** What stands there until it is drawn. */
const WAITING = /Cargando|Está tardando/;

/**
 * Opens the screens of these visits, each visit in a browser of its own.
 *
 * @throws ScreenRefused when one shows nothing, or something else, or when a page complains
 */
export async function openVisits(
  engine: Engine,
  portal: Portal,
  visits: readonly Visit[],
): Promise<void> {
  const people = await enrolPeople(portal);
  for (const visit of visits) {
    const running = await engine.start();
    try {
      await openScreens(engine, running, portal, visit, people);
    } finally {
      await running.stop();
    }
    const late = refused(running.complaints());
    if (late.length > 0)
      throw new ScreenRefused(`Al cerrarse, el navegador se queja: ${late.join("; ")}`);
  }
}

/** From the landing on. */
async function openScreens(
  engine: Engine,
  running: RunningEngine,
  portal: Portal,
  visit: Visit,
  people: People,
): Promise<void> {
  const tab = await running.tab();
  const walk = new Walk(running, tab);
  await walk.open("landing", "Portada", async () => {
    await tab.open(portal.home);
    const early = (await engine.complaintsAtOpening?.(portal.home)) ?? [];
    if (refused(early).length > 0) throw new Error(refused(early).join("; "));
  });
  await walk.open("main-select", "¿Quién eres?", () => tab.press("Toca en cualquier lugar"));
  const [signIn, home, ...others] = visit.screens;
  const { card, enter } = WAYS_IN[visit.role];
  if (signIn) await walk.open(...signIn, () => tab.press(card));
  if (home) await walk.open(...home, () => enter(tab, people));
  for (const screen of others) await walk.open(...screen, () => tab.ask(goTo, screen[0]));
  await atRest(tab);
  await walk.expectNoComplaint();
}

interface WayIn {
  /** The card of the choice of role. */
  card: string;
  /** From where the role signs in to its home. */
  enter: (tab: Tab, people: People) => Promise<void>;
}

const WAYS_IN: Record<Role, WayIn> = {
  person: {
    card: "Usuarios",
    async enter(tab, { person }) {
      await tab.press(person.name);
      for (const digit of person.pin) await tab.press(digit);
      await tab.press("Entrar");
    },
  },
  support: { card: "Personas de Apoyo", enter: (tab, { relative }) => logIn(tab, relative) },
  administrator: { card: "Administración", enter: (tab) => logIn(tab, administrator) },
};

async function logIn(tab: Tab, account: { email: string; password: string }): Promise<void> {
  await tab.type("Correo Electrónico", account.email);
  await tab.type("Contraseña", account.password);
  await tab.press("Iniciar Sesión");
}

/** A walk through screens, which stops at the first that is not as it should be. */
class Walk {
  readonly #running: RunningEngine;
  readonly #tab: Tab;
  /** Where it is, in words. */
  #place = "";

  constructor(running: RunningEngine, tab: Tab) {
    this.#running = running;
    this.#tab = tab;
  }

  /** Does what leads to a screen, and waits until that is drawn. */
  async open(name: string, title: string, go: () => Promise<unknown>): Promise<void> {
    this.#place = `«${title}» (${name})`;
    try {
      await go();
    } catch (error) {
      const [first = ""] = String(error instanceof Error ? error.message : error).split("\n");
      await this.#refuse(`no se abre: ${first.replace(/^(«.+») is there$/, "no aparece $1")}`);
    }
    const end = Date.now() + PATIENCE_MS;
    for (;;) {
      const shown = await this.#tab.ask(look);
      const instead = INSTEAD.find((words) => shown.words.includes(words));
      if (instead) await this.#refuse(`dice «${instead}»`);
      if (isDrawn(title, shown)) break;
      if (Date.now() > end) {
        await this.#refuse(shown.words ? `se queda en «${shown.title}»` : "está vacía");
      }
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
    await this.expectNoComplaint();
  }

  /** Nothing that the pages have said so far is an error. */
  async expectNoComplaint(): Promise<void> {
    await this.#running.collectComplaints();
    if (this.#complaints().length > 0) await this.#refuse("se ha abierto");
  }

  #complaints = () => refused(this.#running.complaints());

  async #refuse(what: string): Promise<never> {
    await this.#running.collectComplaints().catch(() => {});
    const complaints = this.#complaints();
    const said = complaints.length > 0 ? `; el navegador se queja: ${complaints.join("; ")}` : "";
    throw new ScreenRefused(`${this.#place} ${what}${said}`);
  }
}

interface Shown {
  title: string;
  words: string;
}

/** Whether this screen is there and waits for nothing. */
const isDrawn = (title: string, shown: Shown) =>
  (shown.title.startsWith(`${title} – `) || shown.title === title) &&
  shown.words !== "" &&
  !WAITING.test(shown.words);

/** Goes to a screen of whoever has signed in, and waits until it is drawn. */
export async function goToScreen(tab: Tab, name: string, title: string): Promise<void> {
  await tab.ask(goTo, name);
  const isThere = async () => isDrawn(title, await tab.ask(look));
  await expect.poll(isThere, `«${title}» (${name}) is drawn`).toBe(true);
}

/** In the page: its title and the words of its screen. */
function look(): Shown {
  return { title: document.title, words: document.querySelector("main")?.innerText.trim() ?? "" };
}

/** In the page: goes to a screen as the browser's own Back button does to one that was open. */
function goTo(screen: string): void {
  const { depth = 0, trail = [] } = (history.state ?? {}) as { depth?: number; trail?: string[] };
  const entry = { screen, view: null, depth: depth + 1, trail };
  history.pushState(entry, "");
  history.pushState(entry, "");
  history.back();
}
