import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { buildPortal } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";
import { keepAlive } from "./keep-alive.mjs";
import { denoEnvironment, denoPath, problemOf, root } from "./run.mjs";

/**
 * The programs of a portal, from the project's folder.
 *
 * @typedef {object} Programs
 * @property {string} command how the operator starts it, for the lines in which the portal says it
 * @property {string} main serves
 * @property {string} rights prints the narrowest rights with which it can run, and whether its data
 *   are prepared
 * @property {string} [prepare] makes its data or brings them up to date, and ends: what that takes
 *   of memory would never come back; `main` does it itself where there is none
 */

/** All but the command. */
export const PORTAL = { main: "api/main.ts", rights: "api/rights.ts", prepare: "api/prepare.ts" };

/**
 * Installs what is missing, builds what has changed and serves the portal until it ends. One that
 * cannot start, because of a wrong variable or because another portal has its data folder, says so
 * before anything is installed or built.
 *
 * @param {Programs} programs
 * @returns {Promise<number>} the exit code
 */
export async function start(programs) {
  try {
    // Before the first installation there is no Deno that could be asked.
    if (existsSync(`${root}node_modules/deno`) && !readRights(programs)) return 1;
    await ensureInstalled();
    const ready = readRights(programs);
    if (!ready) return 1;
    await buildPortal();
    return await keepServing(programs, ready);
  } catch (error) {
    console.error(problemOf(error));
    return 1;
  }
}

/**
 * Serves what is built, as `start` does.
 *
 * @param {Programs} programs
 * @returns {Promise<number>} its exit code
 */
export async function serve(programs) {
  const missing = whatIsMissing();
  if (missing) {
    console.error(missing);
    return 1;
  }
  const ready = readRights(programs);
  return ready ? await keepServing(programs, ready) : 1;
}

/** Why nothing can be served yet, and the command that mends it; null when all is there. */
function whatIsMissing() {
  if (!existsSync(`${root}node_modules/deno`)) return "Faltan las bibliotecas: npm ci";
  const releases = process.env.RELEASES_DIR?.trim() || `${root}dist/releases`;
  if (!existsSync(`${releases}/registry.json`)) return "Falta construir el portal: npm run build";
  return null;
}

/** @typedef {{ flags: string[], isPrepared: boolean }} Ready what `api/rights.ts` prints */

/**
 * Runs a server until it ends, and again when a failure ended it. Ctrl-C reaches it too; it
 * finishes what is under way.
 *
 * @param {Programs} programs
 * @param {Ready} ready
 */
function keepServing({ command, main, prepare }, { flags, isPrepared }) {
  const programs = prepare && !isPrepared ? [prepare, main] : [main];
  const runs = programs.map((program) => ["run", "--quiet", ...flags, root + program, command]);
  return keepAlive(denoPath(), runs, denoEnvironment());
}

/**
 * The configuration is read, and the data folder's lock looked at, by the code that knows them;
 * null when it has said why the portal cannot start.
 *
 * @param {Programs} programs
 * @returns {Ready | null}
 */
function readRights({ rights }) {
  // The lock lies in a folder that only the configuration knows.
  const own = ["--no-prompt", "--allow-env", "--allow-read", "--allow-write"];
  const { status, stdout } = spawnSync(denoPath(), ["run", "--quiet", ...own, root + rights], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
  return status === 0 ? JSON.parse(stdout) : null;
}
