import type { AreaManifest } from "./area-manifest.ts";
import type { Release } from "./release.ts";

/** One release for each area, by the area's name; the shell is one of them. */
export type Registry = Record<string, Release>;

/** What a browser is told of an area that is not the shell. */
export type PublishedArea = {
  version: string;
  baseUrl: string;
  entry: string;
  manifest: AreaManifest;
};

/** The address under which a release's files are served. */
export const releaseUrl = ({ area, version }: Pick<Release, "area" | "version">): string =>
  `/releases/${area}/${version}/`;

export const publishArea = (release: Release): PublishedArea => ({
  version: release.version,
  baseUrl: releaseUrl(release),
  entry: release.entry,
  manifest: release.manifest,
});

/** All areas but the shell, as the page and `GET /api/registry` name them. */
export const publishAreas = ({ shell: _, ...areas }: Registry): Record<string, PublishedArea> =>
  Object.fromEntries(Object.entries(areas).map(([name, release]) => [name, publishArea(release)]));

/** The hash of every script of a release, by its address. */
export function scriptHashes(release: Release): Record<string, string> {
  const scripts = Object.entries(release.files).filter(([file]) => file.endsWith(".js"));
  return Object.fromEntries(scripts.map(([file, hash]) => [releaseUrl(release) + file, hash]));
}
