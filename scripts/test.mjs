// npm test: everything that must hold before a change lands.
import { ensureInstalled } from "./install.mjs";
import { bin, denoPath, run } from "./run.mjs";

/** @type {[what: string, command: string, args: string[]][]} */
const steps = [];

try {
  await ensureInstalled();
  steps.push(
    ["formato y reglas", bin("biome"), ["ci", "--error-on-warnings", "--colors=off", "."]],
    ["tipos de la web", bin("tsc"), ["--noEmit"]],
    ["tipos de la API", denoPath(), ["check", "--quiet", "api"]],
    ["contrato al día", process.execPath, ["scripts/contract.mjs", "--check"]],
    ["pruebas de unidad", bin("vitest"), ["run"]],
    ["pruebas de la API", process.execPath, ["scripts/test-api.mjs"]],
    ["pruebas en el navegador", process.execPath, ["scripts/test-e2e.mjs"]],
  );
  const times = [];
  for (const [what, command, args] of steps) {
    console.log(`\n── ${what} ──`);
    const begun = Date.now();
    await run(command, args);
    times.push(`${what}: ${Math.round((Date.now() - begun) / 1000)} s`);
  }
  console.log(`\nTodo en orden. ${times.join(" · ")}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
