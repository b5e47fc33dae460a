import { randomUUID } from "node:crypto";
import { copyFile, mkdir, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { isOutOfRoom } from "../../db/errors.ts";
import { diskFull } from "../errors.ts";
import { isDiskFull } from "./disk-room.ts";
import {
  type ByteRange,
  type FileBody,
  type FileStorage,
  type Overwrite,
  orUnreachable,
  type StorageFault,
} from "./file-storage.ts";
import { ifThere } from "./if-there.ts";
import { piecesOf } from "./overwrite.ts";
import { signUploadAddress } from "./signed-address.ts";

/** Keys are generated names; anything that could leave the folder is a programming error. */
const KEY = /^[a-z]+\/[A-Za-z0-9_-]+(\.[a-z0-9]+)?$/;
const CHUNK = 64 * 1024;

/** Keeps files under `folder`; `secret` signs the addresses that take uploads. */
export function createDiskStorage(folder: string, secret: Uint8Array): FileStorage {
  const drafts = path.join(folder, "drafts");
  const locate = (key: string) => {
    if (!KEY.test(key)) throw new Error("not a storage key");
    return path.join(folder, key);
  };
  /** A complete file gets its name by a rename. */
  const place = (target: string, write: (draft: string) => Promise<void>) =>
    orUnreachable(async () => {
      const draft = path.join(drafts, randomUUID());
      await mkdir(drafts, { recursive: true, mode: 0o700 });
      await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
      if (await isDiskFull(drafts)) throw diskFull();
      try {
        await write(draft);
        await rename(draft, target);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    });
  return {
    put: (key, content) => {
      const target = locate(key);
      return place(target, (draft) => writeDraft(draft, content));
    },
    stat: async (key) => await sizeOf(locate(key)),
    get: async (key, range) => {
      const file = locate(key);
      const found = await sizeOf(file);
      return found && { ...found, body: readLazily(file, range ?? wholeOf(found.size)) };
    },
    copy: async (from, to) => {
      const [source, target] = [locate(from), locate(to)];
      if (!(await sizeOf(source))) return false;
      try {
        await place(target, (draft) => copyFile(source, draft));
        return true;
      } catch (error) {
        // Deleted in this very moment: then there is nothing to copy.
        if (!(await sizeOf(source))) return false;
        throw error;
      }
    },
    overwrite: async (key, parts) => {
      const file = locate(key);
      if (!(await sizeOf(file))) return false;
      await orUnreachable(() => writeInPlace(file, parts));
      return true;
    },
    delete: async (key) => {
      const file = locate(key);
      await orUnreachable(() => rm(file, { force: true }));
    },
    uploadAddress: async (key, { expiresAt }) => signUploadAddress(secret, key, expiresAt),
    downloadAddress: async () => null,
    tidy: (before) => orUnreachable(() => removeOlder(drafts, before)),
    check: () => checkFolder(folder, drafts),
  };
}

const wholeOf = (size: number): ByteRange => ({ start: 0, end: size - 1 });

async function sizeOf(file: string): Promise<{ size: number } | null> {
  const found = await orUnreachable(() => ifThere(stat(file)));
  return found && { size: found.size };
}

async function writeDraft(draft: string, content: Uint8Array | FileBody): Promise<void> {
  const file = await Deno.open(draft, { write: true, createNew: true, mode: 0o600 });
  const body =
    content instanceof Uint8Array ? new Blob([new Uint8Array(content)]).stream() : content;
  await body.pipeTo(file.writable);
}

async function writeInPlace(path: string, parts: readonly Overwrite[]): Promise<void> {
  using file = await Deno.open(path, { write: true });
  for (const part of parts) {
    for (const [at, bytes] of piecesOf(part)) {
      await file.seek(at, Deno.SeekMode.Start);
      for (let done = 0; done < bytes.length; ) done += await file.write(bytes.subarray(done));
    }
  }
}

/** Opens the file at the first read, so a response whose body is not read leaves no open file. */
function readLazily(path: string, { start, end }: ByteRange): FileBody {
  let file: Deno.FsFile | null = null;
  let left = end - start + 1;
  const close = () => {
    file?.close();
    file = null;
  };
  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull: async (controller) => {
        if (!file) {
          file = await Deno.open(path, { read: true });
          await file.seek(start, Deno.SeekMode.Start);
        }
        const chunk = new Uint8Array(Math.min(CHUNK, left));
        const read = left > 0 ? await file.read(chunk) : null;
        if (read) controller.enqueue(chunk.subarray(0, read));
        left -= read ?? left;
        if (left > 0) return;
        close();
        controller.close();
      },
      cancel: close,
    },
    { highWaterMark: 0 },
  );
}

async function removeOlder(drafts: string, before: Date): Promise<void> {
  await mkdir(drafts, { recursive: true, mode: 0o700 });
  for (const name of await readdir(drafts)) {
    const draft = path.join(drafts, name);
    // It may have got its name by now, or another clean-up was quicker.
    const found = await ifThere(stat(draft));
    if (found && found.mtime < before) await rm(draft, { force: true });
  }
}

/** Writes a small file and deletes it: only that tells of a full, read-only or missing disk. */
async function checkFolder(folder: string, drafts: string): Promise<StorageFault | null> {
  const probe = path.join(drafts, randomUUID());
  try {
    // A new portal makes its folder with the first file, but only where the disk is there.
    await stat(path.dirname(folder));
    await mkdir(drafts, { recursive: true, mode: 0o700 });
    try {
      await writeFile(probe, "check", { flag: "wx", mode: 0o600 });
    } finally {
      await rm(probe, { force: true });
    }
    return (await isDiskFull(drafts)) ? "full" : null;
  } catch (error) {
    return isOutOfRoom(error) ? "full" : "folder";
  }
}
