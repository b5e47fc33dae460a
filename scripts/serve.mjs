import { spawnSync } from "node:child_process";
import { keepAlive } from "./keep-alive.mjs";
import { denoPath, root } from "./run.mjs";

/**
 * Runs a server until it ends, and again when a failure ended it. Ctrl-C reaches it too; it
 * finishes what is under way.
 *
 * @param {string} program its file, from the project's folder
 * @param {string} rights the file that prints the narrowest rights with which it can run
 * @returns {Promise<number>} its exit code
 */
export async function serve(program, rights) {
  const flags = readRights(rights);
  if (!flags) return 1;
  return await keepAlive(denoPath(), ["run", "--quiet", ...flags, root + program]);
}

/**
 * The configuration is read by the code that knows it; null when it has said what is wrong with it.
 *
 * @param {string} program
 */
function readRights(program) {
  const flags = ["run", "--quiet", "--no-prompt", "--allow-env"];
  const { status, stdout } = spawnSync(denoPath(), [...flags, root + program], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
  return status === 0 ? stdout.trim().split("\n") : null;
}
