import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { buildPortal } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";
import { keepAlive } from "./keep-alive.mjs";
import { denoPath, root } from "./run.mjs";

/**
 * Installs what is missing, builds what has changed and serves the portal until it ends. One that
 * cannot start, because of a wrong variable or because another portal has its data folder, says so
 * before anything is installed or built.
 *
 * @param {string} program its file, from the project's folder
 * @param {string} rights the file that prints the narrowest rights with which it can run
 * @returns {Promise<number>} the exit code
 */
export async function start(program, rights) {
  try {
    // Before the first installation there is no Deno that could be asked.
    if (existsSync(`${root}node_modules/deno`) && !readRights(rights)) return 1;
    await ensureInstalled();
    const flags = readRights(rights);
    if (!flags) return 1;
    await buildPortal();
    return await keepServing(program, flags);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
}

/**
 * Serves what is built, as `start` does.
 *
 * @param {string} program
 * @param {string} rights
 * @returns {Promise<number>} its exit code
 */
export async function serve(program, rights) {
  const missing = whatIsMissing();
  if (missing) {
    console.error(missing);
    return 1;
  }
  const flags = readRights(rights);
  return flags ? await keepServing(program, flags) : 1;
}

/** Why nothing can be served yet, and the command that mends it; null when all is there. */
function whatIsMissing() {
  if (!existsSync(`${root}node_modules/deno`)) return "Faltan las bibliotecas: npm ci";
  const releases = process.env.RELEASES_DIR?.trim() || `${root}dist/releases`;
  if (!existsSync(`${releases}/registry.json`)) return "Falta construir el portal: npm run build";
  return null;
}

/**
 * Runs a server until it ends, and again when a failure ended it. Ctrl-C reaches it too; it
 * finishes what is under way.
 *
 * @param {string} program
 * @param {string[]} flags
 */
const keepServing = (program, flags) =>
  keepAlive(denoPath(), ["run", "--quiet", ...flags, root + program]);

/**
 * The configuration is read, and the data folder's lock looked at, by the code that knows them; null
 * when it has said why the portal cannot start.
 *
 * @param {string} program
 */
function readRights(program) {
  // The lock lies in a folder that only the configuration knows.
  const own = ["--no-prompt", "--allow-env", "--allow-read", "--allow-write"];
  const { status, stdout } = spawnSync(denoPath(), ["run", "--quiet", ...own, root + program], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
  return status === 0 ? stdout.trim().split("\n") : null;
}
