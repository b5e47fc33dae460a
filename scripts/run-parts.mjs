import { ensureInstalled } from "./install.mjs";
import { ProgramFailed, run } from "./run.mjs";

/**
 * One part of a test run.
 *
 * @typedef {object} Part
 * @property {string} name
 * @property {string} command
 * @property {string[]} args
 * @property {boolean} [quiet] shows the output only when the part fails
 * @property {Record<string, string>} [env] over those of the whole run
 */

/**
 * Runs one tier: groups of parts one after the other, the parts of a group side by side. A failed
 * part stops no other and makes the process end with an error. Prints how long each part took, and
 * at the end the last output of each failed part, because others have printed much since.
 *
 * @param {import("./tier.mjs").Tier} tier
 * @param {Part[][]} groups
 */
export async function runTier(tier, groups) {
  try {
    await ensureInstalled();
    await runGroups(groups, { TEST_TIER: tier });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/**
 * @param {Part[][]} groups
 * @param {Record<string, string>} env
 */
async function runGroups(groups, env) {
  /** @type {{ name: string, end: string }[]} */
  const failed = [];
  /** @type {string[]} */
  const times = [];
  const begun = Date.now();
  for (const group of groups) {
    await Promise.all(
      group.map(async (part) => {
        const since = Date.now();
        const failure = await runPart(part, env);
        if (failure) failed.push({ name: part.name, end: failure.end });
        times.push(`${part.name}: ${failure ? "NO PASA, " : ""}${seconds(since)}`);
      }),
    );
  }
  for (const { name, end } of failed) console.log(`\n── ${name}, el final ──\n${end}`);
  console.log(`\n${[...times, `en total: ${seconds(begun)}`].join("\n")}\n`);
  if (failed.length > 0) throw new Error(`No pasa: ${failed.map(({ name }) => name).join(", ")}.`);
  console.log("Todo en orden.");
}

/** @param {number} since */
const seconds = (since) => `${Math.round((Date.now() - since) / 1000)} s`;

/**
 * @param {Part} part
 * @param {Record<string, string>} env
 * @returns {Promise<{ end: string } | null>} the end of its output; null when it passed
 */
async function runPart({ name, command, args, quiet = false, env: own = {} }, env) {
  if (!quiet) console.log(`\n── ${name} ──`);
  try {
    await run(command, args, { output: quiet ? "failed" : "kept", env: { ...env, ...own } });
    if (quiet) console.log(`── ${name}: en orden`);
    return null;
  } catch (error) {
    console.error(`── ${name}: no pasa. ${error instanceof Error ? error.message : error}`);
    return { end: error instanceof ProgramFailed ? error.lastLines : "" };
  }
}
