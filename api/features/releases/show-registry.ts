import type { CtxOf } from "../../platform/context.ts";
import { notFound } from "../../platform/errors.ts";
import {
  publishArea,
  publishAreas,
  type RegisteredRelease,
  scriptHashes,
} from "../../platform/releases/registry.ts";
import type { Seen } from "../../platform/releases/release-state.ts";
import type { AreaReleases } from "./schemas.ts";

/** Which release of each area is active. */
export async function showRegistry({ releases }: CtxOf<"public">) {
  const registry = await releases.active();
  const { shell } = registry;
  if (!shell) throw notFound();
  return { areas: publishAreas(registry), shell: { version: shell.version } };
}

/** What a browser loads of one area, and what it goes back to. */
export async function showArea(
  { releases }: CtxOf<"public">,
  { area, ...seen }: Seen & { area: string },
): Promise<AreaReleases> {
  const registry = await releases.active();
  const active = Object.hasOwn(registry, area) ? registry[area] : undefined;
  if (!active) throw notFound();
  const previous = await releases.previous(area, seen);
  return { active: toLoadable(active), previous: previous && toLoadable(previous) };
}

const toLoadable = (release: RegisteredRelease) => ({
  ...publishArea(release),
  integrity: scriptHashes(release),
});
