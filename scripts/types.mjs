// npm run types: every front end and the commands with TypeScript, the API with Deno.
import { existsSync, readdirSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { ensureInstalled } from "./install.mjs";
import { bin, root, run } from "./run.mjs";

/**
 * Every folder with a `tsconfig.json` is a project of its own; a new area needs no list to stand
 * in.
 *
 * @returns {string[]} the arguments with which `tsc` checks them all
 */
export const typeScriptArgs = () => [
  "-b",
  ".",
  ...readdirSync(root).filter((folder) => existsSync(`${root}${folder}/tsconfig.json`)),
];

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  await ensureInstalled();
  await run(bin("tsc"), typeScriptArgs());
  await run(bin("deno"), ["check", "--quiet", "api"]);
}
