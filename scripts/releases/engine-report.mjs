import { readFile } from "node:fs/promises";
import { stripVTControlCharacters } from "node:util";

/**
 * What a candidate's screens came to in each engine.
 *
 * @typedef {object} EngineReport
 * @property {string[]} opened the engines in which they all open
 * @property {{ engine: string, message: string }[]} failed
 * @property {string[]} missing engines that the machine has not
 */

/** @type {Record<string, string>} */
const NAMES = { chromium: "Chromium", firefox: "Firefox", webkit: "WebKit" };
/** @param {string} engine */
const nameOf = (engine) => NAMES[engine] ?? engine;

/**
 * Reads what Playwright wrote of `e2e/candidate-screens.ts`.
 *
 * @param {string} path
 * @returns {Promise<EngineReport>}
 */
export async function readEngineReport(path) {
  /**
   * @type {{
   *   config: { metadata: { missing: string[] } },
   *   suites: { specs: Spec[] }[],
   * }}
   */
  const { config, suites } = JSON.parse(await readFile(path, "utf8"));
  const specs = suites.flatMap(({ specs }) => specs);
  return {
    opened: specs.filter(({ ok }) => ok).map(({ title }) => nameOf(title)),
    failed: specs.filter(({ ok }) => !ok).map(failedOf),
    missing: config.metadata.missing.map(nameOf),
  };
}

/**
 * @typedef {object} Spec
 * @property {string} title the engine
 * @property {boolean} ok
 * @property {{ results: { error?: { message: string } }[] }[]} tests
 */

/** @param {Spec} spec */
function failedOf({ title, tests }) {
  const messages = tests.flatMap(({ results }) =>
    results.flatMap(({ error }) => (error ? [messageOf(error)] : [])),
  );
  return { engine: nameOf(title), message: messages.join("; ") };
}

/** Without colours, and without the class of the error. @param {{ message: string }} error */
const messageOf = ({ message }) => stripVTControlCharacters(message).replace(/^\w*Error: /, "");

const list = new Intl.ListFormat("es", { type: "conjunction" });

/**
 * Where a candidate was opened, and where it was not.
 *
 * @param {EngineReport} report
 * @returns {string[]} lines for whoever runs the command
 */
export function openedLines({ opened, missing }) {
  const lines = [`Sus pantallas se abren en ${list.format(opened)}.`];
  if (missing.length > 0)
    lines.push(
      `No se ha probado en ${list.format(missing)}, que esta máquina no tiene (e2e/README.md).`,
    );
  return lines;
}

/**
 * In which browsers a candidate goes wrong, and on which screen; null: in none.
 *
 * @param {EngineReport} report
 */
export const failedPhrase = ({ failed }) =>
  failed.length === 0
    ? null
    : list.format(failed.map(({ engine, message }) => `en ${engine}: ${message}`));
