import process from "node:process";
import { parseArgs } from "node:util";
import { ensureInstalled } from "../install.mjs";
import { problemOf } from "../run.mjs";
import { CommandError } from "./portal-client.mjs";

/**
 * Runs a command to its end. What it cannot do it says in one sentence.
 *
 * @param {() => Promise<void>} command
 */
export async function runCommand(command) {
  try {
    await ensureInstalled();
    await command();
  } catch (error) {
    console.error(problemOf(error));
    process.exitCode = 1;
  }
}

/**
 * The words of a command line: what is named, and what is set.
 *
 * @param {string[]} args
 * @param {NonNullable<import("node:util").ParseArgsConfig["options"]>} [options] that the command
 * knows
 */
export function readArgs(args, options = {}) {
  try {
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
    return { names: positionals, options: values };
  } catch {
    const known = Object.keys(options).map((name) => `--${name}`);
    throw new CommandError(
      known.length > 0
        ? `No entiendo las opciones. Las que hay: ${known.join(", ")}.`
        : "Esta orden no tiene opciones.",
    );
  }
}

/**
 * The one area that the command names.
 *
 * @param {string[]} names
 * @param {string} usage how the command is written
 */
export function oneName(names, usage) {
  const [name] = names;
  if (name && names.length === 1) return name;
  throw new CommandError(`Di de qué parte se trata, así: ${usage}`);
}
