import type { FileStorage } from "./file-storage.ts";

/** For tests. */
export function createMemoryStorage(): FileStorage & { keys: () => string[] } {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  return {
    put: async (key, bytes) => void files.set(key, new Uint8Array(bytes)),
    get: async (key) => {
      const bytes = files.get(key);
      return bytes ? { body: new Blob([bytes]).stream(), size: bytes.byteLength } : null;
    },
    delete: async (key) => void files.delete(key),
    keys: () => [...files.keys()],
  };
}
