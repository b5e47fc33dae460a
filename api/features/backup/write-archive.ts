import { readdir, stat } from "node:fs/promises";
import path from "node:path";
import { createTarPacker } from "modern-tar";
import { hashing } from "./hashed.ts";
import { filesIn } from "./link-files.ts";
import {
  CHECKSUMS,
  DATABASE,
  type Entries,
  FILES,
  MANIFEST,
  type Manifest,
  sealedText,
} from "./manifest.ts";
import { sealOf } from "./pepper-check.ts";
import { writeWhole } from "./private-files.ts";
import type { Snapshot } from "./take-snapshot.ts";

type Packer = ReturnType<typeof createTarPacker>["controller"];

/**
 * One file of all: manifest, the database (compressed), every stored file (pictures and videos are
 * compressed already), checksums. Nothing is held in memory whole.
 */
export async function writeArchive(
  snapshot: Snapshot,
  target: string,
  { manifest, pepper }: { manifest: Manifest; pepper: Uint8Array },
): Promise<void> {
  const database = `${snapshot.databaseFolder}.tar.gz`;
  await packDatabase(snapshot.databaseFolder, database);
  await writeWhole(target, (draft) =>
    packInto(draft, async (packer) => {
      const entries: Entries = {};
      await addText(packer, MANIFEST, JSON.stringify(manifest, null, 2));
      entries[DATABASE] = await addFile(packer, DATABASE, database);
      for (const key of [...(await filesIn(snapshot.filesFolder))].sort()) {
        const file = path.join(snapshot.filesFolder, key);
        entries[FILES + key] = await addFile(packer, FILES + key, file);
      }
      const seal = sealOf(pepper, sealedText(manifest, entries));
      await addText(packer, CHECKSUMS, JSON.stringify({ entries, seal }));
    }),
  );
}

/** The same format as PGlite's own dump of its folder. */
async function packDatabase(folder: string, target: string): Promise<void> {
  const gzip = new CompressionStream("gzip");
  await writeWhole(target, (draft) =>
    packInto(
      draft,
      async (packer) => {
        for (const entry of await entriesOf(folder)) {
          if (entry.isFile) await addFile(packer, entry.name, path.join(folder, entry.name));
          else await packer.add({ name: `${entry.name}/`, type: "directory", size: 0 }).close();
        }
      },
      gzip,
    ),
  );
}

async function entriesOf(folder: string): Promise<{ name: string; isFile: boolean }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const all = entries.map((entry) => ({
    name: path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/"),
    isFile: entry.isFile(),
  }));
  return all.sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** Fills the file; the first failure, of reading or of writing, is the one that is thrown. */
async function packInto(
  draft: Deno.FsFile,
  add: (packer: Packer) => Promise<void>,
  through?: TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>,
): Promise<void> {
  const { readable, controller } = createTarPacker();
  const stream = through ? readable.pipeThrough(through) : readable;
  const written = writeAll(draft, stream);
  const added = add(controller).then(
    () => controller.finalize(),
    (error) => {
      controller.error(error);
      throw error;
    },
  );
  const [writing, adding] = await Promise.allSettled([written, added]);
  if (writing.status === "rejected") throw writing.reason;
  if (adding.status === "rejected") throw adding.reason;
}

/** `pipeTo(draft.writable)` resolves in Deno before the last bytes are written, if it may not close. */
async function writeAll(draft: Deno.FsFile, stream: ReadableStream<Uint8Array>): Promise<void> {
  for await (let chunk of stream) {
    while (chunk.length > 0) chunk = chunk.subarray(await draft.write(chunk));
  }
}

async function addFile(packer: Packer, name: string, file: string) {
  const { size } = await stat(file);
  const source = await Deno.open(file, { read: true });
  const { through, result } = hashing();
  const entry = packer.add({ name, type: "file", size, mode: 0o600 });
  await source.readable.pipeThrough(through).pipeTo(entry);
  return result();
}

async function addText(packer: Packer, name: string, text: string): Promise<void> {
  const bytes = new TextEncoder().encode(text);
  const entry = packer.add({ name, type: "file", size: bytes.length, mode: 0o600 });
  const writer = entry.getWriter();
  await writer.write(bytes);
  await writer.close();
}
