// The browser's storage. One that forbids it (all cookies blocked, a private window) throws at the
// mere name: it is named here alone, and nothing here throws.

/** What is kept under a key; null for nothing, or where nothing may be kept. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Keeps a text under a key, or forgets it when it is null.
 *
 * @returns whether that was possible: storage may be forbidden or full
 */
export function writeStored(key: string, value: string | null): boolean {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** All keys under which something is kept. */
export function storedKeys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}
