// npm run types: every front end, the commands and the API with TypeScript.
// `npm run types -- kit` checks that workspace alone.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import process from "node:process";
import { pathToFileURL } from "node:url";
import { ensureInstalled } from "./install.mjs";
import { denoPath, root, runAndFollow } from "./run.mjs";

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

/** Checks all projects but the API. */
export const allTypes = () => typeScript(["-b", ...projects()]);

/**
 * Checks the API, with what Deno declares of itself. Deno's own check, which reads the same files
 * with the same rules, takes twice as long where nothing is kept of an earlier one.
 */
export function apiTypes() {
  const folder = `${root}api/node_modules/.types`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/deno.d.ts`, execFileSync(denoPath(), ["types"]));
  return typeScript(["-p", "api/tsconfig.types.json"]);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  await ensureInstalled();
  const chosen = process.argv.slice(2);
  const web = chosen.filter((name) => name !== "api");
  const runs =
    chosen.length === 0 ? [allTypes()] : web.length > 0 ? [typeScript(["-b", ...web])] : [];
  if (chosen.length === 0 || chosen.includes("api")) runs.push(apiTypes());
  for (const { command, args } of runs) await runAndFollow(command, args);
}
