import { cp, readFile } from "node:fs/promises";
import { join } from "node:path";

/** `npm run compat` names others than this machine's. */
const releases =
  process.env.BUILT_RELEASES ?? new URL("../../dist/releases/", import.meta.url).pathname;

/** The folders of what each area was built with last, within the releases' folder. */
async function lastBuilt(): Promise<string[]> {
  const registry = await readFile(join(releases, "registry.json"), "utf8");
  const all = Object.values(
    JSON.parse(registry) as Record<string, { area: string; version: string }>,
  );
  return all.map(({ area, version }) => join(area, version));
}

/** The same, as they lie on this machine. */
export const builtFolders = async (): Promise<string[]> =>
  (await lastBuilt()).map((folder) => join(releases, folder));

/** Copies what each area was built with last, without the earlier versions. */
export async function copyReleases(to: string): Promise<void> {
  for (const part of ["registry.json", ...(await lastBuilt())]) {
    await cp(join(releases, part), join(to, part), { recursive: true });
  }
}
