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

/** @type {Part[]} In a minute; none of them needs more than one core, or another's result. */
const CHECKS = [
  {
    name: "formato y reglas",
    command: bin("biome"),
    args: ["ci", "--error-on-warnings", "--colors=off", "."],
    quiet: true,
  },
  {
    name: "quién importa a quién",
    command: node,
    args: ["scripts/imports/check.mjs"],
    quiet: true,
  },
  {
    name: "nada sin usar",
    command: bin("knip"),
    args: ["--no-progress", "--treat-config-hints-as-errors"],
    quiet: true,
  },
  { name: "tipos de la web", ...allTypes(), quiet: true },
  { name: "tipos de la API", command: bin("deno"), args: ["check", "--quiet", "api"], quiet: true },
  {
    name: "contrato al día",
    command: node,
    args: ["scripts/contract.mjs", "--check"],
    quiet: true,
  },
];

/** @type {Group[]} What `npm test` runs. */
export const QUICK = [
  { parts: CHECKS, first: true },
  { parts: [{ name: "pruebas de unidad", ...RUNNERS.unit }] },
  { parts: [{ name: "pruebas de la API", ...RUNNERS.api }] },
  { parts: [{ name: "pruebas en el navegador", ...RUNNERS.browser }] },
];
