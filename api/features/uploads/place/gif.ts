import type { Overwrite } from "../../../platform/storage/file-storage.ts";
import { type FileBytes, textAt } from "../structure/file-bytes.ts";
import {
  colourTableBytes,
  EXTENSION,
  HEADER_BYTES,
  IMAGE,
  skipSubBlocks,
  TRAILER,
} from "../structure/gif.ts";
import type { Range } from "../structure/ranges.ts";
import { addTo, blank } from "./overwrites.ts";

const COMMENT = 0xfe;
const PROGRAM = 0xff;
/** How often it is repeated, and what its colours mean. */
const KEPT = /^(NETSCAPE2\.0|ANIMEXTS1\.0|ICCRGBG1012)$/;
const PROGRAM_BYTES = 11;
const LONGEST_PIECE = 255;

/** Comments and programs' own notes become zeros in blocks of the same length together. */
export async function placeInGif(file: FileBytes): Promise<Overwrite[]> {
  const parts: Overwrite[] = [];
  let offset = HEADER_BYTES + colourTableBytes((await file.read(10, 1)).getUint8(0));
  for (;;) {
    const kind = (await file.read(offset, 1)).getUint8(0);
    if (kind === TRAILER) break;
    if (kind === EXTENSION) {
      const end = await skipSubBlocks(file, offset + 2);
      addTo(parts, await judge(file, { from: offset, end }));
      offset = end;
    } else if (kind === IMAGE) {
      const flags = (await file.read(offset, 10)).getUint8(9);
      offset = await skipSubBlocks(file, offset + 11 + colourTableBytes(flags));
    } else offset += 1;
  }
  addTo(parts, blank({ from: offset + 1, end: file.size }));
  return parts;
}

async function judge(file: FileBytes, { from, end }: Range): Promise<Overwrite[]> {
  const label = (await file.read(from + 1, 1)).getUint8(0);
  if (label === COMMENT) return zeroBlocks({ from: from + 2, end: end - 1 });
  const behindName = from + 3 + PROGRAM_BYTES;
  if (label !== PROGRAM || behindName > end - 1) return [];
  const name = textAt(await file.read(from + 3, PROGRAM_BYTES), 0, PROGRAM_BYTES);
  return KEPT.test(name) ? [] : zeroBlocks({ from: behindName, end: end - 1 });
}

/** Lengths anew: what some programs write as text is read as lengths too. */
function zeroBlocks({ from, end }: Range): Overwrite[] {
  const parts: Overwrite[] = [];
  for (let at = from; at < end; ) {
    const left = end - at;
    // No block is its length alone: that would be zero and the end.
    const length = Math.min(left === LONGEST_PIECE + 2 ? LONGEST_PIECE : left, LONGEST_PIECE + 1);
    parts.push({ at, length, head: new Uint8Array([length - 1]) });
    at += length;
  }
  return parts;
}
