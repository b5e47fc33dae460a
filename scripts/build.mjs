import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { ensureInstalled } from "./install.mjs";
import { bin, root, run } from "./run.mjs";

/** Folder of each area, and the file that is loaded first. */
const AREAS = {
  shell: { folder: "shell", entry: "index.html" },
  admin: { folder: "mf-admin", entry: "remoteEntry.js" },
  support: { folder: "mf-support", entry: "remoteEntry.js" },
  senior: { folder: "mf-senior", entry: "remoteEntry.js" },
  games: { folder: "mf-games", entry: "remoteEntry.js" },
};
/** @typedef {keyof typeof AREAS} AreaName */

/** Major version of the area contract; the same as `CONTRACT_MAJOR` in kit. */
const CONTRACT = 1;
const RELEASES = `${root}dist/releases`;
const BUILT_FROM = `${root}dist/built-from.json`;

/**
 * Builds what has changed and lays every area under the path it will be served from:
 * `dist/releases/<area>/<version>/`, with `dist/releases/registry.json` naming them all.
 */
export async function buildPortal() {
  /** @type {Record<string, string>} */
  const builtFrom = await readJson(BUILT_FROM, {});
  /** @type {Record<string, { version: string }>} */
  const registry = await readJson(`${RELEASES}/registry.json`, {});
  const names = /** @type {AreaName[]} */ (Object.keys(AREAS));
  await mkdir(RELEASES, { recursive: true });
  await Promise.all(
    names.map(async (name) => {
      const source = await sourceHash(AREAS[name].folder);
      const known = registry[name];
      const kept = known && existsSync(`${RELEASES}/${name}/${known.version}`);
      if (kept && builtFrom[name] === source) return;
      registry[name] = await buildArea(name);
      builtFrom[name] = source;
    }),
  );
  await writeWhole(`${RELEASES}/registry.json`, registry);
  await writeWhole(BUILT_FROM, builtFrom);
}

/**
 * Another start may read the file at the same moment, so it changes from one whole to the next.
 *
 * @param {string} path
 * @param {unknown} value
 */
async function writeWhole(path, value) {
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, `${JSON.stringify(value, null, 2)}\n`);
  await rename(draft, path);
}

/** @param {AreaName} name */
async function buildArea(name) {
  const { folder, entry } = AREAS[name];
  console.log(`Construyendo ${name}…`);
  await run(bin("vite"), ["build"], { cwd: `${root}${folder}`, quiet: true });
  const dist = `${root}${folder}/dist`;
  /** @type {Record<string, string>} */
  const files = {};
  for (const file of await filesUnder(dist)) {
    const hash = createHash("sha384").update(await readFile(`${dist}/${file}`));
    files[file] = `sha384-${hash.digest("base64")}`;
  }
  const { version } = await readJson(`${root}${folder}/package.json`, { version: "0.0.0" });
  const sum = createHash("sha256").update(JSON.stringify(files)).digest("hex").slice(0, 12);
  const release = { area: name, version: `${version}-${sum}`, contract: CONTRACT, entry, files };
  await rm(`${RELEASES}/${name}`, { recursive: true, force: true });
  await cp(dist, `${RELEASES}/${name}/${release.version}`, { recursive: true });
  return release;
}

/**
 * What an area is built from, as one hash: its own sources, kit and the installed packages.
 *
 * @param {string} folder
 */
async function sourceHash(folder) {
  const hash = createHash("sha256").update(await readFile(`${root}package-lock.json`));
  for (const place of [folder, "kit"]) {
    for (const file of await filesUnder(`${root}${place}`)) {
      if (file.startsWith("dist/") || file.includes("node_modules/") || /\.test\.tsx?$/.test(file))
        continue;
      hash.update(`${place}/${file}\0`).update(await readFile(`${root}${place}/${file}`));
    }
  }
  return hash.digest("hex");
}

/**
 * Paths of all files under a folder, sorted, with forward slashes.
 *
 * @param {string} folder
 */
async function filesUnder(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(folder.length + 1))
    .map((path) => path.replaceAll("\\", "/"))
    .sort();
}

/**
 * @template T
 * @param {string} path
 * @param {T} absent
 * @returns {Promise<T>}
 */
async function readJson(path, absent) {
  return existsSync(path) ? JSON.parse(await readFile(path, "utf8")) : absent;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  await ensureInstalled();
  await buildPortal();
}
