import { forgetUnfetched, hasFailed } from "../areas/failed-versions.ts";
import { bindHashes } from "../areas/integrity.ts";
import {
  askRegistry,
  askReleases,
  type Loadable,
  type Registry,
} from "../areas/releases.resource.ts";
import { type BootstrapConfig, isSameRelease } from "../bootstrap-config.ts";
import type { DeclaredScreens } from "../screens/declared-screens.ts";

/** After so many releases the page has more of each area in memory than it needs. */
const MOST_TAKEN = 20;

/** The release of the shell that this page runs. */
const OWN_VERSION = import.meta.url.match(/\/releases\/shell\/([^/]+)\//)?.[1];

export interface Renewal {
  bootstrap: BootstrapConfig;
  screens: DeclaredScreens;
  /** The areas that are shown and go on as they are; null where nothing may be taken now. */
  keeps: () => string[] | null;
  /** Whether the page may be loaded anew: nothing in its memory is needed any more. */
  mayReload: () => boolean;
}

let etag = "";
let taken = 0;

/**
 * Asks which releases are active now, and lets the page use them from the next load of an area on.
 * What is shown meanwhile is left as it is; then it is taken the next time.
 */
export async function renew(renewal: Renewal): Promise<void> {
  const answer = await askRegistry(etag);
  if (!answer) return;
  const { areas: active, shell } = answer.registry;
  const { areas } = renewal.bootstrap;
  forgetUnfetched();
  const releases = await Promise.all(
    changedAreas(areas, active).map(async (name) => {
      const { active: release } = await askReleases(name);
      return [name, release] as const;
    }),
  );
  const kept = renewal.keeps();
  if (!kept) return;
  const free = releases.filter(([name]) => !kept.includes(name));
  const isTaken = take(renewal, active, free, kept) && free.length === releases.length;
  taken += free.length;
  if (isTaken && shell.version === OWN_VERSION && taken < MOST_TAKEN) etag = answer.etag;
  else if (renewal.mayReload()) location.reload();
}

/** Loads a page anew that nobody has used for long, if the portal is there. */
export async function renewPage({ mayReload }: Renewal): Promise<void> {
  await askRegistry("");
  if (mayReload()) location.reload();
}

/** The areas of which another release is active than this page uses, and new ones. */
export function changedAreas(
  used: BootstrapConfig["areas"],
  active: Registry["areas"],
  isBad = hasFailed,
): string[] {
  return Object.entries(active)
    .filter(([name, now]) => !isSameRelease(used[name], now) && !isBad(name, now.version))
    .map(([name]) => name)
    .filter((name) => !used[name]?.isOverride);
}

/** False where the browser takes no more hashes. */
function take(
  { bootstrap: { areas }, screens }: Renewal,
  active: Registry["areas"],
  releases: (readonly [string, Loadable])[],
  kept: string[],
): boolean {
  const hashes = Object.assign({}, ...releases.map(([, { integrity }]) => integrity));
  if (releases.length > 0 && !bindHashes(document, hashes)) return false;
  for (const name of Object.keys(areas))
    if (!active[name] && !areas[name]?.isOverride && !kept.includes(name)) delete areas[name];
  Object.assign(areas, Object.fromEntries(releases));
  screens.update(areas);
  return true;
}
