import { memoryStore } from "../host/games-host.ts";

/**
 * Small texts that the games keep without a portal, under any name, because nobody signs in or out.
 */
export interface LoneStore {
  read: (key: string) => string | null;
  write: (key: string, value: string | null) => void;
}

const PREFIX = "acompana-juegos ";

/**
 * A store in the browser's own storage for this page. Where that is denied, as in a private window
 * or by a browser that trusts no frame, it lives as long as the page.
 */
export function browserStore(open: () => Storage): LoneStore {
  try {
    const storage = open();
    // Storage may exist and still refuse to be written.
    storage.setItem(PREFIX, "");
    storage.removeItem(PREFIX);
    return {
      read: (key) => storage.getItem(PREFIX + key),
      write: (key, value) => keep(storage, PREFIX + key, value),
    };
  } catch {
    return memoryStore();
  }
}

function keep(storage: Storage, key: string, value: string | null) {
  try {
    if (value === null) storage.removeItem(key);
    else storage.setItem(key, value);
  } catch {
    // A full disk: the game goes on without.
  }
}
