import { bytesOf, type FileBytes, holdsCode, textAt } from "./file-bytes.ts";
import type { Range } from "./ranges.ts";

/** Three bytes of its kind and length, three that never change, two sides. */
const LOSSY_HEAD_BYTES = 10;
const LOSSY_MARK = "\x9d\x01\x2a";
const LOSSLESS_HEAD_BYTES = 5;
const LOSSLESS_MARK = 0x2f;
/** What stands in a frame of a moving picture before its own chunks: place, size, time, flags. */
const FRAME_HEAD_BYTES = 16;
const SIDE = 0x3fff;

/** Whether a chunk of a WebP holds a picture. */
export async function isPicture(file: FileBytes, name: string, range: Range): Promise<boolean> {
  if (name === "VP8 ") return await isLossy(file, range);
  if (name === "VP8L") return await isLossless(file, range);
  return name === "ANMF" && (await isFrame(file, range));
}

/** A whole picture, not one that builds on another, with its first part inside of it. */
async function isLossy(file: FileBytes, { from, end }: Range): Promise<boolean> {
  if (end - from <= LOSSY_HEAD_BYTES) return false;
  const head = await file.read(from, LOSSY_HEAD_BYTES);
  const tag = head.getUint16(0, true) | (head.getUint8(2) << 16);
  const isKey = (tag & 1) === 0 && textAt(head, 3, 3) === LOSSY_MARK;
  const hasSides = (head.getUint16(6, true) & SIDE) > 0 && (head.getUint16(8, true) & SIDE) > 0;
  const first = { from: from + LOSSY_HEAD_BYTES, end: from + LOSSY_HEAD_BYTES + (tag >> 5) };
  if (!isKey || !hasSides || first.end >= end) return false;
  return await holdsCode(file, first.from, first.end);
}

/** The bits behind its sides are its version and always zero. */
async function isLossless(file: FileBytes, { from, end }: Range): Promise<boolean> {
  if (end - from <= LOSSLESS_HEAD_BYTES) return false;
  const [mark, ...head] = bytesOf(await file.read(from, LOSSLESS_HEAD_BYTES));
  const isMarked = mark === LOSSLESS_MARK && (head[3] ?? 0) >> 5 === 0;
  return isMarked && (await holdsCode(file, from + LOSSLESS_HEAD_BYTES, end));
}

async function isFrame(file: FileBytes, { from, end }: Range): Promise<boolean> {
  for (let offset = from + FRAME_HEAD_BYTES; offset + 8 <= end; ) {
    const head = await file.read(offset, 8);
    const length = head.getUint32(4, true);
    const content = { from: offset + 8, end: offset + 8 + length };
    if (content.end > end) return false;
    const name = textAt(head, 0, 4);
    if (name !== "ANMF" && (await isPicture(file, name, content))) return true;
    offset = content.end + (length % 2);
  }
  return false;
}
