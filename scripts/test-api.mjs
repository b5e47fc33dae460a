// Runs the API's tests on PGlite and on a real Postgres through the Neon driver, and through plain
// `pg` those in which the drivers could differ: dates, JSON, transactions, starting and stopping.
// `npm run test:api -- guessing` runs only the files whose path contains the word.
import { spawnSync } from "node:child_process";
import path from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const deno = path.join(root, "node_modules", ".bin", "deno");
const args = ["run", "-A", "npm:vitest", "run", "--config", "api/vitest.config.ts"];

/** @type {[database: string, files: string[]][]} */
const RUNS = [
  ["pglite", []],
  ["neon", []],
  ["postgres", ["main.test", "database-gone", "migrate", "session", "guessing", "scores"]],
];
const chosen = process.argv.slice(2);

for (const [database, files] of RUNS) {
  console.log(`\nAPI on ${database}`);
  const env = { ...process.env, TEST_DATABASE: database };
  const options = { cwd: root, env, stdio: /** @type {const} */ ("inherit") };
  const wanted = chosen.length > 0 ? chosen : files;
  const { status } = spawnSync(deno, [...args, ...wanted], options);
  if (status !== 0) process.exit(status ?? 1);
}
