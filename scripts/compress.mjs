import { existsSync } from "node:fs";
import { readdir, readFile, rename, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { isCompressible } from "../kit/build/compressible.mjs";

/** @type {Record<string, (content: Buffer) => Promise<Buffer>>} */
const ENCODERS = {
  ".br": (content) =>
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
  ".gz": (content) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * Lays a `.br` and a `.gz` beside each compressible file that has none yet, so that no request
 * compresses it. The files of a release never change.
 *
 * @param {string} folder
 */
export async function compressFolder(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const isCopy = /\.(br|gz)$/;
  const files = entries.filter((entry) => entry.isFile() && !isCopy.test(entry.name));
  await Promise.all(files.map((file) => compressFile(`${file.parentPath}/${file.name}`)));
}

/** @param {string} path */
async function compressFile(path) {
  const missing = Object.entries(ENCODERS).filter(([ending]) => !existsSync(path + ending));
  if (missing.length === 0) return;
  const content = await readFile(path);
  if (!isCompressible(path, content.length)) return;
  for (const [ending, encode] of missing) {
    // A portal may be reading it at this moment: it is there whole or not at all.
    const draft = `${path}${ending}.${process.pid}`;
    await writeFile(draft, await encode(content));
    await rename(draft, path + ending);
  }
}
