import { existsSync } from "node:fs";
import { CHECKS, RUNNERS, SCREENS, WHOLE_PROJECT } from "./parts.mjs";
import { root } from "./run.mjs";

/** @typedef {import("./run-parts.mjs").Part} Part */
/** @typedef {import("./run-parts.mjs").Group} Group */

/** What is built into pages: a journey shows whether they still open. */
const BUILT = /^(kit|shell|mf-[^/]+|language)\/|^api\/web\//;
/** What browser tests walk with and what they open: a journey shows whether it still works. */
const WALKED = /^e2e\/(portal|hosts)\//;
/** What the API's tests import, or are. */
const OF_API = /^(api|language)\/|^kit\/(src|build)\/|^openapi\.yaml$/;
const BROWSER_TEST = /^e2e\/(tests\/.*\.test\.ts)$/;

/**
 * What tries a change: format, imports and types, the tests that import a changed file, those that
 * read the whole project, and the shortest journey where pages have changed. What a test starts as
 * a program of its own is not followed: `npm test` alone says whether a change holds.
 *
 * @param {string[]} files that have changed or gone, from the project's folder
 * @param {string} commit since which
 * @returns {Group[]}
 */
export function changedParts(files, commit) {
  const since = ["--changed", commit, "--passWithNoTests"];
  const journeys = [
    ...files.flatMap((file) => BROWSER_TEST.exec(file)?.[1] ?? []),
    ...(files.some((file) => BUILT.test(file) || WALKED.test(file))
      ? ["tests/journey.test.ts"]
      : []),
  ];
  const { api, browser } = RUNNERS;
  /** @type {Part[]} */
  const tests = [
    WHOLE_PROJECT,
    {
      ...SCREENS,
      name: "pruebas de unidad de lo cambiado",
      args: [...SCREENS.args, ...since],
      mayBeNone: true,
    },
  ];
  if (files.some((file) => OF_API.test(file)))
    tests.push({
      name: "pruebas de la API de lo cambiado",
      ...api,
      args: [...api.args, "--on", "pglite", ...since],
      mayBeNone: true,
    });
  if (journeys.length > 0)
    tests.push({
      name: "pruebas en el navegador",
      ...browser,
      args: [...browser.args, ...new Set(journeys)],
      env: { TEST_TIER: undefined },
    });
  return [{ parts: checksOf(files), first: true }, ...tests.map((part) => ({ parts: [part] }))];
}

/** @param {string[]} files @returns {Part[]} */
function checksOf(files) {
  const { format, imports, webTypes, apiTypes } = CHECKS;
  const args = [...format.args.slice(0, -1), "--no-errors-on-unmatched"];
  const there = files.filter((file) => existsSync(root + file));
  return [
    // Without a name the whole project would be looked at.
    ...(there.length > 0 ? [{ ...format, args: [...args, ...there] }] : []),
    imports,
    webTypes,
    ...(files.some((file) => OF_API.test(file)) ? [apiTypes] : []),
  ];
}
