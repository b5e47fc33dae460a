// Runs the API's tests on the databases of the current tier (api-runs.mjs).
// `npm run test:api -- attempts` runs only the files whose path contains the word, on all
// databases.
import { spawnSync } from "node:child_process";
import { API_RUNS } from "./api-runs.mjs";
import { ensureInstalled } from "./install.mjs";
import { denoPath, root } from "./run.mjs";
import { currentTier } from "./tier.mjs";

const ARGS = ["run", "-A", "npm:vitest", "run", "--config", "api/vitest.config.ts"];
const chosen = process.argv.slice(2);

/** @param {import("./api-runs.mjs").ApiRun} run */
function passes({ database, tier, files }) {
  const begun = Date.now();
  console.log(`\nAPI on ${database}`);
  const { TEST_TIER: _, ...usual } = process.env;
  const env = { ...usual, TEST_DATABASE: database, ...(tier && { TEST_TIER: tier }) };
  const args = [...ARGS, ...(chosen.length > 0 ? chosen : files)];
  const { status } = spawnSync(denoPath(), args, { cwd: root, env, stdio: "inherit" });
  console.log(`API on ${database}: ${Math.round((Date.now() - begun) / 1000)} s`);
  return status === 0;
}

await ensureInstalled();
const passed = API_RUNS[currentTier() ?? "byHand"].map(passes);
if (passed.includes(false)) process.exitCode = 1;
