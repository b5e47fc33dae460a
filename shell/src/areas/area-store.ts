import { type AreaStore, areaNames } from "@acompana/kit/area";
import { useMemo } from "react";
import { readStored, storedKeys, writeStored } from "../browser/storage.ts";

/** What could not be written to the browser's storage; lives as long as the page. */
const unwritten = new Map<string, string>();

/**
 * The small texts of one area, for one session's owner. Areas read no storage: they get this.
 *
 * @param owner the area
 * @param session tells sessions apart, so that nobody reads what another person left
 */
export function areaStore(owner: string, session: string): AreaStore {
  const keyOf = (name: string) => `${owner} ${session} ${name}`;
  return {
    read: (name) => unwritten.get(keyOf(name)) ?? readStored(keyOf(name)),
    write(name, value) {
      const key = keyOf(name);
      unwritten.delete(key);
      if (!writeStored(key, value) && value !== null) unwritten.set(key, value);
    },
  };
}

/** What waits for its owner: what the server has not yet, and what they need here. */
const STAYS = ["unsent", "need"];

/** Whether something is kept that would go with the page. */
export const hasUnwritten = (): boolean => unwritten.size > 0;

/** Forgets what one session's owner keeps in this browser, for logging out. */
export function forgetStored(session: string): void {
  const goes = (key: string) => {
    const [, role, id, name = ""] = key.split(" ");
    return `${role} ${id}` === session && !STAYS.includes(Reflect.get(areaNames, name));
  };
  for (const key of unwritten.keys()) if (goes(key)) unwritten.delete(key);
  for (const key of storedKeys()) if (goes(key)) writeStored(key, null);
}

export function useAreaStore(owner: string, session: string): AreaStore {
  return useMemo(() => areaStore(owner, session), [owner, session]);
}
