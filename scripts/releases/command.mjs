import process from "node:process";
import { ensureInstalled } from "../install.mjs";
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
    if (error instanceof CommandError) console.error(error.message);
    else console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/**
 * The words of a command line: what is named, and what is set.
 *
 * @param {string[]} args
 * @param {{ flags?: string[], values?: string[] }} known options without and with a value
 */
export function readArgs(args, { flags = [], values = [] } = {}) {
  /** @type {string[]} */
  const names = [];
  /** @type {Record<string, string>} */
  const options = {};
  for (let index = 0; index < args.length; index++) {
    const word = args[index] ?? "";
    if (!word.startsWith("--")) names.push(word);
    else if (flags.includes(word)) options[word] = "";
    else if (values.includes(word)) options[word] = args[++index] ?? "";
    else throw new CommandError(`No conozco la opción ${word}.`);
  }
  return { names, options };
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
