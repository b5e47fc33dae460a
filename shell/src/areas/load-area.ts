import { type Area, CONTRACT_MAJOR, type ScreenName } from "@acompana/kit/area";
import type { BootstrapConfig, RegisteredArea } from "../bootstrap-config.ts";
import { loadRemote } from "./federation.ts";
import { bindAlias, canBindMore } from "./integrity.ts";
import { isAnythingLeft } from "./load-marks.ts";

/** Where the portal serves every release, and checks its files. */
const RELEASES = "/releases/";

/** What is drawn of an area in one place. */
export type Part = ScreenName | "overlay" | "card";

/** A release of an area that is being loaded, or has been. */
export interface Load {
  name: string;
  release: RegisteredArea;
  /** How often this release was begun before. */
  attempt: number;
  area: Promise<Area>;
  /** What of it has failed: the next load for one of these fetches all of it again. */
  failed: Set<Part | "entry">;
}

/** The loads of each release of each area, the first one first, kept while the page is open. */
const loads = new Map<string, Load[]>();

/** Whether a part can be drawn from a load, as far as is known. */
export const isUsable = ({ failed }: Load, part: Part): boolean =>
  !failed.has("entry") && !failed.has(part);

/**
 * Loads the release of an area that this page uses, for one part of it. A load that has not failed
 * that part is used again, whatever else of it has: on a bad line another one might not come.
 *
 * @param mayReload whether the page may be loaded anew, in a browser that cannot load an area twice
 *   otherwise; where it may not, it stays with the load that failed
 */
export function beginLoad(
  { areas }: BootstrapConfig,
  name: string,
  part: Part,
  mayReload = true,
): Load {
  const release = areas[name];
  if (!release) throw new Error(`No area is called '${name}'`);
  if (release.isOff) return { name, release, attempt: 0, area: NEVER, failed: new Set(["entry"]) };
  const key = `${name} ${release.version}`;
  const begun = loads.get(key) ?? [];
  const usable = begun.find((load) => isUsable(load, part));
  if (usable) return usable;
  const last = begun.at(-1);
  if (last && !isLoadableAgain(release) && !mayReload) return last;
  const attempt = begun.length;
  const area = loadArea(name, release, attempt);
  const load: Load = { name, release, attempt, area, failed: new Set() };
  loads.set(key, [...begun, load]);
  return load;
}

/** Nothing is fetched of an area that is off. */
const NEVER = new Promise<never>(() => {});

/** Whether this page can load a release once more; else only a page that is loaded anew can. */
const isLoadableAgain = ({ isOverride }: RegisteredArea) => !isOverride && canBindMore();

/**
 * Loads an area from one of its releases. An older browser never asks again for a module address
 * that failed, so each further attempt uses another name for the same files.
 */
export async function loadArea(
  name: string,
  { version, baseUrl: ownUrl, entry, isOverride }: RegisteredArea,
  attempt: number,
): Promise<Area> {
  if (!isOverride && isAnythingLeft())
    await import("./frozen-versions.ts").then(
      ({ refuseFrozen }) => refuseFrozen(name, version),
      // An update may have taken that chunk away: the area is loaded all the same.
      () => {},
    );
  const baseUrl = folder(ownUrl, attempt);
  // Where no more hashes can be bound, only another page can ask again.
  const isBound = attempt === 0 || (!isOverride && bindAlias(document, ownUrl, baseUrl));
  if (!isBound) return reloaded();
  const url = new URL(baseUrl + entry, location.origin).href;
  if (!isOverride && !url.startsWith(location.origin + RELEASES))
    throw new Error(`Area '${name}' is not among this portal's releases`);
  const area = await loadRemote(name, url);
  if (area.contract !== CONTRACT_MAJOR)
    throw new ContractError(
      `Area '${name}' was built for contract ${area.contract}, not ${CONTRACT_MAJOR}`,
    );
  return area;
}

/** '/releases/games/1.0.0/' → '/releases/games/1.0.0~2/': it serves the same files. */
const folder = (baseUrl: string, attempt: number) =>
  attempt === 0 ? baseUrl : baseUrl.replace(/\/$/, `~${attempt}/`);

/** Where the files of a load come from. */
export const folderOf = ({ release, attempt }: Load): string =>
  new URL(folder(release.baseUrl, attempt), location.origin).href;

/** The area was built for another major version of the contract. */
class ContractError extends Error {
  override name = "ContractError";
}

function reloaded(): Promise<never> {
  location.reload();
  return new Promise(() => {});
}
