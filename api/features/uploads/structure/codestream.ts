import { listBoxes } from "./boxes.ts";
import { type FileBytes, mustBe } from "./file-bytes.ts";
import { isMovie } from "./movie.ts";
import type { Range } from "./ranges.ts";

/** Start of the codestream, and the sizes that have to follow it at once. */
const START = 0xff4f_ff51;
const START_OF_TILE = 0xff90;
const START_OF_DATA = 0xff93;
/** Marker, length, number of the tile, bytes of this part of it, parts. */
const TILE_HEAD_BYTES = 12;

/** JPEG 2000 in its container: a codestream with a part of a tile; a series is a movie. */
export async function walkCodestream(file: FileBytes): Promise<void> {
  const boxes = await listBoxes(file);
  for (const box of boxes.filter(({ type }) => type === "jp2c")) {
    if (await hasTile(file, box)) return;
  }
  mustBe(await isMovie(file, boxes), "a picture");
}

/** Marker after marker up to the first tile, whose part has to be there. */
async function hasTile(file: FileBytes, { from, end }: Range): Promise<boolean> {
  if (end - from < 24 || (await file.read(from, 4)).getUint32(0) !== START) return false;
  const sizes = await file.read(from + 8, 16);
  const [width, height] = [sizes.getUint32(0) - sizes.getUint32(8), sizes.getUint32(4)];
  if (width <= 0 || height <= sizes.getUint32(12)) return false;
  for (let offset = from + 2; offset + TILE_HEAD_BYTES <= end; ) {
    const head = await file.read(offset, TILE_HEAD_BYTES);
    const marker = head.getUint16(0);
    if (marker === START_OF_TILE) {
      const length = head.getUint32(6);
      const range = { from: offset, end: length === 0 ? end : offset + length };
      return range.end <= end && (await hasData(file, range));
    }
    const next = head.getUint16(2);
    if (marker < 0xff00 || next < 2) return false;
    offset += 2 + next;
  }
  return false;
}

/** Behind the heads of a tile's part stands what they are the heads of. */
async function hasData(file: FileBytes, { from, end }: Range): Promise<boolean> {
  for (let offset = from; offset + 4 < end; ) {
    const head = await file.read(offset, 4);
    if (head.getUint16(0) === START_OF_DATA) return true;
    if (head.getUint16(0) < 0xff00 || head.getUint16(2) < 2) return false;
    offset += 2 + head.getUint16(2);
  }
  return false;
}
