// npm test: everything that must hold before a change lands.
import { ensureInstalled } from "./install.mjs";
import { bin, denoPath, run } from "./run.mjs";

/** @typedef {[what: string, command: string, args: string[]]} Step */

/** @type {string[]} */
const times = [];

/**
 * Runs one step to its end. Rejects when it fails, with its name.
 *
 * @param {Step} step
 * @param {{ quiet?: boolean }} [options] `quiet` shows the output only of a step that failed.
 */
async function take([what, command, args], options = {}) {
  const begun = Date.now();
  if (!options.quiet) console.log(`\n── ${what} ──`);
  try {
    await run(command, args, options);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`No pasa: ${what}. ${reason}`);
  }
  times.push(`${what}: ${Math.round((Date.now() - begun) / 1000)} s`);
  if (options.quiet) console.log(`── ${what}: en orden`);
}

try {
  await ensureInstalled();
  // None of these needs more than one core, or another's result.
  await Promise.all(
    /** @type {Step[]} */ ([
      ["formato y reglas", bin("biome"), ["ci", "--error-on-warnings", "--colors=off", "."]],
      ["tipos de la web", bin("tsc"), ["--noEmit"]],
      ["tipos de la API", denoPath(), ["check", "--quiet", "api"]],
      ["contrato al día", process.execPath, ["scripts/contract.mjs", "--check"]],
    ]).map((step) => take(step, { quiet: true })),
  );
  await take(["pruebas de unidad", bin("vitest"), ["run"]]);
  await take(["pruebas de la API", process.execPath, ["scripts/test-api.mjs"]]);
  await take(["pruebas en el navegador", process.execPath, ["scripts/test-e2e.mjs"]]);
  console.log(`\nTodo en orden. ${times.join(" · ")}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
