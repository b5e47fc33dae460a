import { z } from "zod";
import type { ServedVersion } from "../../platform/releases/release-files.ts";

/** How a version of the embed is named. */
export const VERSION = /^[0-9A-Za-z.-]{1,100}$/;

const schema = z.object({
  area: z.literal("embed"),
  version: z.string().regex(VERSION),
  /** Every file of the release, by its path, with the hash that binds it. */
  files: z.record(z.string(), z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/)),
});

/** The games for other sites, as they were built once. */
export type EmbedRelease = z.infer<typeof schema>;

export interface EmbedReleases {
  /** Every version that is kept, by its name. */
  byVersion: ReadonlyMap<string, EmbedRelease>;
  /** The one that the portal was built with, or null when it was built without. */
  latest: EmbedRelease | null;
}

/** Reads which versions of the embed lie in the releases' folder. Throws on a broken one. */
export async function readEmbedReleases(releasesDir: string): Promise<EmbedReleases> {
  const registry: unknown = JSON.parse(await Deno.readTextFile(`${releasesDir}/registry.json`));
  const { embed } = z.object({ embed: schema.optional() }).parse(registry);
  const byVersion = new Map<string, EmbedRelease>();
  if (!embed) return { byVersion, latest: null };
  for await (const { name, isDirectory } of Deno.readDir(`${releasesDir}/embed`)) {
    if (!isDirectory) continue;
    const text = await Deno.readTextFile(`${releasesDir}/embed/${name}/release.json`);
    byVersion.set(name, schema.parse(JSON.parse(text)));
  }
  return { byVersion, latest: embed };
}

/** Every version of the embed that is kept, with where its files lie. */
export async function servedEmbeds(releasesDir: string): Promise<ServedVersion[]> {
  const { byVersion } = await readEmbedReleases(releasesDir);
  return [...byVersion.values()].map((release) => ({
    release,
    placeOf: (file) => ({ path: `${releasesDir}/embed/${release.version}/${file}` }),
  }));
}
