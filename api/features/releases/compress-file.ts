import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FileStorage } from "../../platform/storage/file-storage.ts";

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

/** Above this the best quality takes many seconds. */
const LARGE_BYTES = 1_000_000;

/** Where a content is stored as it is, and compressed in either way. */
export type PackedKeys = { plainKey: string; brKey: string; gzipKey: string };

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
