import { z } from "zod";

const hash = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/);

const releaseSchema = z.object({
  area: z.enum(["shell", "admin", "support", "senior", "games"]),
  /** Version of the area's package, then the first digits of what its files add up to. */
  version: z.string().regex(/^[0-9A-Za-z.-]+$/),
  /** Major version of the area contract that it was built for. */
  contract: z.int(),
  /** The file that is loaded first: the shell's page, or an area's federation entry. */
  entry: z.string(),
  /** Every file of the release, by its path, with the hash that binds it. */
  files: z.record(z.string(), hash),
});

export type Release = z.infer<typeof releaseSchema>;
export type AreaName = Release["area"];

const registrySchema = z.object({
  shell: releaseSchema,
  admin: releaseSchema,
  support: releaseSchema,
  senior: releaseSchema,
  games: releaseSchema,
});

/** The release that is active for each area. */
export type Registry = z.infer<typeof registrySchema>;

/**
 * Reads which release of each area the portal was built with. Throws when the portal was not
 * built, or when the file is not a registry.
 */
export async function readRegistry(releasesDir: string): Promise<Registry> {
  const path = `${releasesDir}/registry.json`;
  try {
    return registrySchema.parse(JSON.parse(await Deno.readTextFile(path)));
  } catch (error) {
    throw new Error(`Cannot read the registry ${path}; has the portal been built?`, {
      cause: error,
    });
  }
}

/** The address under which a release's files are served. */
export const releaseUrl = ({ area, version }: Release): string => `/releases/${area}/${version}/`;

/** The hash of every script of every active release, by its address. */
export function scriptHashes(registry: Registry): Record<string, string> {
  const hashes: Record<string, string> = {};
  for (const release of Object.values(registry)) {
    for (const [file, value] of Object.entries(release.files)) {
      if (file.endsWith(".js")) hashes[releaseUrl(release) + file] = value;
    }
  }
  return hashes;
}
