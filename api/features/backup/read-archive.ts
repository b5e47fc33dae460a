import path from "node:path";
import { createTarDecoder, type ParsedTarEntry } from "modern-tar";
import { isSame } from "../../platform/secrets/pepper-mac.ts";
import { BackupError } from "./backup-error.ts";
import { hashing } from "./hashed.ts";
import {
  CHECKSUMS,
  type Checksums,
  DATABASE,
  damaged,
  type Entries,
  FILES,
  MANIFEST,
  type Manifest,
  notACopy,
  readChecksums,
  readManifest,
  sealedText,
} from "./manifest.ts";
import { sealOf } from "./pepper-check.ts";
import { makePrivateFolder } from "./private-files.ts";
import { type Snapshot, snapshotIn } from "./take-snapshot.ts";

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
