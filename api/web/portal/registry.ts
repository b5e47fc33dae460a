import { z } from "zod";
import { contradictions, manifestSchema } from "./area-manifest.ts";

const hash = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/);

const releaseSchema = z.object({
  area: z.string().regex(/^[a-z][a-z0-9-]*$/),
  /** Version of the area's package, then the first digits of what its files add up to. */
  version: z.string().regex(/^[0-9A-Za-z.-]+$/),
  /** Major version of the area contract that it was built for. */
  contract: z.int(),
  /** The file that is loaded first: the shell's page, or an area's federation entry. */
  entry: z.string(),
  /** Every file of the release, by its path, with the hash that binds it. */
  files: z.record(z.string(), hash),
  /** What its `area.json` declares. */
  manifest: manifestSchema,
});

export type Release = z.infer<typeof releaseSchema>;

const registrySchema = z.object({ shell: releaseSchema }).catchall(releaseSchema);

/** The release that is active for the shell and for each area, by its name. */
export type Registry = z.infer<typeof registrySchema>;

/** What other sites embed stands in the same file, but is no area of the portal. */
const fileSchema = z.object({ embed: z.unknown().optional() }).catchall(z.unknown());

/**
 * Reads which release of each area the portal was built with. Throws when the portal was not
 * built, when the file is not a registry, or when the areas contradict each other.
 */
export async function readRegistry(releasesDir: string): Promise<Registry> {
  const registry = await parseRegistry(releasesDir);
  const manifests = Object.values(registry).map(({ area, manifest }) => [area, manifest] as const);
  const wrong = contradictions(Object.fromEntries(manifests));
  if (wrong.length > 0) throw new Error(`The areas contradict each other: ${wrong.join("; ")}`);
  return registry;
}

async function parseRegistry(releasesDir: string): Promise<Registry> {
  const path = `${releasesDir}/registry.json`;
  try {
    const { embed: _, ...areas } = fileSchema.parse(JSON.parse(await Deno.readTextFile(path)));
    return registrySchema.parse(areas);
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
