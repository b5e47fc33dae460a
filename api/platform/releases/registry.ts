import { type AreaManifest, contradictions } from "./area-manifest.ts";
import type { Release } from "./release.ts";

/** The release that stands for an area. */
export type RegisteredRelease = Release & {
  /** The area is switched off: pages show nothing of it. */
  isOff?: true;
};

/** One release for each area, by the area's name; the shell is one of them. */
export type Registry = Record<string, RegisteredRelease>;

/** What a browser is told of an area that is not the shell. */
export type PublishedArea = {
  version: string;
  baseUrl: string;
  entry: string;
  manifest: AreaManifest;
  isOff?: true;
};

/** Under which all files of releases are served, and nothing else. */
export const RELEASES = "/releases/";

/** The address under which a release's files are served. */
export const releaseUrl = ({ area, version }: Pick<Release, "area" | "version">): string =>
  `${RELEASES}${area}/${version}/`;

/**
 * An area as pages are told of it. One that is off keeps its screens, so that a page knows what
 * stands where; its cards and its overlay are left out, for shells too that know nothing of
 * switching off.
 */
export const publishArea = (release: RegisteredRelease): PublishedArea => ({
  version: release.version,
  baseUrl: releaseUrl(release),
  entry: release.entry,
  manifest: release.isOff ? { screens: release.manifest.screens, homeCards: [] } : release.manifest,
  ...(release.isOff && { isOff: true }),
});

/** All areas but the shell, as the page and `GET /api/registry` name them. */
export const publishAreas = ({ shell: _, ...areas }: Registry): Record<string, PublishedArea> =>
  Object.fromEntries(Object.entries(areas).map(([name, release]) => [name, publishArea(release)]));

/** The hash of every script of a release, by its address. */
export function scriptHashes(release: Release): Record<string, string> {
  const scripts = Object.entries(release.files).filter(([file]) => file.endsWith(".js"));
  return Object.fromEntries(scripts.map(([file, hash]) => [releaseUrl(release) + file, hash]));
}

/** What does not fit together in what the areas declare, a sentence each. */
export const contradictionsIn = (registry: Registry): string[] =>
  contradictions(
    Object.fromEntries(Object.values(registry).map(({ area, manifest }) => [area, manifest])),
  );

/** Whether these releases make a portal together. */
function isPortal(registry: Registry): boolean {
  const { shell } = registry;
  const isOneContract = Object.values(registry).every(
    ({ contract }) => !shell || contract === shell.contract,
  );
  return isOneContract && contradictionsIn(registry).length === 0;
}

/** A registry with these releases in the place of their areas'. */
export const withReleases = (registry: Registry, ...releases: Release[]): Registry => ({
  ...registry,
  ...Object.fromEntries(releases.map((release) => [release.area, release])),
});

/** Whether a release can stand in the place of its area's. */
export const fits = (registry: Registry, release: Release): boolean =>
  isPortal(withReleases(registry, release));

/**
 * The chosen releases in place of those that the portal was built with, as far as they fit.
 *
 * @param chosen those that were activated, the earliest first
 * @returns the registry, and which of the chosen stand in it no longer
 */
export function layOver(zero: Registry, chosen: Release[]) {
  const whole = withReleases(zero, ...chosen);
  if (isPortal(whole)) return { registry: whole, refused: [] };
  let registry = zero;
  const refused: Release[] = [];
  for (const release of chosen) {
    if (fits(registry, release)) registry = withReleases(registry, release);
    else refused.push(release);
  }
  return { registry, refused };
}
