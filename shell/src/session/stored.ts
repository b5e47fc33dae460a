/** The keys that the specification names; the shell alone reads and writes them. */
const KEYS = {
  token: "adminToken",
  adminId: "adminId",
  municipality: "selectedMunicipality",
  theme: "theme",
} as const;

type Key = keyof typeof KEYS;

/** What this browser remembers, or null; a browser that denies storage remembers nothing. */
export function remembered(key: Key): string | null {
  try {
    return localStorage.getItem(KEYS[key]);
  } catch {
    return null;
  }
}

/** Remembers a value, or forgets it when it is null. */
export function remember(key: Key, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(KEYS[key]);
    else localStorage.setItem(KEYS[key], value);
  } catch {
    // Storage is denied or full: the portal works on for as long as this page stays open.
  }
}
