import { readdirSync } from "node:fs";
import { basename } from "node:path/posix";
import { RUNNERS } from "./parts.mjs";
import { root } from "./run.mjs";

/** @typedef {import("./run-parts.mjs").Part} Part */

/** Slow tests of the API that are about what fails: processes, disks, lines, memory. */
const API_FAULTS = [
  "cron",
  "cut-forms",
  "export-memory",
  "file-reads",
  "full-disk",
  "killed",
  "lowest-deno",
  "main",
  "memory",
  "nginx",
  "pooler",
  "ready",
  "slow-senders",
  "telemetry",
  "two-processes",
  "upload-memory",
];

/** How slow tests in the browser are told apart; what stands in none is what people do. */
const IN_BROWSER = {
  faults: ["backup-walk", "lost-process"],
  hosts: ["embed", "federation-hosts", "foreign-host", "old-browsers"],
  looks: [
    "accessibility",
    "accessibility-gate",
    "budgets",
    "charts",
    "forms",
    "layout-shifts",
    "long-gallery",
    "long-list",
    "toasts",
    "whole-form",
  ],
  releases: [
    "builds",
    "dev",
    "healing",
    "missing-area",
    "new-area",
    "old-page",
    "release-walk",
    "tampering",
  ],
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
    about: "every call by every caller, every bad body, every limit",
    parts: ofApi((name) => !API_FAULTS.includes(name)),
  },
  postgres: {
    about: "all tests of the API on a real Postgres, through Neon's driver and through `pg`",
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
  people: {
    about: "what people do in the browser, each way to its end",
    parts: inBrowser((name) => !isApart(name)),
  },
  looks: {
    about: "every view in every size and theme: accessibility, room, shifts, first loads",
    parts: inBrowser((name) => IN_BROWSER.looks.includes(name)),
  },
  releases: {
    about: "areas that are built, sent, activated, changed, missing and healed",
    parts: inBrowser((name) => IN_BROWSER.releases.includes(name)),
  },
  hosts: {
    about: "the games in other people's pages, and browsers that are too old",
    parts: inBrowser((name) => IN_BROWSER.hosts.includes(name)),
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
