import { type Area, CONTRACT_MAJOR } from "@acompana/kit/area";
import type { BootstrapConfig, RegisteredArea } from "../bootstrap-config.ts";
import { loadRemote } from "./federation.ts";
import { bindAlias } from "./integrity.ts";

/** A release of an area that is being loaded, or has been. */
export interface Load {
  name: string;
  release: RegisteredArea;
  /** How often this release was begun before. */
  attempt: number;
  area: Promise<Area>;
  /** Something of it has failed, so the next load of it fetches all of it again. */
  hasFailed: boolean;
}

/** The latest load of each release of each area, kept while the page is open. */
const loads = new Map<string, Load>();

/** Loads the release of an area that this page uses, once a page unless something of it failed. */
export function beginLoad({ areas }: BootstrapConfig, name: string): Load {
  const release = areas[name];
  if (!release) throw new Error(`No area is called '${name}'`);
  const key = `${name} ${release.version}`;
  const known = loads.get(key);
  if (known && !known.hasFailed) return known;
  const attempt = known ? known.attempt + 1 : 0;
  const load: Load = {
    name,
    release,
    attempt,
    area: loadArea(name, release, attempt),
    hasFailed: false,
  };
  loads.set(key, load);
  return load;
}

/**
 * Loads an area from one of its releases. A browser never asks again for a module address that
 * failed, so each further attempt uses another name for the same files.
 */
export async function loadArea(
  name: string,
  { baseUrl: ownUrl, entry, isOverride }: RegisteredArea,
  attempt: number,
): Promise<Area> {
  const baseUrl = folder(ownUrl, attempt);
  // Where no more hashes can be bound, only another page can ask again.
  const isBound = attempt === 0 || (!isOverride && bindAlias(document, ownUrl, baseUrl));
  if (!isBound) return reloaded();
  const area = await loadRemote(name, new URL(baseUrl + entry, location.origin).href);
  if (area.contract !== CONTRACT_MAJOR)
    throw new ContractError(
      `Area '${name}' was built for contract ${area.contract}, not ${CONTRACT_MAJOR}`,
    );
  return area;
}

/** '/releases/games/1.0.0/' → '/releases/games/1.0.0~2/': the portal serves the same files there. */
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
