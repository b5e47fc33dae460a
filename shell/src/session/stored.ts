import { shellKeys } from "@acompana/kit/area";
import { readStored, writeStored } from "../browser/storage.ts";

/** The keys that the specification names; the shell alone reads and writes them. */
type Key = keyof typeof shellKeys;

/** What this browser remembers, or null; a browser that denies storage remembers nothing. */
export const remembered = (key: Key): string | null => readStored(key);

/** Remembers a value while this browser lets it, or forgets it when it is null. */
export const remember = (key: Key, value: string | null): void => void writeStored(key, value);

/** Forgets the keys of one owner: a role, at the end of its session. */
export function forget(owner: string): void {
  for (const key of Object.keys(shellKeys) as Key[])
    if (shellKeys[key] === owner) remember(key, null);
}
