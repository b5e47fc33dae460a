// Runs the API's tests twice: on PGlite, and on a real Postgres through the Neon driver.
// `npm run test:api -- guessing` runs only the files whose path contains the word.
import { spawnSync } from "node:child_process";
import path from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const deno = path.join(root, "node_modules", ".bin", "deno");
const args = ["run", "-A", "npm:vitest", "run", "--config", "api/vitest.config.ts"];

for (const database of ["pglite", "neon"]) {
  console.log(`\nAPI on ${database}`);
  const env = { ...process.env, TEST_DATABASE: database };
  const options = { cwd: root, env, stdio: /** @type {const} */ ("inherit") };
  const { status } = spawnSync(deno, [...args, ...process.argv.slice(2)], options);
  if (status !== 0) process.exit(status ?? 1);
}
