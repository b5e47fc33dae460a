import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { releaseManifest } from "../kit/build/areas.mjs";
import { CONTRACT_MAJOR } from "../kit/src/area/contract-major.mjs";
import { allBuilds, EMBED } from "./builds.mjs";
import { compressFolder } from "./compress.mjs";
import { ensureInstalled } from "./install.mjs";
import { bin, root, run } from "./run.mjs";

/** @typedef {import("./builds.mjs").Build} Build */

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
  const builds = allBuilds();
  await mkdir(RELEASES, { recursive: true });
  await forgetOthers(registry, builds);
  await Promise.all(
    builds.map(async (build) => {
      const { name } = build;
      const source = await sourceHash(build.folder);
      const known = registry[name];
      const kept = known && existsSync(`${RELEASES}/${name}/${known.version}`);
      if (kept && builtFrom[name] === source) return;
      registry[name] = await buildArea(build);
      builtFrom[name] = source;
    }),
  );
  for (const { name } of builds) await compressFolder(`${RELEASES}/${name}`);
  await writeWhole(`${RELEASES}/registry.json`, registry);
  await writeWhole(BUILT_FROM, builtFrom);
}

/**
 * Areas whose folder was removed since the last build.
 *
 * @param {Record<string, unknown>} registry
 * @param {Build[]} builds
 */
async function forgetOthers(registry, builds) {
  const known = new Set(builds.map(({ name }) => name));
  for (const name of Object.keys(registry).filter((name) => !known.has(name))) {
    delete registry[name];
    await rm(`${RELEASES}/${name}`, { recursive: true, force: true });
  }
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

/** @param {Build} build */
async function buildArea({ name, folder, entry, args, dist: distFolder, area }) {
  console.log(`Construyendo ${name}…`);
  await run(bin("vite"), ["build", ...args], { cwd: `${root}${folder}`, output: "failed" });
  const dist = `${root}${folder}/${distFolder}`;
  /** @type {Record<string, string>} */
  const files = {};
  for (const file of await filesUnder(dist)) {
    const hash = createHash("sha384").update(await readFile(`${dist}/${file}`));
    files[file] = `sha384-${hash.digest("base64")}`;
  }
  const { version } = await readJson(`${root}${folder}/package.json`, { version: "0.0.0" });
  const manifest = area && (await releaseManifest(area));
  const content = JSON.stringify({ files, manifest });
  const sum = createHash("sha256").update(content).digest("hex").slice(0, 12);
  const release = {
    area: name,
    version: `${version}-${sum}`,
    contract: CONTRACT_MAJOR,
    entry,
    files,
    ...(manifest && { manifest }),
  };
  const laid = `${RELEASES}/${name}/${release.version}`;
  if (name === EMBED) await forgetOldest(`${RELEASES}/${name}`);
  else await rm(`${RELEASES}/${name}`, { recursive: true, force: true });
  await cp(dist, laid, { recursive: true });
  if (name === EMBED) await writeWhole(`${laid}/release.json`, release);
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
