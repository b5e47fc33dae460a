import { contradictions } from "./area-manifest.ts";
import type { Registry } from "./registry.ts";
import type { Release } from "./release.ts";

/** Why these releases make no portal together, a sentence each; none when they do. */
function misfits(registry: Registry): string[] {
  const all = Object.values(registry);
  const manifests = Object.fromEntries(all.map(({ area, manifest }) => [area, manifest]));
  const { shell } = registry;
  const others = shell ? all.filter(({ contract }) => contract !== shell.contract) : [];
  return [
    ...contradictions(manifests),
    ...others.map(({ area }) => `${area}: hecha para otro contrato que el shell`),
  ];
}

/**
 * The chosen releases in place of those that the portal was built with, as far as they fit.
 *
 * @param chosen those that were activated, the earliest first
 * @returns the registry, and which of the chosen stand in it no longer
 */
export function layOver(zero: Registry, chosen: Release[]) {
  const whole = withAll(zero, chosen);
  if (misfits(whole).length === 0) return { registry: whole, refused: [] };
  let registry = zero;
  const refused: Release[] = [];
  for (const release of chosen) {
    const next = withAll(registry, [release]);
    if (misfits(next).length === 0) registry = next;
    else refused.push(release);
  }
  return { registry, refused };
}

const withAll = (registry: Registry, releases: Release[]): Registry => ({
  ...registry,
  ...Object.fromEntries(releases.map((release) => [release.area, release])),
});
