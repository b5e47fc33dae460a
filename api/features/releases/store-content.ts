import { Buffer } from "node:buffer";
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { inArray } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import { releaseFiles } from "../../db/schema/releases.ts";
import type { Ctx } from "../../platform/context.ts";
import { ServiceError } from "../../platform/errors.ts";
import { claimFiles, reserveFiles } from "../../platform/storage/file-deletions.ts";
import type { FileBody, FileStorage } from "../../platform/storage/file-storage.ts";
import { rollBackFiles } from "../uploads/index.ts";
import {
  cutContent,
  fileTooLarge,
  fileUnknown,
  MAX_FILE_BYTES,
  wrongContent,
} from "./release-rules.ts";

type Services = Pick<Ctx, "db" | "storage" | "clock" | "log">;

type Content = {
  /** `sha384-…`, as a release names it. */
  hash: string;
  /** Puts it, and its compressed copies if they are worth it, under these keys. */
  write: (keys: PackedKeys) => Promise<{ size: number; isPacked: boolean }>;
  /** Looks once more, in the transaction, whether it may be kept. */
  check?: (tx: Db, size: number) => Promise<void>;
};

/** Where a content is stored as it is, and compressed in either way. */
export type PackedKeys = { plainKey: string; brKey: string; gzipKey: string };

/** Stores a content and has a row own it. What fails leaves nothing that anybody sees. */
export async function storeContent(
  services: Services,
  { hash, write, check = async () => {} }: Content,
): Promise<void> {
  const keys = newKeys(hash);
  const reserved = Object.values(keys);
  await reserveFiles(services, reserved);
  try {
    const { size, isPacked } = await write(keys);
    const packed = isPacked ? keys : { plainKey: keys.plainKey };
    const isNew = await services.db.transaction(async (tx) => {
      await check(tx, size);
      const [row] = await tx
        .insert(releaseFiles)
        .values({ hash, size, ...packed, namedAt: services.clock() })
        .onConflictDoNothing()
        .returning({ hash: releaseFiles.hash });
      if (row) await claimFiles(tx, reserved);
      return row !== undefined;
    });
    // The same content has come in the meantime.
    if (!isNew) await rollBackFiles(services, reserved, fileUnknown());
  } catch (error) {
    await rollBackFiles(services, reserved, error);
    throw error;
  }
}

/**
 * Each storing has names of its own: a file whose row was just removed is deleted a little later,
 * and that must not hit the same content sent again.
 */
function newKeys(hash: string): PackedKeys {
  const hex = Buffer.from(hash.replace("sha384-", ""), "base64").toString("hex");
  const name = `releases/${hex}-${crypto.randomUUID()}`;
  return { plainKey: name, brKey: `${name}.br`, gzipKey: `${name}.gz` };
}

/**
 * Marks the contents that are there as wanted, so that no clean-up at this moment removes them.
 * They are locked in one order: two releases may share files and be announced at once.
 */
export async function claimContents(tx: Db, hashes: string[], namedAt: Date) {
  const named = inArray(releaseFiles.hash, hashes);
  const { hash, size } = releaseFiles;
  const there = await tx
    .select({ hash, size })
    .from(releaseFiles)
    .where(named)
    .orderBy(hash)
    .for("update");
  if (there.length > 0) await tx.update(releaseFiles).set({ namedAt }).where(named);
  return there;
}

/**
 * The same bytes, refused as soon as they are too many, and at the end when they are not those of
 * the hash. The storage writes nothing that anybody sees before the end.
 */
export function checkContent(
  body: FileBody,
  hash: string,
  counted: (size: number) => void,
): FileBody {
  return ReadableStream.from(check(body, hash, counted));
}

async function* check(body: FileBody, expected: string, counted: (size: number) => void) {
  const hash = createHash("sha384");
  let size = 0;
  try {
    for await (const chunk of body) {
      size += chunk.length;
      if (size > MAX_FILE_BYTES) throw fileTooLarge();
      hash.update(chunk);
      yield chunk;
    }
  } catch (error) {
    // The sender went away: the storage is not to blame.
    throw error instanceof ServiceError ? error : cutContent();
  }
  if (`sha384-${hash.digest("base64")}` !== expected) throw wrongContent();
  counted(size);
}

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

/** Above this the best quality takes many seconds. */
const LARGE_BYTES = 1_000_000;

/** One at a time: each holds a whole file in memory. */
let last: Promise<unknown> = Promise.resolve();

/** Stores a file compressed, once, so that no request does it. */
export function compressFile(storage: FileStorage, keys: PackedKeys): Promise<void> {
  const work = last.then(() => compress(storage, keys));
  last = work.catch(() => {});
  return work;
}

async function compress(
  storage: FileStorage,
  { plainKey, brKey, gzipKey }: PackedKeys,
): Promise<void> {
  const stored = await storage.get(plainKey);
  if (!stored) throw new Error("a file that was just stored is lost");
  const content = await new Response(stored.body).bytes();
  const quality = content.length > LARGE_BYTES ? 9 : constants.BROTLI_MAX_QUALITY;
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  await storage.put(brKey, new Uint8Array(await packBrotli(content, { params })));
  await storage.put(gzipKey, new Uint8Array(await packGzip(content, { level: 9 })));
}
