import { readdirSync, readFileSync } from "node:fs";
import process from "node:process";

/**
 * What the tests of one part, or of several, came to.
 *
 * @typedef {object} Counts
 * @property {number} passed those that pass only at a second try among them
 * @property {number} failed a file that cannot be loaded is one of them
 * @property {number} skipped
 * @property {string[]} second the names of those that pass only at a second try
 */

/** @type {Counts} */
export const NOTHING = { passed: 0, failed: 0, skipped: 0, second: [] };

/**
 * @param {Counts[]} all
 * @returns {Counts}
 */
export const sumOf = (all) => ({
  passed: total(all, ({ passed }) => passed),
  failed: total(all, ({ failed }) => failed),
  skipped: total(all, ({ skipped }) => skipped),
  second: all.flatMap(({ second }) => second),
});

/**
 * @param {Counts[]} all
 * @param {(one: Counts) => number} part
 */
const total = (all, part) => all.reduce((sum, one) => sum + part(one), 0);

/** The folder in which each runner of a part leaves a report, where somebody counts them. */
const folder = () => process.env.TEST_REPORTS;

/**
 * What makes Vitest write a report beside what it prints.
 *
 * @param {string} name of the report, another one for each run of a part
 * @returns {string[]}
 */
export const vitestReport = (name) =>
  folder()
    ? ["--reporter=default", "--reporter=json", `--outputFile.json=${folder()}/${name}.json`]
    : [];

/**
 * The same for Playwright, whose own variable names the file.
 *
 * @returns {{ args: string[], env: Record<string, string> }}
 */
export const playwrightReport = () =>
  folder()
    ? {
        args: ["--reporter=list,json"],
        env: { PLAYWRIGHT_JSON_OUTPUT_FILE: `${folder()}/browser.json` },
      }
    : { args: [], env: {} };

/**
 * @param {string} reports a folder
 * @returns {Counts} of all reports in it
 */
export function countsIn(reports) {
  const read = (/** @type {string} */ file) =>
    JSON.parse(readFileSync(`${reports}/${file}`, "utf8"));
  return sumOf(
    readdirSync(reports).map((file) => {
      const report = read(file);
      return "testResults" in report ? ofVitest(report) : ofPlaywright(report);
    }),
  );
}

/**
 * @param {object} report
 * @param {number} report.numPassedTests
 * @param {number} report.numFailedTests
 * @param {number} report.numPendingTests
 * @param {number} report.numTodoTests
 * @param {{ status: string, assertionResults: { status: string }[] }[]} report.testResults
 * @returns {Counts}
 */
function ofVitest(report) {
  const unread = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && assertionResults.every((one) => one.status !== "failed"),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unread.length,
    skipped: report.numPendingTests + report.numTodoTests,
    second: [],
  };
}

/** @typedef {{ title: string, file: string, tests: { status: string }[] }} Spec */
/** @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite */

/**
 * @param {object} report
 * @param {{ expected: number, unexpected: number, flaky: number, skipped: number }} report.stats
 * @param {Suite[]} report.suites
 * @returns {Counts}
 */
function ofPlaywright({ stats, suites }) {
  const second = suites
    .flatMap(specsOf)
    .filter(({ tests }) => tests.some(({ status }) => status === "flaky"))
    .map(({ file, title }) => `${file} › ${title}`);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    second,
  };
}

/**
 * @param {Suite} suite
 * @returns {Spec[]}
 */
const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];
