import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { allBuilds } from "./builds.mjs";
import { compressFolder } from "./compress.mjs";
import { ensureInstalled } from "./install.mjs";
import { withBuildLock } from "./releases/build-lock.mjs";
import { apiVersion, filesUnder, makeRelease, RELEASE_FILE } from "./releases/make-release.mjs";
import { outlived } from "./releases/retention.mjs";
import { inOneSentence, root } from "./run.mjs";

/** @typedef {import("./releases/make-release.mjs").Release} Release */

const RELEASES = `${root}dist/releases`;
/** Where releases are built before they are laid; nothing is served from here. */
const DRAFTS = `${root}dist/building`;
const BUILT_FROM = `${root}dist/built-from.json`;

/**
 * Builds what has changed and lays every area under the path it will be served from:
 * `dist/releases/<area>/<version>/`, with `dist/releases/registry.json` naming them all. A folder
 * that is there already stays what it is, because a portal may be serving it.
 */
export const buildPortal = () => withBuildLock(buildChanged);

async function buildChanged() {
  await rm(DRAFTS, { recursive: true, force: true });
  /** @type {Record<string, string>} */
  const builtFrom = await readJson(BUILT_FROM, {});
  /** @type {Record<string, Release>} */
  const known = await readJson(`${RELEASES}/registry.json`, {});
  /** @type {Record<string, Release>} */
  const registry = {};
  const builds = allBuilds().map(async (build) => {
    const { name } = build;
    const source = await sourceHash(build.folder);
    const last = known[name];
    const isThere = last && existsSync(`${RELEASES}/${name}/${last.version}/${RELEASE_FILE}`);
    if (isThere && builtFrom[name] === source) registry[name] = last;
    else registry[name] = await layRelease(build);
    builtFrom[name] = source;
  });
  // One that fails must not leave the others building after the lock was given back.
  const failed = (await Promise.allSettled(builds)).find(({ status }) => status === "rejected");
  if (failed) throw Reflect.get(failed, "reason");
  await mkdir(RELEASES, { recursive: true });
  await writeWhole(`${RELEASES}/registry.json`, registry);
  await writeWhole(BUILT_FROM, builtFrom);
  await forgetOutlived();
}

/** @param {import("./builds.mjs").Build} build */
async function layRelease(build) {
  const draft = `${DRAFTS}/${build.name}`;
  await mkdir(draft, { recursive: true });
  const release = await makeRelease(build, draft);
  const laid = `${RELEASES}/${build.name}/${release.version}`;
  if (existsSync(`${laid}/${RELEASE_FILE}`)) {
    // Built once more as it was before: it counts as the newest again.
    const now = new Date();
    await utimes(`${laid}/${RELEASE_FILE}`, now, now);
    return release;
  }
  await compressFolder(draft);
  await mkdir(`${RELEASES}/${build.name}`, { recursive: true });
  await rename(draft, laid);
  return release;
}

/** Removes the versions that no page can have open any more. */
async function forgetOutlived() {
  for (const area of await foldersIn(RELEASES)) {
    const versions = await Promise.all(
      (await foldersIn(`${RELEASES}/${area}`)).map(async (version) => {
        const folder = `${RELEASES}/${area}/${version}`;
        const release = `${folder}/${RELEASE_FILE}`;
        const { mtimeMs } = await stat(existsSync(release) ? release : folder);
        return { version, laidAt: mtimeMs };
      }),
    );
    for (const version of outlived(versions, Date.now())) {
      // Out of sight at once: half a folder would be taken for a whole one.
      await mkdir(DRAFTS, { recursive: true });
      await rename(`${RELEASES}/${area}/${version}`, `${DRAFTS}/${area}-${version}`);
    }
  }
  await rm(DRAFTS, { recursive: true, force: true });
}

/** @param {string} folder */
async function foldersIn(folder) {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

/**
 * A portal may read the file at the same moment, so it changes from one whole to the next.
 *
 * @param {string} path
 * @param {unknown} value
 */
async function writeWhole(path, value) {
  const text = `${JSON.stringify(value, null, 2)}\n`;
  if (existsSync(path) && (await readFile(path, "utf8")) === text) return;
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, text);
  await rename(draft, path);
}

/**
 * What an area is built from, as one hash: its own sources, those of the workspaces that it names
 * (kit, language), the installed packages and the contract's version.
 *
 * @param {string} folder
 */
async function sourceHash(folder) {
  const hash = createHash("sha256")
    .update(await readFile(`${root}package-lock.json`))
    .update(await readFile(`${root}LICENSE`))
    .update(await apiVersion());
  for (const place of [folder, ...(await ownPackagesOf(folder))]) {
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
 * @param {string} folder
 * @returns {Promise<string[]>} the folders of the workspaces that its `package.json` depends on
 */
async function ownPackagesOf(folder) {
  const { dependencies } = JSON.parse(await readFile(`${root}${folder}/package.json`, "utf8"));
  return Object.keys(dependencies)
    .filter((name) => name.startsWith("@acompana/"))
    .map((name) => name.slice("@acompana/".length));
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
  await inOneSentence(async () => {
    await ensureInstalled();
    await buildPortal();
  });
}
