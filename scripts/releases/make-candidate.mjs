import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { allBuilds } from "../builds.mjs";
import { withBuildLock } from "./build-lock.mjs";
import { makeRelease } from "./make-release.mjs";
import { CommandError } from "./portal-client.mjs";

/** @typedef {import("./make-release.mjs").Release} Release */

/**
 * Builds one area apart from what a portal on this machine serves, and removes it after its use.
 *
 * @template T
 * @param {string} name
 * @param {(release: Release, folder: string) => Promise<T>} use
 * @returns {Promise<T>}
 */
export async function withCandidate(name, use) {
  const build = allBuilds().find((one) => one.name === name && one.area);
  if (!build) {
    const names = allBuilds().flatMap(({ name: known, area }) => (area ? [known] : []));
    throw new CommandError(`No hay ninguna parte llamada «${name}». Las hay: ${names.join(", ")}.`);
  }
  const folder = await mkdtemp(join(tmpdir(), "acompana-release-"));
  try {
    const release = await withBuildLock(() => makeRelease(build, folder));
    return await use(release, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
