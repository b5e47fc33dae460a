import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export { releaseManifest } from "./release-manifest.mjs";

// Only Node's own modules here: the commands read the areas before anything is installed.

/**
 * What an area's `area.json` says. It is the only place where an area, its screens and its home
 * cards are named.
 *
 * @typedef {object} AreaFile
 * @property {string} name its name in addresses and in the registry
 * @property {number} port of its development server
 * @property {Record<string, import("../src/area/manifest.ts").DeclaredScreen>} screens
 * @property {import("../src/area/manifest.ts").SignedInRole} [overlay] the role beside whose
 *   screens it draws its overlay
 * @property {(Omit<import("../src/area/manifest.ts").HomeCard, "icon"> & { icon: string })[]}
 * [homeCards]
 *   its cards on the older person's home; `icon` is a name of lucide.dev
 * @property {{ entry: string, config: string }} [embed] a second build for the pages of other
 *   sites: its page and its Vite configuration
 */

/** @typedef {AreaFile & { folder: string }} SourceArea `folder` is relative to the project's */

/** The project's own folder, with a trailing slash. */
const projectFolder = join(fileURLToPath(import.meta.url), "../../../");

/** Folder of the host, which declares its screens as the areas do. */
const SHELL = "shell";
const AREA_FOLDER = /^mf-/;

/**
 * The federated areas of the project: every folder `mf-*` with an `area.json`. Throws when two of
 * them share a name.
 *
 * @param {string} [root] the project's folder, with a trailing slash
 * @returns {SourceArea[]}
 */
export function readAreas(root = projectFolder) {
  const areas = readdirSync(root)
    .filter((folder) => AREA_FOLDER.test(folder))
    .map((folder) => readArea(folder, root))
    .sort((a, b) => a.port - b.port);
  for (const [index, { name, folder }] of areas.entries()) {
    const same = areas.slice(0, index).find((other) => other.name === name);
    if (same) throw new Error(`${same.folder} and ${folder} are both called '${name}'`);
  }
  return areas;
}

/** A copy of the project for one area's team may be without the shell. */
export const hasShell = (root = projectFolder) => existsSync(`${root}${SHELL}/area.json`);

/**
 * The shell, which declares its screens as the areas do.
 *
 * @param {string} [root]
 */
export const readShell = (root = projectFolder) => readArea(SHELL, root);

/**
 * @param {string} folder
 * @param {string} root
 * @returns {SourceArea}
 */
function readArea(folder, root) {
  const text = readFileSync(`${root}${folder}/area.json`, "utf8");
  return { folder, ...JSON.parse(text) };
}
