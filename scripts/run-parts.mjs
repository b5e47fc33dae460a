import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureInstalled } from "./install.mjs";
import { countsIn, NOTHING, sumOf } from "./reports.mjs";
import { ProgramFailed, run } from "./run.mjs";

/** @typedef {import("./reports.mjs").Counts} Counts */

/**
 * One part of a test run.
 *
 * @typedef {object} Part
 * @property {string} name
 * @property {string} command
 * @property {string[]} args
 * @property {boolean} [counted] it runs tests and leaves reports of them (reports.mjs); any other
 *   part counts as one test
 * @property {boolean} [mayBeNone] it is no failure that there is no test
 * @property {boolean} [quiet] shows the output only when the part fails
 * @property {Record<string, string | undefined>} [env] over those of the whole run
 */

/**
 * Parts that run side by side.
 *
 * @typedef {object} Group
 * @property {Part[]} parts
 * @property {boolean} [first] what follows is not worth its time while one of these fails
 */

/**
 * What a part came to.
 *
 * @typedef {object} Result
 * @property {string} name
 * @property {Counts} counts
 * @property {number} ms
 * @property {string | null} failure the end of its output; null when it passed
 */

/**
 * Runs one tier: groups one after the other, the parts of a group side by side. A failed part makes
 * the process end with an error. It stops no other part, unless its group is `first`: then no
 * further group is begun. Prints at the end the last output of each failed part, because others
 * have printed much since, then the tests that passed at a second try alone, how long each part
 * took, and as the last line how many tests passed and failed.
 *
 * @param {import("./tier.mjs").Tier} tier
 * @param {Group[]} groups
 */
export async function runTier(tier, groups) {
  /** @type {Result[]} */
  const results = [];
  const begun = performance.now();
  const reports = mkdtempSync(join(tmpdir(), "acompana-reports-"));
  try {
    await ensureInstalled();
    for (const { parts, first = false } of groups) {
      const ended = await Promise.all(parts.map((part) => runPart(part, tier, reports)));
      results.push(...ended);
      if (first && ended.some(({ failure }) => failure !== null)) break;
    }
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    results.push({ name: "preparación", ms: 0, ...judgeWhole(failure) });
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
  if (results.some(({ failure }) => failure !== null)) process.exitCode = 1;
  console.log(reportOf(results, performance.now() - begun));
}

/**
 * @param {Result[]} results
 * @param {number} ms of the whole run
 */
function reportOf(results, ms) {
  const all = sumOf(results.map(({ counts }) => counts));
  const failed = results.filter(({ failure }) => failure !== null);
  return [
    ...failed.map(({ name, failure }) => `\n── ${name}, el final ──\n${failure}`),
    ...(all.second.length > 0 ? ["\nA la segunda:", ...all.second.map((one) => `  ${one}`)] : []),
    "",
    ...results.map(lineOf),
    `en total: ${seconds(ms)}`,
    "",
    failed.length > 0 ? `No pasa: ${failed.map(({ name }) => name).join(", ")}.` : "Todo en orden.",
    `${all.passed} passed, ${all.failed} failed`,
  ].join("\n");
}

/** @param {Result} result */
function lineOf({ name, counts, ms, failure }) {
  const said = [
    ...(failure === null ? [] : ["NO PASA"]),
    seconds(ms),
    ...(counts.passed + counts.failed === 0 ? ["ninguna prueba"] : []),
    ...(counts.passed + counts.failed > 1 ? [`${counts.passed} pasan`] : []),
    ...(counts.skipped > 0 ? [`${counts.skipped} omitidas`] : []),
  ];
  return `${name}: ${said.join(", ")}`;
}

const seconds = (/** @type {number} */ ms) => `${Math.round(ms / 1000)} s`;

/**
 * @param {Part} part
 * @param {import("./tier.mjs").Tier} tier
 * @param {string} reports a folder
 * @returns {Promise<Result>}
 */
async function runPart(part, tier, reports) {
  const { name, command, args, counted = false, mayBeNone = false, quiet = false } = part;
  const since = performance.now();
  const folder = mkdtempSync(join(reports, "part-"));
  const env = { TEST_TIER: tier, TEST_REPORTS: folder, ...part.env };
  if (!quiet) console.log(`\n── ${name} ──`);
  const end = await failureOf(run(command, args, { output: quiet ? "failed" : "kept", env }));
  const judged = counted ? judgeTests(countsIn(folder), end, mayBeNone) : judgeWhole(end);
  if (judged.failure !== null) console.log(`── ${name}: no pasa`);
  else if (quiet) console.log(`── ${name}: en orden`);
  return { name, ms: performance.now() - since, ...judged };
}

/**
 * @param {Promise<void>} program
 * @returns {Promise<string | null>} the end of its output; null when it ended well
 */
async function failureOf(program) {
  try {
    await program;
    return null;
  } catch (error) {
    if (error instanceof ProgramFailed) return `${error.lastLines}\n${error.message}`;
    return String(error);
  }
}

/**
 * @param {string | null} failure
 * @returns {Pick<Result, "counts" | "failure">} of a part that is one test as a whole
 */
const judgeWhole = (failure) => ({
  counts: failure === null ? { ...NOTHING, passed: 1 } : { ...NOTHING, failed: 1 },
  failure,
});

/**
 * A runner can fail though each of its tests passes: what it started did not stop. And one that
 * found no test has shown nothing.
 *
 * @param {Counts} counts
 * @param {string | null} failure
 * @param {boolean} mayBeNone
 * @returns {Pick<Result, "counts" | "failure">}
 */
function judgeTests(counts, failure, mayBeNone) {
  if (failure !== null) return { counts: { ...counts, failed: counts.failed || 1 }, failure };
  if (counts.failed > 0) return { counts, failure: "Su informe cuenta pruebas que no pasan." };
  if (counts.passed === 0 && !mayBeNone) return judgeWhole("No ha corrido ninguna prueba.");
  return { counts, failure };
}
