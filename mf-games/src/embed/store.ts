import { type GamesStore, memoryStore } from "../host/games-host.ts";

const PREFIX = "acompana-juegos ";

/**
 * A store in the browser's own storage for this page. Where that is denied, as in a private window
 * or by a browser that trusts no frame, it lives as long as the page.
 */
export function browserStore(open: () => Storage): GamesStore {
  try {
    const storage = open();
    // A storage may be there and still refuse to be written.
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
