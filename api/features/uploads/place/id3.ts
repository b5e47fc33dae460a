import type { Overwrite } from "../../../platform/storage/file-storage.ts";
import { type FileBytes, textAt } from "../structure/file-bytes.ts";
import type { Range } from "../structure/ranges.ts";
import { blank } from "./overwrites.ts";

const HEAD_BYTES = 10;
const OLD_TAG_BYTES = 128;
const LONG_OLD_TAG_BYTES = 227;
const APE_FOOTER_BYTES = 32;
const HAS_FOOTER = 0x10;
/** No genre is chosen. */
const NO_GENRE = 255;

/**
 * Tags before and behind the sound stay as long as they are and say nothing any more: their frames
 * are zeros, which is how ID3 itself fills a tag up.
 */
export async function placeInTags(file: FileBytes): Promise<Overwrite[]> {
  const { parts, end } = await tagsAt(file, { from: 0, end: file.size });
  parts.push(...(await oldTags(file, end)));
  return parts;
}

/** One tag behind the other, and where the last one ends. */
async function tagsAt(file: FileBytes, { from, end }: Range) {
  const parts: Overwrite[] = [];
  let offset = from;
  while (end - offset >= HEAD_BYTES) {
    const head = await file.read(offset, HEAD_BYTES);
    if (textAt(head, 0, 3) !== "ID3") break;
    const footer = head.getUint8(5) & HAS_FOOTER;
    let length = 0;
    for (let index = 6; index < HEAD_BYTES; index += 1) {
      length = length * 128 + (head.getUint8(index) & 0x7f);
    }
    const behind = Math.min(end, offset + HEAD_BYTES + length);
    // Neither shifted bytes nor a longer header: zeros stand there from now on.
    const flags = new Uint8Array([footer]);
    parts.push({ at: offset + 5, length: 1, head: flags });
    parts.push(...blank({ from: offset + HEAD_BYTES, end: behind }));
    offset = behind;
    if (footer && end - offset >= HEAD_BYTES) {
      parts.push({ at: offset + 5, length: 1, head: flags });
      offset += HEAD_BYTES;
    }
  }
  return { parts, end: offset };
}

/** ID3's first version, which stands last, its longer form before it, and APE's before both. */
async function oldTags(file: FileBytes, soundFrom: number): Promise<Overwrite[]> {
  const parts: Overwrite[] = [];
  const isAt = async (at: number, mark: string) =>
    at >= soundFrom && textAt(await file.read(at, mark.length), 0, mark.length) === mark;
  let end = file.size;
  if (await isAt(end - OLD_TAG_BYTES, "TAG")) {
    end -= OLD_TAG_BYTES;
    parts.push(...blank({ from: end + 3, end: file.size - 1 }));
    parts.push({ at: file.size - 1, length: 1, head: new Uint8Array([NO_GENRE]) });
    if (await isAt(end - LONG_OLD_TAG_BYTES, "TAG+")) {
      parts.push(...blank({ from: end - LONG_OLD_TAG_BYTES + 4, end }));
      end -= LONG_OLD_TAG_BYTES;
    }
  }
  if (await isAt(end - APE_FOOTER_BYTES, "APETAGEX")) {
    const footer = await file.read(end - APE_FOOTER_BYTES, APE_FOOTER_BYTES);
    const from = Math.max(soundFrom, end - footer.getUint32(12, true));
    // No items; a header before them repeats the number.
    parts.push(...blank({ from, end: end - APE_FOOTER_BYTES }), { at: end - 16, length: 4 });
    const header = from - APE_FOOTER_BYTES;
    if (await isAt(header, "APETAGEX")) parts.push({ at: header + 16, length: 4 });
    end = from;
  }
  return parts;
}
