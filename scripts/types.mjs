// npm run types: every front end and the commands with TypeScript, the API with Deno.
// `npm run types -- kit` checks that workspace alone.
import { existsSync, readdirSync } from "node:fs";
import process from "node:process";
import { pathToFileURL } from "node:url";
import { ensureInstalled } from "./install.mjs";
import { bin, root, runAndFollow } from "./run.mjs";

/**
 * Every folder with a `tsconfig.json` is a project of its own; a new area needs no list to stand
 * in.
 */
const projects = () => [
  ".",
  ...readdirSync(root).filter((folder) => existsSync(`${root}${folder}/tsconfig.json`)),
];

/**
 * How TypeScript is run: version 7, which takes a quarter of the time of version 5. That one is
 * what `openapi-typescript` and `dependency-cruiser` are written for, and both call their program
 * `tsc`, so it is named by its path.
 *
 * @param {string[]} args
 * @returns {{ command: string, args: string[] }}
 */
export const typeScript = (args) => ({
  command: process.execPath,
  args: [`${root}node_modules/typescript-native/bin/tsc`, ...args],
});

/** Checks all projects. */
export const allTypes = () => typeScript(["-b", ...projects()]);

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  await ensureInstalled();
  const chosen = process.argv.slice(2);
  const { command, args } = chosen.length > 0 ? typeScript(["-b", ...chosen]) : allTypes();
  await runAndFollow(command, args);
  if (chosen.length === 0) await runAndFollow(bin("deno"), ["check", "--quiet", "api"]);
}
