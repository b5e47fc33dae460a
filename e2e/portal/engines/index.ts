import type { Engine } from "./engine.ts";
import { oldestChromium } from "./oldest-chromium.ts";
import { puppeteerEngine } from "./puppeteer-engine.ts";
import { webkitEngine } from "./webkit-engine.ts";

export type { Engine, Tab } from "./engine.ts";

const chromium = puppeteerEngine("chromium");
/** What Chromium of today, in which all other tests run, does not show. */
const OTHERS: readonly Engine[] = [puppeteerEngine("firefox"), webkitEngine];
const FOR_JOURNEYS = [...OTHERS, oldestChromium];

const isHere = (engine: Engine) => engine.missing().length === 0;
const missingOf = (all: readonly Engine[]) =>
  all
    .filter((engine) => !isHere(engine))
    .map(({ name, missing }) => ({ name, programs: missing() }));

/** The engines that this machine has. */
export const engines = [chromium, ...OTHERS].filter(isHere);

/** The others, and which of their programs are missing. */
export const missingEngines = missingOf([chromium, ...OTHERS]);

/** The browsers of this machine in which the same journeys are walked. */
export const tried = FOR_JOURNEYS.filter(isHere);

/** The others, and which of their programs are missing. */
export const untried = missingOf(FOR_JOURNEYS);

/** Those of them that would ring without being heard, and which program is missing for that. */
export const unheard = tried.flatMap(({ name, missingForSound }) => {
  const program = missingForSound();
  return program === null ? [] : [{ name, programs: [program] }];
});

/** Engines that are missing, as a run prints them. */
export const inWords = (all: ReturnType<typeof missingOf>): string =>
  all.map(({ name, programs }) => `${name} (${programs.join(", ")})`).join("; ");
