import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import { createBrotliDecompress } from "node:zlib";
import { unpackTar } from "modern-tar/fs";

const FOLDER = fileURLToPath(new URL("./old-data", import.meta.url));

/** The data folders of former versions, by their day. */
export const OLD_DATA = ["2026-11-21"];

/** Unpacks a former version's data folder into `dataDir`. */
export async function giveOldData(day: string, dataDir: string): Promise<void> {
  const packed = createReadStream(path.join(FOLDER, `${day}.tar.br`));
  await pipeline(packed, createBrotliDecompress(), unpackTar(dataDir, { strip: 1 }));
}

/** Every row that it held, by table. */
export async function oldRows(day: string): Promise<Record<string, Record<string, unknown>[]>> {
  return JSON.parse(await readFile(path.join(FOLDER, `${day}.json`), "utf8"));
}
