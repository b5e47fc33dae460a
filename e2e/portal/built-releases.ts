import { cp, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Release } from "../../scripts/releases/make-release.mjs";

/** `npm run compat` names others than this machine's. */
const releases =
  process.env.BUILT_RELEASES ?? new URL("../../dist/releases/", import.meta.url).pathname;

/** What each area was built with last. */
export async function lastBuilt(): Promise<Release[]> {
  const registry = await readFile(join(releases, "registry.json"), "utf8");
  return Object.values(JSON.parse(registry) as Record<string, Release>);
}

/** Their folders, within the releases' folder. */
const lastFolders = async (): Promise<string[]> =>
  (await lastBuilt()).map(({ area, version }) => join(area, version));

/** The same, as they lie on this machine. */
export const builtFolders = async (): Promise<string[]> =>
  (await lastFolders()).map((folder) => join(releases, folder));

/** Copies what each area was built with last, without the earlier versions. */
export async function copyReleases(to: string): Promise<void> {
  for (const part of ["registry.json", ...(await lastFolders())]) {
    await cp(join(releases, part), join(to, part), { recursive: true });
  }
}
