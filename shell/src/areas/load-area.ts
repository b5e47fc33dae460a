import { type Area, CONTRACT_MAJOR } from "@acompana/kit/area";
import type { BootstrapConfig } from "../bootstrap-config.ts";
import { loadRemote } from "./federation.ts";
import { bindIntegrity } from "./integrity.ts";

/**
 * Loads an area from its release. A browser never asks again for a module address that failed, so
 * each further attempt uses another name for the same files.
 */
export async function loadArea(
  bootstrap: BootstrapConfig,
  name: string,
  attempt: number,
): Promise<Area> {
  const registered = bootstrap.areas[name];
  if (!registered) throw new Error(`No area is called '${name}'`);
  const baseUrl = attempt === 0 ? registered.baseUrl : aliasOf(registered.baseUrl, attempt);
  if (attempt > 0) bindIntegrity(document, registered.baseUrl, baseUrl);
  const url = new URL(baseUrl + registered.entry, location.origin).href;
  const area = await loadRemote(name, url);
  if (area.contract !== CONTRACT_MAJOR)
    throw new Error(
      `Area '${name}' was built for contract ${area.contract}, not ${CONTRACT_MAJOR}`,
    );
  return area;
}

/** '/releases/games/1.0.0/' → '/releases/games/1.0.0~2/': the portal serves the same files there. */
const aliasOf = (baseUrl: string, attempt: number) => baseUrl.replace(/\/$/, `~${attempt}/`);
