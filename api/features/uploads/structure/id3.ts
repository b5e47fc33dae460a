import { TAG_HEAD_BYTES, tagBytes } from "@acompana/kit/containers";
import { bytesOf, type FileBytes, textAt } from "./file-bytes.ts";

const OLD_TAG_BYTES = 128;
const LONG_OLD_TAG_BYTES = 227;
const FOOTER_BYTES = { id3: 10, ape: 32, lyrics: 15 };
/** Some programs leave zeros before a tag or the sound. */
export const FARTHEST_START = 64 * 1024;

/** Where the sound begins, or the zeros before it: behind any number of tags at the front. */
export async function skipTags(file: FileBytes): Promise<number> {
  let offset = 0;
  for (;;) {
    const tag = await tagFrom(file, offset);
    if (tag === null) return offset;
    offset = tag.end;
  }
}

/** The tag that begins there or behind zeros; null where there is none. */
export async function tagFrom(file: FileBytes, offset: number) {
  if (offset >= file.size) return null;
  const at = offset + (await zerosFrom(file, offset));
  const length = tagBytes(bytesOf(await file.read(at, Math.min(TAG_HEAD_BYTES, file.size - at))));
  return length > 0 ? { at, end: at + length } : null;
}

/** How many zeros there are, and none where nothing is behind them. */
async function zerosFrom(file: FileBytes, offset: number): Promise<number> {
  if (offset >= file.size || (await file.read(offset, 1)).getUint8(0) !== 0) return 0;
  const length = Math.min(FARTHEST_START, file.size - offset);
  return Math.max(
    0,
    bytesOf(await file.read(offset, length)).findIndex((byte) => byte !== 0),
  );
}

/** Where the sound ends: before the tags that stand last. */
export async function endOfSound(file: FileBytes): Promise<number> {
  let end = await beforeOldTags(file);
  const lyrics = end - FOOTER_BYTES.lyrics;
  if (await isAt(file, lyrics + 6, "LYRICS200")) {
    const digits = textAt(await file.read(lyrics, 6), 0, 6);
    if (/^\d{6}$/.test(digits)) end = before(lyrics, Number(digits));
  }
  const ape = end - FOOTER_BYTES.ape;
  if (await isAt(file, ape, "APETAGEX")) {
    const footer = await file.read(ape, FOOTER_BYTES.ape);
    end = before(end, footer.getUint32(12, true));
    const head = end - FOOTER_BYTES.ape;
    if (await isAt(file, head, "APETAGEX")) end = head;
  }
  return end;
}

const PADDING = [0, 10, 13];
const BLOCK_BYTES = 64 * 1024;

const isPadding = (byte: number): boolean => PADDING.includes(byte);

/** Whether what is left is nothing but zeros, ends of lines, and tags behind them. */
export async function isTail(file: FileBytes, from: number): Promise<boolean> {
  const end = await endOfSound(file);
  for (let at = from; at < end; at += BLOCK_BYTES) {
    const block = bytesOf(await file.read(at, Math.min(BLOCK_BYTES, end - at)));
    if (!block.every(isPadding)) return false;
  }
  return true;
}

/** Where zeros and ends of lines begin behind which nothing is up to an end. */
export async function beforePadding(file: FileBytes, end: number): Promise<number> {
  for (let last = end; last > 0; last -= BLOCK_BYTES) {
    const from = Math.max(0, last - BLOCK_BYTES);
    const block = bytesOf(await file.read(from, last - from));
    const other = block.findLastIndex((byte) => !isPadding(byte));
    if (other >= 0) return from + other + 1;
  }
  return 0;
}

/** A tag longer than what is before it is none. */
const before = (end: number, length: number): number => (length <= end ? end - length : end);

async function beforeOldTags(file: FileBytes): Promise<number> {
  const old = file.size - OLD_TAG_BYTES;
  if (!(await isAt(file, old, "TAG"))) return file.size;
  const long = old - LONG_OLD_TAG_BYTES;
  return (await isAt(file, long, "TAG+")) ? long : old;
}

const isAt = async (file: FileBytes, at: number, mark: string): Promise<boolean> =>
  at >= 0 &&
  at + mark.length <= file.size &&
  textAt(await file.read(at, mark.length), 0, mark.length) === mark;
