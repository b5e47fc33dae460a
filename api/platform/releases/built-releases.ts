import { z } from "@hono/zod-openapi";
import { StartRefused } from "../start-refused.ts";
import { ifThere } from "../storage/if-there.ts";
import { contradictionsIn, type Registry } from "./registry.ts";
import { isReleaseName, parseBuilt, type Release } from "./release.ts";

/** The releases that builds have laid on the disk. */
export type BuiltReleases = {
  /** What the portal was built with: release 0 of each area. */
  zero: Registry;
  zeroOf: (area: string) => Release | null;
  find: (area: string, version: string) => Promise<Release | null>;
  /** Every version of an area that lies there. */
  versionsOf: (area: string) => Promise<Release[]>;
  /** Where a file of a release lies; only for files that the release names. */
  pathOf: (release: Release, file: string) => string;
};

/** What other sites embed stands in the same file, but is no area of the portal. */
const registryFile = z.looseObject({ shell: z.looseObject({}), embed: z.unknown().optional() });

/**
 * Reads which release of each area the portal was built with. Throws when the portal was not
 * built, when the file is not a registry, or when the areas contradict each other. Later builds
 * lay further versions beside them, so these are looked up when they are wanted.
 */
export async function readBuiltReleases(folder: string): Promise<BuiltReleases> {
  const zero = await readZero(folder);
  const zeroOf = (area: string) => ownRelease(zero, area);
  const found = new Map<string, Release>();

  async function find(area: string, version: string): Promise<Release | null> {
    if (!isReleaseName(area, version)) return null;
    const built = zeroOf(area);
    if (built?.version === version) return built;
    const name = `${area}/${version}`;
    const path = `${folder}/${name}/release.json`;
    // A build beside this process may have removed what was there before.
    const known = (await ifThere(Deno.stat(path)))?.isFile ? found.get(name) : undefined;
    const release = known ?? (await readRelease(path));
    if (release?.area !== area || release.version !== version) return null;
    found.set(name, release);
    return release;
  }

  return {
    zero,
    zeroOf,
    find,
    versionsOf: async (area) => {
      const versions = await foldersIn(`${folder}/${area}`);
      const all = await Promise.all(versions.map((version) => find(area, version)));
      return all.filter((release) => release !== null);
    },
    pathOf: ({ area, version }, file) => `${folder}/${area}/${version}/${file}`,
  };
}

/** What is not read from a disk: none, or what a test has made up. */
export const notOnDisk = (zero: Registry = {}): BuiltReleases => ({
  zero,
  zeroOf: (area) => ownRelease(zero, area),
  find: async (area, version) => {
    const built = ownRelease(zero, area);
    return built?.version === version ? built : null;
  },
  versionsOf: async (area) => [ownRelease(zero, area)].filter((release) => release !== null),
  pathOf: ({ area, version }) => `/nowhere/${area}/${version}`,
});

/** An area may be called like what every object has. */
const ownRelease = (registry: Registry, area: string): Release | null =>
  Object.hasOwn(registry, area) ? (registry[area] ?? null) : null;

async function readZero(folder: string): Promise<Registry> {
  const path = `${folder}/registry.json`;
  const registry = await parseZero(path);
  const wrong = contradictionsIn(registry);
  if (wrong.length > 0) throw new StartRefused(`las áreas se contradicen: ${wrong.join("; ")}`);
  return registry;
}

async function parseZero(path: string): Promise<Registry> {
  try {
    const text = await Deno.readTextFile(path);
    const { embed: _, ...areas } = registryFile.parse(JSON.parse(text));
    const parsed = Object.entries(areas).map(([name, release]) => [name, parseBuilt(release)]);
    return Object.fromEntries(parsed);
  } catch {
    throw new StartRefused(`no se puede leer ${path}. Construye antes el portal: npm run build`);
  }
}

/** Null when there is none, or nothing that describes a release. */
async function readRelease(path: string): Promise<Release | null> {
  try {
    return parseBuilt(JSON.parse(await Deno.readTextFile(path)));
  } catch {
    return null;
  }
}

async function foldersIn(folder: string): Promise<string[]> {
  const entries = await ifThere(Array.fromAsync(Deno.readDir(folder)));
  return (entries ?? []).filter(({ isDirectory }) => isDirectory).map(({ name }) => name);
}
