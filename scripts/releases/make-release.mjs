import { createHash } from "node:crypto";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { releaseManifest } from "../../kit/build/areas.mjs";
import { CONTRACT_MAJOR } from "../../kit/src/area/contract-major.mjs";
import { bin, root, run } from "../run.mjs";

/** What a release says of itself, beside its files. */
export const RELEASE_FILE = "release.json";

/** What the tools write for themselves beside the federation manifest. */
const LEFT_BY_TOOLS = [".vite", "mf-stats.json"];

/**
 * @typedef {object} Release
 * @property {string} area
 * @property {string} version of the area's package, and the first digits of what the release adds
 * up to
 * @property {number} contract major version of the area contract
 * @property {string} api version of the contract of calls that it was built against
 * @property {string} react which versions of React it can share
 * @property {string} entry the file that is loaded first
 * @property {Record<string, string>} files every file by its path, with the hash that binds it
 * @property {import("../../kit/src/area/manifest.ts").AreaManifest} [manifest] what its area.json
 * declares
 */

/**
 * Builds an area into an empty folder, with its `release.json`.
 *
 * @param {import("../builds.mjs").Build} build
 * @param {string} folder
 * @returns {Promise<Release>}
 */
export async function makeRelease({ name, folder: sources, entry, args, area }, folder) {
  console.log(`Construyendo ${name}…`);
  const out = ["--outDir", folder, "--emptyOutDir"];
  await run(bin("vite"), ["build", ...args, ...out], { cwd: root + sources, output: "failed" });
  for (const left of LEFT_BY_TOOLS) await rm(`${folder}/${left}`, { recursive: true, force: true });
  /** @type {Record<string, string>} */
  const files = {};
  for (const file of await filesUnder(folder)) {
    const hash = createHash("sha384").update(await readFile(`${folder}/${file}`));
    files[file] = `sha384-${hash.digest("base64")}`;
  }
  const { version, dependencies } = JSON.parse(
    await readFile(`${root}${sources}/package.json`, "utf8"),
  );
  const manifest = area && (await releaseManifest(area));
  const content = {
    contract: CONTRACT_MAJOR,
    api: await apiVersion(),
    react: dependencies?.react ?? "*",
    entry,
    files,
    ...(manifest && { manifest }),
  };
  const sum = createHash("sha256").update(JSON.stringify(content)).digest("hex").slice(0, 12);
  const release = { area: name, version: `${version}-${sum}`, ...content };
  await writeFile(`${folder}/${RELEASE_FILE}`, `${JSON.stringify(release, null, 2)}\n`);
  return release;
}

/** The version of the contract of calls, `info.version` of openapi.yaml. */
export async function apiVersion() {
  const contract = await readFile(`${root}openapi.yaml`, "utf8");
  const version = /^ {2}version: (\S+)$/m.exec(contract)?.[1];
  if (!version) throw new Error("openapi.yaml names no version");
  return version;
}

/**
 * Paths of all files under a folder, sorted, with forward slashes.
 *
 * @param {string} folder
 */
export async function filesUnder(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(folder.length + 1))
    .map((path) => path.replaceAll("\\", "/"))
    .sort();
}
