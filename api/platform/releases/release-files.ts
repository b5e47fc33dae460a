import { createHash } from "node:crypto";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress, createGunzip } from "node:zlib";
import { ENCODINGS, ENDING, type Encoding } from "../encodings.ts";
import type { Log } from "../log.ts";
import type { FileStorage } from "../storage/file-storage.ts";
import { ifThere } from "../storage/if-there.ts";
import type { FilePlace } from "./file-place.ts";
import type { Release, VersionName } from "./release.ts";

const MINUTE_MS = 60_000;
/** When everything is checked again by itself: sooner while something is wrong or unread. */
export const NEXT_CHECK_MS = { wrong: 10 * MINUTE_MS, right: 6 * 60 * MINUTE_MS };
/** So many files that cannot be read end a check: their storage does not answer. */
const MOST_UNREAD = 5;
/** A compressed copy that unpacks to more is wrong, and is read no further. */
const MOST_BYTES = 64 * 1024 * 1024;

/** A version whose files are served, and where each of them is. */
export type ServedVersion = {
  release: Pick<Release, "area" | "version" | "files">;
  placeOf: (file: string) => FilePlace | null;
};

/**
 * Whether the files that the portal serves are those that their releases name: as they are, and
 * unpacked. Browsers that do not check hashes themselves get no other ones.
 */
export type ReleaseFiles = {
  /**
   * Reads all of them, one after the other. While a check runs, further calls join in one that
   * follows it. Never fails.
   */
  check: () => Promise<void>;
  /**
   * As the last check has found it; what it found wrong is read once more, so that one that was
   * mended or has come back is sent at once.
   */
  isWrong: (version: VersionName, file: string, encoding: Encoding) => Promise<boolean>;
  /** As addresses under `/releases/`, `games/0.2.0-1f0c/remoteEntry.js.br`; in order. */
  wrong: () => string[];
};

type Services = {
  /** What is served now, and of the versions named those that are there still. */
  served: (also: VersionName[]) => Promise<ServedVersion[]>;
  storage: Pick<FileStorage, "get">;
  log: Log;
  /** Does the work so many milliseconds later; the answer calls it off. */
  later?: (work: () => void, ms: number) => () => void;
};

type Wrong = VersionName & { copy: Copy; hash: string };

type Finding = "right" | "changed" | "lost" | { unread: string };

export function createReleaseFiles({
  served,
  storage,
  log,
  later = laterUnlessEnded,
}: Services): ReleaseFiles {
  const wrong = new Map<string, Wrong>();
  const unread = new Set<string>();
  let callOff = () => {};
  let last = Promise.resolve();
  let waiting: Promise<void> | null = null;

  function check(): Promise<void> {
    waiting ??= last = last.then(async () => {
      waiting = null;
      await checkOnce();
    });
    return waiting;
  }

  async function checkOnce(): Promise<void> {
    callOff();
    unread.clear();
    try {
      const files = await checkAll(await served([...wrong.values()]));
      log.info("release-files-checked", { files, wrong: wrong.size, unread: unread.size });
    } catch (error) {
      noteUnread("", codeOf(error));
    }
    const next = wrong.size + unread.size > 0 ? NEXT_CHECK_MS.wrong : NEXT_CHECK_MS.right;
    callOff = later(() => void check(), next);
  }

  /** @returns how many it has read, or has not been able to */
  async function checkAll(versions: ServedVersion[]): Promise<number> {
    const seen = new Set<string>();
    // Several releases may share a stored file.
    const findings = new Map<string, Finding>();
    for (const { release, placeOf } of versions) {
      for (const [file, hash] of Object.entries(release.files)) {
        for (const copy of copiesOf(placeOf(file), storage)) {
          const name = nameOf(release, file, copy.encoding);
          const finding = findings.get(copy.id) ?? (await judge(copy, hash));
          findings.set(copy.id, finding);
          seen.add(name);
          note(name, { ...release, copy, hash }, finding);
          if (unread.size >= MOST_UNREAD) return seen.size;
        }
      }
    }
    for (const name of wrong.keys()) if (!seen.has(name)) wrong.delete(name);
    return seen.size;
  }

  function note(name: string, { area, version, copy, hash }: Wrong, finding: Finding): void {
    if (typeof finding === "object") noteUnread(name, finding.unread);
    else if (finding === "right") {
      if (wrong.delete(name)) log.info("release-file-mended", { file: name });
    } else {
      if (!wrong.has(name)) log.error("release-file-wrong", { file: name, why: finding });
      wrong.set(name, { area, version, copy, hash });
    }
  }

  async function isWrong(version: VersionName, file: string, encoding: Encoding): Promise<boolean> {
    const name = nameOf(version, file, encoding);
    const known = wrong.get(name);
    if (!known) return false;
    const finding = await judge(known.copy, known.hash);
    // A check may have replaced what is known meanwhile.
    if (finding === "right" && wrong.get(name) === known) note(name, known, finding);
    return wrong.has(name);
  }

  /** What was found of it before still holds. */
  function noteUnread(name: string, reason: string): void {
    unread.add(name);
    log.error("release-file-not-checked", { file: name, reason });
  }

  return {
    check,
    isWrong,
    wrong: () => [...wrong.keys()].sort(),
  };
}

const nameOf = ({ area, version }: VersionName, file: string, encoding: Encoding): string =>
  `${area}/${version}/${file}${ENDING[encoding]}`;

/** A file as it is served in one encoding. */
type Copy = {
  encoding: Encoding;
  /** Names the bytes: what has the same one is the same file. */
  id: string;
  open: () => Promise<ReadableStream<Uint8Array> | null>;
  /** It need not be there. */
  isOptional: boolean;
};

/** All that is served of one file. What the portal has no place for is not served. */
function copiesOf(place: FilePlace | null, storage: Services["storage"]): Copy[] {
  if (!place) return [];
  if ("path" in place) {
    return ENCODINGS.map((encoding) => {
      const id = place.path + ENDING[encoding];
      const open = async () => (await ifThere(Deno.open(id, { read: true })))?.readable ?? null;
      return { encoding, id, open, isOptional: encoding !== "identity" };
    });
  }
  const { plainKey, brKey, gzipKey } = place.stored;
  const keys: Record<Encoding, string | null> = { br: brKey, gzip: gzipKey, identity: plainKey };
  return ENCODINGS.flatMap((encoding) => {
    const id = keys[encoding];
    if (id === null) return [];
    const open = async () => (await storage.get(id))?.body ?? null;
    return [{ encoding, id, open, isOptional: false }];
  });
}

async function judge({ encoding, open, isOptional }: Copy, hash: string): Promise<Finding> {
  let failure: unknown = null;
  try {
    const body = await open();
    if (!body) return isOptional ? "right" : "lost";
    const bytes = watched(body, (error) => {
      failure = error;
    });
    const found = await unpackedHash(bytes, encoding).catch((error) => {
      // What was read and cannot be unpacked has no hash.
      if (failure === null) return null;
      throw error;
    });
    return found === hash ? "right" : "changed";
  } catch (error) {
    return { unread: codeOf(error) };
  }
}

/** The same bytes; tells of a failure in reading them, and of none in what comes after. */
async function* watched(body: ReadableStream<Uint8Array>, failed: (error: unknown) => void) {
  try {
    for await (const chunk of body) yield chunk;
  } catch (error) {
    failed(error);
    throw error;
  }
}

const UNPACK = { br: createBrotliDecompress, gzip: createGunzip };

/** Null when it is more than any file has. @throws when it cannot be read or unpacked */
async function unpackedHash(
  bytes: AsyncGenerator<Uint8Array>,
  encoding: Encoding,
): Promise<string | null> {
  const hash = createHash("sha384");
  let size = 0;
  const digest = async (chunks: AsyncIterable<Uint8Array>) => {
    for await (const chunk of chunks) {
      size += chunk.length;
      if (size > MOST_BYTES && encoding !== "identity") return null;
      hash.update(chunk);
    }
    return `sha384-${hash.digest("base64")}`;
  };
  if (encoding === "identity") return await digest(bytes);
  return await pipeline(bytes, UNPACK[encoding](), digest);
}

/** A message could carry an address of the bucket. */
function codeOf(error: unknown): string {
  const { code, name } = error as { code?: unknown; name?: unknown };
  return String(code ?? name);
}

/** The process does not go on for it. */
function laterUnlessEnded(work: () => void, ms: number): () => void {
  const timer = setTimeout(work, ms);
  Deno.unrefTimer(timer);
  return () => clearTimeout(timer);
}
