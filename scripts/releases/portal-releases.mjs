import { createHash } from "node:crypto";
import { cp, mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { RELEASE_FILE } from "./make-release.mjs";
import { ask, CommandError } from "./portal-client.mjs";

/** @typedef {import("./make-release.mjs").Release} Release */

const AT_ONCE = 6;

/**
 * Lays what a portal serves now into a folder, as a build would, with the candidate in the place of
 * its area. Every file is held to its hash.
 *
 * @param {string} origin
 * @param {Release} candidate
 * @param {string} built the candidate's files
 * @param {string} folder
 */
export async function layPortal(origin, candidate, built, folder) {
  const { areas, shell } = await (await ask(origin, "/api/registry")).json();
  /** @type {Record<string, { version: string }>} */
  const active = { ...areas, shell };
  /** @type {Record<string, Release>} */
  const registry = {};
  for (const [name, { version }] of Object.entries(active)) {
    if (name === candidate.area) continue;
    registry[name] = await download(origin, name, version, join(folder, name, version));
  }
  registry[candidate.area] = candidate;
  await cp(built, join(folder, candidate.area, candidate.version), { recursive: true });
  await writeFile(join(folder, "registry.json"), JSON.stringify(registry));
}

/**
 * @param {string} origin
 * @param {string} name
 * @param {string} version
 * @param {string} folder
 * @returns {Promise<Release>}
 */
async function download(origin, name, version, folder) {
  const base = `/releases/${name}/${version}/`;
  /** @type {Release} */
  const release = await (await ask(origin, base + RELEASE_FILE)).json();
  const waiting = Object.entries(release.files);
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [file, hash] = next;
      const bytes = new Uint8Array(await (await ask(origin, base + file)).arrayBuffer());
      const sum = createHash("sha384").update(bytes).digest("base64");
      if (`sha384-${sum}` !== hash) {
        throw new CommandError(`${origin}${base}${file} no es el archivo que dice su versión.`);
      }
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await writeFile(join(folder, file), bytes);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await writeFile(join(folder, RELEASE_FILE), JSON.stringify(release));
  return release;
}
