import type { Cache, State } from "swr";

/** What a session's cache holds of one key. It is in the cache because areas share nothing else. */
interface Entry extends State {
  /** The change after which `data` are no longer true; undefined once they were read again. */
  outdatedBy?: object | undefined;
}

/** The change that has made a key's data untrue, or undefined. */
export const changeOf = (cache: Cache, name: string): object | undefined =>
  (cache.get(name) as Entry | undefined)?.outdatedBy;

/** Something has changed on the server: what is known of a key is only what was known last. */
export const outdate = (cache: Cache, name: string): void => note(cache, name, {});

/** Reads a key. What changes meanwhile on the server leaves it outdated. */
export async function readAnew<Data>(
  cache: Cache,
  name: string,
  read: () => Promise<Data>,
): Promise<Data> {
  const change = changeOf(cache, name);
  const data = await read();
  if (change && changeOf(cache, name) === change) note(cache, name, undefined);
  return data;
}

function note(cache: Cache, name: string, outdatedBy: object | undefined): void {
  const entry: Entry = { ...cache.get(name), outdatedBy };
  cache.set(name, entry);
}
