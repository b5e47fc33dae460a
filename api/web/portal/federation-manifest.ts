import { releaseUrl } from "../../platform/releases/registry.ts";
import type { Releases } from "../../platform/releases/releases.ts";
import { assetHeaders } from "../static/asset-headers.ts";

/** What federation's bundlers ask of a remote: its entry, and where its files lie. */
export const FEDERATION_MANIFEST = "mf-manifest.json";

/**
 * The manifest of the release that is active, under an address that stays. Its files lie in that
 * release's own folder. Null for an area that is unknown or off, or whose release has no manifest
 * of federation's.
 *
 * @param origin of the portal, as its visitors name it
 */
export async function answerFederationManifest(
  releases: Releases,
  area: string,
  origin: string,
): Promise<Response | null> {
  const registry = await releases.active();
  const release = Object.hasOwn(registry, area) ? registry[area] : undefined;
  if (!release || release.isOff || !Object.hasOwn(release.files, FEDERATION_MANIFEST)) return null;
  const manifest = readManifest(await releases.readText(release, FEDERATION_MANIFEST));
  if (!manifest) return null;
  manifest.metaData.publicPath = origin + releaseUrl(release);
  const headers = { ...assetHeaders("application/json"), "Cache-Control": "no-cache" };
  return Response.json(manifest, { headers });
}

type Manifest = { metaData: Record<string, unknown> };

/** A file of that name may hold anything: a team sends it, and no build has to have made it. */
function readManifest(text: string): Manifest | null {
  try {
    const manifest: Manifest | null = JSON.parse(text);
    const metaData: unknown = manifest?.metaData;
    return typeof metaData === "object" && metaData && !Array.isArray(metaData) ? manifest : null;
  } catch {
    return null;
  }
}
