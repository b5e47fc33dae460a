// Runs the API's tests on the databases of the current tier (api-runs.mjs).
// `npm run test:api -- attempts` runs only the files whose path contains the word, on all
// databases; `-- --on pglite attempts` on that one.
import process from "node:process";
import { API_RUNS } from "./api-runs.mjs";
import { ensureInstalled } from "./install.mjs";
import { vitestReport } from "./reports.mjs";
import { denoPath, ProgramFailed, run } from "./run.mjs";
import { currentTier } from "./tier.mjs";

const ARGS = ["run", "-A", "npm:vitest", "run", "--config", "api/vitest.config.ts"];
const given = process.argv.slice(2);
const [only] = given[0] === "--on" ? given.slice(1) : [];
const chosen = only ? given.slice(2) : given;

/**
 * Whether each answer is held to openapi.yaml: in every run but the quick tier, which it would make
 * slower by more than 3 s; there by CHECK_RESPONSES=1.
 *
 * @param {import("./tier.mjs").Tier} [tier]
 */
const checksResponses = (tier) => (tier === "quick" ? {} : { CHECK_RESPONSES: "1" });

/**
 * @param {import("./api-runs.mjs").ApiRun} apiRun
 * @returns {Promise<void>} rejects with ProgramFailed
 */
async function runOn({ database, tier, files, isBeside = false }) {
  const begun = performance.now();
  if (!isBeside) console.log(`\nAPI on ${database}`);
  const env = { TEST_DATABASE: database, TEST_TIER: tier, ...checksResponses(tier) };
  const args = [...ARGS, ...vitestReport(database), ...(chosen.length > 0 ? chosen : files)];
  try {
    await run(denoPath(), args, { env, output: isBeside ? "failed" : "live" });
  } finally {
    console.log(`API on ${database}: ${Math.round((performance.now() - begun) / 1000)} s`);
  }
}

/** @param {import("./api-runs.mjs").ApiRun[]} runs one after the other, all in any case */
async function runAll(runs) {
  for (const one of runs)
    await runOn(one).catch((error) => {
      if (!(error instanceof ProgramFailed)) throw error;
      process.exitCode = 1;
    });
}

await ensureInstalled();
const runs = API_RUNS[currentTier() ?? "byHand"].filter(
  ({ database }) => !only || database === only,
);
if (runs.length === 0) throw new Error(`No tests of the API run on ${only}`);
await Promise.all([
  runAll(runs.filter(({ isBeside }) => !isBeside)),
  runAll(runs.filter(({ isBeside }) => isBeside)),
]);
