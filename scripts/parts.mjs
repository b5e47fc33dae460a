import { bin } from "./run.mjs";
import { allTypes } from "./types.mjs";

/** @typedef {import("./run-parts.mjs").Part} Part */
/** @typedef {import("./run-parts.mjs").Group} Group */

const node = process.execPath;

/**
 * The three programs that run tests, each its files of the current tier.
 *
 * @satisfies {Record<string, Pick<Part, "command" | "args" | "counted">>}
 */
export const RUNNERS = {
  unit: { command: node, args: ["scripts/test-unit.mjs"], counted: true },
  api: { command: node, args: ["scripts/test-api.mjs"], counted: true },
  browser: { command: node, args: ["scripts/test-e2e.mjs"], counted: true },
};

/**
 * What is cheap. None of these needs more than one core, or another's result.
 *
 * @satisfies {Record<string, Part>}
 */
export const CHECKS = {
  format: {
    name: "formato y reglas",
    command: bin("biome"),
    args: ["ci", "--error-on-warnings", "--colors=off", "."],
    quiet: true,
  },
  imports: {
    name: "quién importa a quién",
    command: node,
    args: ["scripts/imports/check.mjs"],
    quiet: true,
  },
  unused: {
    name: "nada sin usar",
    command: bin("knip"),
    args: ["--no-progress", "--treat-config-hints-as-errors"],
    quiet: true,
  },
  webTypes: { name: "tipos de la web", ...allTypes(), quiet: true },
  apiTypes: {
    name: "tipos de la API",
    command: node,
    args: ["scripts/types.mjs", "api"],
    quiet: true,
  },
  contract: {
    name: "contrato al día",
    command: node,
    args: ["scripts/contract.mjs", "--check"],
    quiet: true,
  },
};

const unitOf = (/** @type {string} */ projects) => [...RUNNERS.unit.args, `--project=${projects}`];

/**
 * The tests that read the whole project: its words, comments, documents and commands.
 *
 * @satisfies {Part}
 */
export const WHOLE_PROJECT = {
  name: "pruebas de todo el proyecto",
  ...RUNNERS.unit,
  args: unitOf("scripts"),
};

/** @satisfies {Part} */
export const SCREENS = { name: "pruebas de unidad", ...RUNNERS.unit, args: unitOf("!scripts") };

/** @type {Group[]} What `npm test` runs. */
export const QUICK = [
  { parts: [...Object.values(CHECKS), { ...WHOLE_PROJECT, quiet: true }], first: true },
  { parts: [SCREENS] },
  { parts: [{ name: "pruebas de la API", ...RUNNERS.api }] },
  { parts: [{ name: "pruebas en el navegador", ...RUNNERS.browser }] },
];
