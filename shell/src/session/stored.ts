import { shellKeys } from "@acompana/kit/area";

/** The keys that the specification names; the shell alone reads and writes them. */
type Key = keyof typeof shellKeys;

/** What this browser remembers, or null; a browser that denies storage remembers nothing. */
export function remembered(key: Key): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Remembers a value, or forgets it when it is null. */
export function remember(key: Key, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Storage is denied or full: the portal works on for as long as this page stays open.
  }
}

/** Forgets the keys of one owner: a role, at the end of its session. */
export function forget(owner: string): void {
  for (const key of Object.keys(shellKeys) as Key[])
    if (shellKeys[key] === owner) remember(key, null);
}
