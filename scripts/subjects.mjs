import { readdirSync } from "node:fs";
import { basename } from "node:path/posix";
import process from "node:process";
import { CLOCKS } from "./clocks.mjs";
import { RUNNERS, SCREENS } from "./parts.mjs";
import { root } from "./run.mjs";

/** @typedef {import("./run-parts.mjs").Part} Part */

/** Slow tests of the API that are about what fails: processes, disks, lines, memory. */
const API_FAULTS = [
  "broken-database",
  "cron",
  "cut-forms",
  "export-memory",
  "file-reads",
  "full-bucket",
  "full-disk",
  "killed",
  "last-resort",
  "lowest-deno",
  "main",
  "memory",
  "nginx",
  "pooler",
  "ready",
  "slow-senders",
  "start-secrets",
  "stopping",
  "stopping-under-way",
  "telemetry",
  "two-processes",
  "upload-memory",
];

/** Slow tests of the API that are generated over all calls, fields, callers and files. */
const API_CALLS = [
  "app",
  "authorization",
  "bad-files",
  "bad-input",
  "bad-parameters",
  "bodies-unread",
  "check-structure",
  "chosen-passwords",
  "generated-client",
  "limits",
  "log-secrets",
  "long-cells",
  "long-texts",
  "rights",
  "third-party",
];

/** How slow tests in the browser are told apart; what stands in none is what people do. */
const IN_BROWSER = {
  faults: ["backup-walk", "lost-process"],
  hosts: [
    "blocked-cookies",
    "embed",
    "engines",
    "federation-hosts",
    "foreign-host",
    "lacking-engines",
    "old-browsers",
    "oldest-browsers",
  ],
  hers: [
    "activity",
    "assistant",
    "finger",
    "games-memory",
    "games-other",
    "her-day",
    "home-windows",
    "journey",
    "memories",
    "own-device",
    "reminders",
    "reminders-midnight",
    "ringing",
    "senior-home",
    "small-windows",
    "touch",
    "wrong-clock",
  ],
  "her-views": ["finger-views", "her-views", "read-aloud"],
  "other-views": ["other-views"],
  shifts: ["file-place", "layout-shifts", "ways"],
  browsers: ["browsers", "home-network"],
  "browser-screens": ["engine-fields", "engine-focus", "engine-screens", "engine-turned"],
  "browser-looks": ["films", "first-look", "scrollbars"],
  looks: [
    "accessibility-gate",
    "budgets",
    "charts",
    "drawings",
    "forms",
    "large-letters",
    "long-gallery",
    "long-list",
    "measures",
    "painted-contrast",
    "title-row",
    "toasts",
    "whole-form",
  ],
  releases: [
    "builds",
    "dev",
    "healing",
    "integrity",
    "missing-area",
    "new-area",
    "old-page",
    "tampering",
  ],
  "release-walk": ["release-walk"],
  "release-browsers": ["engine-release"],
};

/** @param {string} file `api/tests/killed.deep.test.ts` is `killed` */
const nameOf = (file) => basename(file).replace(/\.deep\.test\.ts$/, "");

/** @param {string} folder @returns {string[]} from there */
const deepFiles = (folder) =>
  readdirSync(`${root}${folder}`, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => /\.deep\.test\.ts$/.test(file) && !file.includes("node_modules/"))
    .toSorted();

/** @param {(name: string) => boolean} isWanted @returns {Part[]} */
const ofApi = (isWanted) => [
  {
    name: "API",
    ...RUNNERS.api,
    args: [
      ...RUNNERS.api.args,
      "--on",
      "pglite",
      ...deepFiles("api").filter((file) => isWanted(nameOf(file))),
    ],
  },
];

/** @param {(name: string) => boolean} isWanted @returns {Part[]} */
const inBrowser = (isWanted) => [
  {
    name: "navegador",
    ...RUNNERS.browser,
    args: [
      ...RUNNERS.browser.args,
      ...deepFiles("e2e/tests")
        .filter((file) => isWanted(nameOf(file)))
        .map((file) => `tests/${file}`),
    ],
  },
];

/** @param {Pick<Part, "command" | "args" | "counted">} tests @returns {Part[]} by each clock */
const byClocks = ({ command, args, counted = false }) =>
  CLOCKS.map(({ name }) => ({
    name,
    command,
    args: ["scripts/at-clock.mjs", name, ...args],
    counted,
    mayBeNone: !process.env.CI,
    env: { TEST_TIER: "quick" },
  }));

const isApart = (/** @type {string} */ name) => Object.values(IN_BROWSER).flat().includes(name);

/**
 * The slow tier, by what its tests are about: parts one after the other.
 *
 * @type {Record<string, { about: string, parts: Part[] }>}
 */
export const SUBJECTS = {
  unit: {
    about: "screens, games, words and gates, each rule by all of its cases",
    parts: [{ name: "unidad", ...RUNNERS.unit }],
  },
  language: {
    about: "that the weights are what the sentences teach",
    parts: [
      {
        name: "pesos aprendidos de las frases",
        command: "npm",
        args: ["run", "--silent", "check", "-w", "language"],
        quiet: true,
      },
    ],
  },
  api: {
    about: "what each feature does in all of its cases",
    parts: ofApi((name) => ![...API_FAULTS, ...API_CALLS].includes(name)),
  },
  calls: {
    about: "every call by every caller, every bad body, every limit",
    parts: ofApi((name) => API_CALLS.includes(name)),
  },
  "unit-clocks": {
    about: "the quick unit tests on days and in zones in which programs go wrong",
    parts: byClocks(SCREENS),
  },
  "api-clocks": {
    about: "the quick tests of the API on the same days",
    parts: byClocks({ ...RUNNERS.api, args: [...RUNNERS.api.args, "--on", "pglite"] }),
  },
  postgres: {
    about:
      "all tests of the API on a real Postgres through Neon's driver; through `pg` where drivers can differ",
    parts: ["neon", "postgres"].map((database) => ({
      name: database,
      ...RUNNERS.api,
      args: [...RUNNERS.api.args, "--on", database],
    })),
  },
  faults: {
    about: "what is killed, full, cut, late or out of memory",
    parts: [
      ...ofApi((name) => API_FAULTS.includes(name)),
      ...inBrowser((name) => IN_BROWSER.faults.includes(name)),
    ],
  },
  hers: {
    about: "what older people do in the browser, each way to its end",
    parts: inBrowser((name) => IN_BROWSER.hers.includes(name)),
  },
  people: {
    about: "what relatives and the town hall do there",
    parts: inBrowser((name) => !isApart(name)),
  },
  "her-views": {
    about:
      "each view of older people in each theme, in windows of ten sizes: can it be read and used",
    parts: inBrowser((name) => IN_BROWSER["her-views"].includes(name)),
  },
  "other-views": {
    about: "the same of every other view",
    parts: inBrowser((name) => IN_BROWSER["other-views"].includes(name)),
  },
  shifts: {
    about: "what moves by itself while a view is being loaded",
    parts: inBrowser((name) => IN_BROWSER.shifts.includes(name)),
  },
  looks: {
    about:
      "room, long lists, first loads, words as they are painted; that the measures see mistakes",
    parts: inBrowser((name) => IN_BROWSER.looks.includes(name)),
  },
  releases: {
    about: "areas that are built, changed, missing and healed",
    parts: inBrowser((name) => IN_BROWSER.releases.includes(name)),
  },
  "release-walk": {
    about: "areas that are sent, activated, switched off and rolled back by their teams",
    parts: inBrowser((name) => IN_BROWSER["release-walk"].includes(name)),
  },
  "release-browsers": {
    about: "releases that go wrong in one browser alone, and are refused before they are sent",
    parts: inBrowser((name) => IN_BROWSER["release-browsers"].includes(name)),
  },
  hosts: {
    about:
      "the games in other people's pages, and browsers that are old, of another engine, or that block cookies",
    parts: inBrowser((name) => IN_BROWSER.hosts.includes(name)),
  },
  browsers: {
    about: "the same journeys in Firefox, WebKit and the oldest Chromium",
    parts: inBrowser((name) => IN_BROWSER.browsers.includes(name)),
  },
  "browser-screens": {
    about:
      "every screen that an area declares, in each browser and the oldest Chromium; fields that nobody has filled in; windows that are turned",
    parts: inBrowser((name) => IN_BROWSER["browser-screens"].includes(name)),
  },
  "browser-looks": {
    about:
      "what is seen first on her screens of every day, bars of what is scrolled by night, and films of many encoders, in each browser",
    parts: inBrowser((name) => IN_BROWSER["browser-looks"].includes(name)),
  },
  cloud: {
    about: "journeys on two processes, a bucket and https, one of which is killed",
    parts: [
      {
        name: "navegador",
        ...RUNNERS.browser,
        args: [...RUNNERS.browser.args, "--config", "cloud.config.ts"],
      },
    ],
  },
};
