import { createHash } from "node:crypto";
import { stat } from "node:fs/promises";
import path from "node:path";
import { createTarDecoder, createTarPacker, type ParsedTarEntry } from "modern-tar";
import { z } from "zod";
import { isSame } from "../../platform/secrets/pepper-mac.ts";
import { BackupError, damaged, newer, notACopy } from "./backup-error.ts";
import { lockedPepperSchema, sealOf } from "./pepper.ts";
import { entriesIn, filesIn, makePrivateFolder, writeBytes, writeWhole } from "./private-files.ts";
import { type Snapshot, snapshotIn } from "./snapshot.ts";

/** The first file in every copy. A change that older programs cannot read raises the number. */
export const FORMAT = 1;
const MANIFEST = "manifest.json";
const DATABASE = "postgres.tar.gz";
const FILES = "files/";
/** The last file: without it a copy is cut off. */
const CHECKSUMS = "checksums.json";

export const manifestSchema = z.strictObject({
  product: z.literal("acompana"),
  format: z.int().min(1),
  /** Of the program that made the copy. */
  version: z.string(),
  createdAt: z.iso.datetime(),
  /** Hashes of the migrations that the database had. */
  migrations: z.array(z.string()),
  /** `bucket`: the photos are not in the copy; the bucket's provider looks after them. */
  files: z.enum(["inside", "bucket"]),
  pepperCheck: z.string(),
  /** Null: who restores has to bring the pepper. */
  pepper: lockedPepperSchema.nullable(),
});

export type Manifest = z.infer<typeof manifestSchema>;

const checksumsSchema = z.strictObject({
  entries: z.record(z.string(), z.strictObject({ size: z.int(), sha256: z.string() })),
  seal: z.string(),
});

type Checksums = z.infer<typeof checksumsSchema>;
type Entries = Checksums["entries"];

/** What the seal is made over. */
const sealedText = (manifest: Manifest, entries: Entries): string =>
  JSON.stringify([manifest, Object.entries(entries).sort()]);

function readManifest(text: string): Manifest {
  const parsed = parseJson(text) as { product?: unknown; format?: unknown } | null;
  if (parsed?.product !== "acompana") throw notACopy();
  if (typeof parsed.format === "number" && parsed.format > FORMAT) throw newer();
  const { success, data } = manifestSchema.safeParse(parsed);
  if (!success) throw damaged();
  return data;
}

function readChecksums(text: string): Checksums {
  const { success, data } = checksumsSchema.safeParse(parseJson(text));
  if (!success) throw damaged();
  return data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

type Bytes = Uint8Array<ArrayBuffer>;

/** Passes bytes on and tells afterwards how many there were and their sha256. */
export function hashing() {
  const hash = createHash("sha256");
  let size = 0;
  const through = new TransformStream<Bytes, Bytes>({
    transform: (chunk, controller) => {
      hash.update(chunk);
      size += chunk.length;
      controller.enqueue(chunk);
    },
  });
  return { through, result: () => ({ size, sha256: hash.digest("hex") }) };
}

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
      for (const key of await filesIn(snapshot.filesFolder)) {
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
        for (const entry of await entriesIn(folder)) {
          if (entry.isFile) await addFile(packer, entry.name, path.join(folder, entry.name));
          else await packer.add({ name: `${entry.name}/`, type: "directory", size: 0 }).close();
        }
      },
      gzip,
    ),
  );
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

/**
 * `pipeTo(draft.writable)` resolves in Deno before the last bytes are written, if it may not close.
 */
async function writeAll(draft: Deno.FsFile, stream: ReadableStream<Uint8Array>): Promise<void> {
  for await (const chunk of stream) await writeBytes(draft, chunk);
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

/** Keys as the portal makes them: nothing in a copy can lead out of its folder. */
const STORED_FILE = /^files\/[a-z]+\/[A-Za-z0-9_-]+(\.[a-z0-9]+)?$/;
/** A list of a hundred thousand files; more than that is no manifest and no list. */
const LONGEST_TEXT = 32 * 1024 * 1024;

/** What a copy says of itself; nothing is unpacked. */
export function manifestOf(archive: string): Promise<Manifest> {
  return orDamaged(async () => {
    for await (const entry of entriesOf(archive)) {
      if (entry.header.name !== MANIFEST) throw notACopy();
      return readManifest(await textOf(entry));
    }
    throw notACopy();
  });
}

/**
 * Unpacks a copy and checks every byte of it against its sealed list.
 *
 * @throws BackupError when anything is missing, more, cut off or changed
 */
export function readArchive(
  archive: string,
  into: string,
  terms: { manifest: Manifest; pepper: Uint8Array },
): Promise<Snapshot> {
  return orDamaged(() => unpackArchive(archive, into, terms));
}

async function unpackArchive(
  archive: string,
  into: string,
  { manifest, pepper }: { manifest: Manifest; pepper: Uint8Array },
): Promise<Snapshot> {
  const snapshot = snapshotIn(into);
  await makePrivateFolder(snapshot.filesFolder);
  const found: Entries = {};
  let checksums: Checksums | null = null;
  for await (const entry of entriesOf(archive)) {
    const { name } = entry.header;
    if (checksums) throw damaged();
    if (name === MANIFEST) await textOf(entry);
    else if (name === CHECKSUMS) checksums = readChecksums(await textOf(entry));
    else found[name] = await unpack(entry, into);
  }
  const isWhole = checksums !== null && hasSameEntries(found, checksums.entries);
  const seal = sealOf(pepper, sealedText(manifest, found));
  if (!isWhole || !isSame(seal, checksums?.seal ?? "")) throw damaged();
  await unpackDatabase(path.join(into, DATABASE), snapshot.databaseFolder);
  return snapshot;
}

function hasSameEntries(found: Entries, listed: Entries): boolean {
  const names = Object.keys(listed);
  if (names.length !== Object.keys(found).length || !(DATABASE in listed)) return false;
  return names.every((name) => {
    const [one, other] = [found[name], listed[name]];
    return one?.size === other?.size && one?.sha256 === other?.sha256;
  });
}

async function* entriesOf(
  archive: string,
  through?: DecompressionStream,
): AsyncGenerator<ParsedTarEntry> {
  const file = await Deno.open(archive, { read: true });
  const bytes = through ? file.readable.pipeThrough(through) : file.readable;
  yield* bytes.pipeThrough(createTarDecoder({ strict: true }));
}

/** What cannot be decoded, or ends in the middle, is a damaged copy; a disk's failure is not. */
async function orDamaged<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const isOfDisk = typeof (error as { code?: unknown }).code === "string";
    throw isOfDisk || error instanceof BackupError ? error : damaged();
  }
}

async function textOf({ header, body }: ParsedTarEntry): Promise<string> {
  if (header.size > LONGEST_TEXT) throw damaged();
  return await new Response(body).text();
}

async function unpack(entry: ParsedTarEntry, into: string) {
  const { name, type } = entry.header;
  const isKnown = name === DATABASE || (name.startsWith(FILES) && STORED_FILE.test(name));
  if (type !== "file" || !isKnown) throw damaged();
  return await writeEntry(entry, path.join(into, name));
}

async function writeEntry({ body }: ParsedTarEntry, target: string) {
  await makePrivateFolder(path.dirname(target));
  const file = await Deno.open(target, { write: true, createNew: true, mode: 0o600 });
  const { through, result } = hashing();
  await (body as ReadableStream<Uint8Array<ArrayBuffer>>)
    .pipeThrough(through)
    .pipeTo(file.writable);
  return result();
}

async function unpackDatabase(archive: string, folder: string): Promise<void> {
  await makePrivateFolder(folder);
  for await (const entry of entriesOf(archive, new DecompressionStream("gzip"))) {
    const { name, type } = entry.header;
    const target = path.join(folder, name);
    if (path.relative(folder, target).startsWith("..")) throw damaged();
    if (type === "directory") await makePrivateFolder(target);
    else if (type === "file") await writeEntry(entry, target);
    else throw damaged();
  }
  await Deno.remove(archive);
}
