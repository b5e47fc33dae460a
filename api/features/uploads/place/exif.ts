import type { Overwrite } from "../../../platform/storage/file-storage.ts";
import { type FileBytes, textAt } from "../structure/file-bytes.ts";
import type { Range } from "../structure/ranges.ts";
import { blank, latin } from "./overwrites.ts";

const ORIENTATION = 0x0112;
const SHORT = 3;
const HEAD_BYTES = 8;
const ENTRY_BYTES = 12;
const MOST_ENTRIES = 1_000;
/** Header, one entry with its number before it, and that no other list follows. */
const LEAST_BYTES = HEAD_BYTES + 2 + ENTRY_BYTES + 4;
const MARK = "Exif\0\0";

/** Of all that a camera writes, which way up the picture is stays, so that it looks as before. */
export async function placeInExif(file: FileBytes, range: Range): Promise<Overwrite[]> {
  const { from: start, end } = range;
  const isMarked =
    end - start >= MARK.length &&
    textAt(await file.read(start, MARK.length), 0, MARK.length) === MARK;
  const from = start + (isMarked ? MARK.length : 0);
  if (end - from < LEAST_BYTES) return blank({ from, end });
  const turned = await readOrientation(file, { from, end });
  return [{ at: from, length: end - from, head: exifOf(turned) }];
}

async function readOrientation(file: FileBytes, { from, end }: Range): Promise<number> {
  const head = await file.read(from, HEAD_BYTES);
  const isLittle = textAt(head, 0, 2) === "II";
  const at = from + head.getUint32(4, isLittle);
  if (at + 2 > end) return 1;
  const count = Math.min(
    (await file.read(at, 2)).getUint16(0, isLittle),
    Math.floor((end - at - 2) / ENTRY_BYTES),
    MOST_ENTRIES,
  );
  const entries = await file.read(at + 2, count * ENTRY_BYTES);
  for (let entry = 0; entry < entries.byteLength; entry += ENTRY_BYTES) {
    if (entries.getUint16(entry, isLittle) !== ORIENTATION) continue;
    const value = entries.getUint16(entry + 8, isLittle);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}

function exifOf(turned: number): Uint8Array {
  const bytes = new Uint8Array(LEAST_BYTES);
  const view = new DataView(bytes.buffer);
  bytes.set(latin("MM"));
  view.setUint16(2, 42);
  view.setUint32(4, HEAD_BYTES);
  view.setUint16(8, 1);
  view.setUint16(10, ORIENTATION);
  view.setUint16(12, SHORT);
  view.setUint32(14, 1);
  view.setUint16(18, turned);
  return bytes;
}
