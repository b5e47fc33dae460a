import { randomUUID } from "node:crypto";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { FileStorage } from "./file-storage.ts";

/** Keys are generated names; anything that could leave the folder is a programming error. */
const KEY = /^[a-z]+\/[A-Za-z0-9_-]+\.[a-z0-9]+$/;

/** Keeps files under `folder`. */
export function createDiskStorage(folder: string): FileStorage {
  const locate = (key: string) => {
    if (!KEY.test(key)) throw new Error("not a storage key");
    return path.join(folder, key);
  };
  return {
    async put(key, bytes) {
      const target = locate(key);
      const draft = `${target}.${randomUUID()}.part`;
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(draft, bytes, { mode: 0o600 });
      await rename(draft, target);
    },
    async get(key) {
      try {
        const file = await Deno.open(locate(key), { read: true });
        const { size } = await file.stat();
        return { body: file.readable, size };
      } catch (error) {
        if (error instanceof Deno.errors.NotFound) return null;
        throw error;
      }
    },
    async delete(key) {
      await rm(locate(key), { force: true });
    },
  };
}
