import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { ensureInstalled } from "./install.mjs";
import { bin, root, run } from "./run.mjs";

const remote = { entry: "remoteEntry.js", dist: "dist", args: [] };
/** Folder of each area, the file that is loaded first, and how Vite builds it, into which folder. */
const AREAS = {
  shell: { folder: "shell", entry: "index.html", dist: "dist", args: [] },
  admin: { folder: "mf-admin", ...remote },
  support: { folder: "mf-support", ...remote },
  senior: { folder: "mf-senior", ...remote },
  games: { folder: "mf-games", ...remote },
  // The games once more, for the pages of other sites.
  embed: {
    folder: "mf-games",
    entry: "juegos.html",
    dist: "dist-embed",
    args: ["--config", "embed.config.ts"],
  },
};
/** @typedef {keyof typeof AREAS} AreaName */

/** Major version of the area contract; the same as `CONTRACT_MAJOR` in kit. */
const CONTRACT = 1;
const RELEASES = `${root}dist/releases`;
/** Versions of the embed that are served beside each other. */
const KEPT_EMBEDS = 5;
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
  const { folder, entry, args } = AREAS[name];
  console.log(`Construyendo ${name}…`);
  await run(bin("vite"), ["build", ...args], { cwd: `${root}${folder}`, quiet: true });
  const dist = `${root}${folder}/${AREAS[name].dist}`;
  /** @type {Record<string, string>} */
  const files = {};
  for (const file of await filesUnder(dist)) {
    const hash = createHash("sha384").update(await readFile(`${dist}/${file}`));
    files[file] = `sha384-${hash.digest("base64")}`;
  }
  const { version } = await readJson(`${root}${folder}/package.json`, { version: "0.0.0" });
  const sum = createHash("sha256").update(JSON.stringify(files)).digest("hex").slice(0, 12);
  const release = { area: name, version: `${version}-${sum}`, contract: CONTRACT, entry, files };
  const laid = `${RELEASES}/${name}/${release.version}`;
  if (name === "embed") await forgetOldest(`${RELEASES}/${name}`);
  else await rm(`${RELEASES}/${name}`, { recursive: true, force: true });
  await cp(dist, laid, { recursive: true });
  if (name === "embed") await writeWhole(`${laid}/release.json`, release);
  return release;
}

/**
 * Other sites name a version of the embed and keep it for ever, so the last ones stay where they
 * are, each with what is in it.
 *
 * @param {string} folder
 */
async function forgetOldest(folder) {
  if (!existsSync(folder)) return;
  const versions = await readdir(folder);
  const times = await Promise.all(versions.map((version) => stat(`${folder}/${version}`)));
  const newestFirst = versions
    .map((version, index) => ({ version, time: times[index]?.mtimeMs ?? 0 }))
    .sort((a, b) => b.time - a.time);
  for (const { version } of newestFirst.slice(KEPT_EMBEDS - 1)) {
    await rm(`${folder}/${version}`, { recursive: true, force: true });
  }
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
      if (
        /^dist(-embed)?\//.test(file) ||
        file.includes("node_modules/") ||
        /\.test\.tsx?$/.test(file)
      )
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
