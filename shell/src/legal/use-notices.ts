import { useCallback, useEffect, useState } from "react";
import type { BootstrapConfig } from "../bootstrap-config.ts";
import { type Notices, readNotices } from "./licences.resource.ts";

const FILE = "notices.json";

/** The shell's own release; its scripts lie one folder below. */
const SHELL = `../${FILE}`;

/** A part of the portal by its name in the registry, with the notices of its release. */
export interface Part {
  name: string;
  notices: Notices;
}

const addresses = (areas: BootstrapConfig["areas"]): [name: string, address: string | URL][] => [
  ["shell", new URL(SHELL, import.meta.url)],
  ...Object.entries(areas)
    .filter(([, { isOff }]) => !isOff)
    .map(([name, { baseUrl }]): [string, string] => [name, `${baseUrl}${FILE}`]),
  ["embed", `/embed/${FILE}`],
];

/**
 * Reads the notices of every part that is served.
 *
 * @returns null until all have been read or given up, and how to try again
 */
export function useNotices(areas: BootstrapConfig["areas"]) {
  const [parts, setParts] = useState<Part[] | null>(null);
  const read = useCallback(async () => {
    setParts(null);
    const reads = addresses(areas).map(async ([name, address]) => ({
      name,
      notices: await readNotices(address),
    }));
    setParts(await Promise.all(reads));
  }, [areas]);
  useEffect(() => void read(), [read]);
  return { parts, read };
}
