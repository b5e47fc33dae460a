import type { CtxOf } from "../../platform/context.ts";
import { notFound } from "../../platform/errors.ts";
import { publishArea, publishAreas, scriptHashes } from "../../platform/releases/registry.ts";
import type { Release } from "../../platform/releases/release.ts";
import type { AreaReleases } from "./schemas.ts";

/** Which release of each area is active. */
export async function showRegistry({ releases }: CtxOf<"public">) {
  const { registry } = await releases.active();
  const { shell } = registry;
  if (!shell) throw notFound();
  return { areas: publishAreas(registry), shell: { version: shell.version } };
}

/** What a browser loads of one area, and what it falls back to. */
export async function showArea(
  { releases }: CtxOf<"public">,
  { area }: { area: string },
): Promise<AreaReleases> {
  const { registry, previous } = await releases.active();
  const active = Object.hasOwn(registry, area) ? registry[area] : undefined;
  if (!active) throw notFound();
  const last = Object.hasOwn(previous, area) ? previous[area] : null;
  return { active: toLoadable(active), previous: last ? toLoadable(last) : null };
}

const toLoadable = (release: Release) => ({
  ...publishArea(release),
  integrity: scriptHashes(release),
});
