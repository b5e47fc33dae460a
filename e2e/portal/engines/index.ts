import type { Engine } from "./engine.ts";
import { puppeteerEngine } from "./puppeteer-engine.ts";
import { webkitEngine } from "./webkit-engine.ts";

export type { RunningEngine, Tab } from "./engine.ts";

const ENGINES: readonly Engine[] = [
  puppeteerEngine("chromium"),
  puppeteerEngine("firefox"),
  webkitEngine,
];

/** The engines that this machine has. */
export const engines = ENGINES.filter((engine) => engine.missing().length === 0);

/** The others, and which of their programs are missing. */
export const missingEngines = ENGINES.filter((engine) => engine.missing().length > 0).map(
  (engine) => `${engine.name} (${engine.missing().join(", ")})`,
);
