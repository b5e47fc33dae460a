import type { Overwrite } from "../../../platform/storage/file-storage.ts";
import { type FileBytes, textAt } from "../structure/file-bytes.ts";
import { tagFrom } from "../structure/id3.ts";
import { readSound } from "../structure/mpeg-audio.ts";
import type { Range } from "../structure/ranges.ts";
import { addTo, blank } from "./overwrites.ts";

const HEAD_BYTES = 10;
const OLD_TAG_BYTES = 128;
const LONG_OLD_TAG_BYTES = 227;
const APE_FOOTER_BYTES = 32;
const HAS_FOOTER = 0x10;
const APE = "APETAGEX";
/** Words of a song, with their length in six digits before the mark at their end. */
const LYRICS = "LYRICS200";
const LYRICS_HEAD = "LYRICSBEGIN";
const LYRICS_FOOTER_BYTES = 15;
/** No genre is chosen. */
const NO_GENRE = 255;

/**
 * Tags before and behind the sound stay as long as they are and say nothing any more: their frames
 * are zeros, which is how ID3 itself fills a tag up.
 */
export async function placeInTags(file: FileBytes): Promise<Overwrite[]> {
  const { parts, end } = await tagsAt(file);
  addTo(parts, await oldTags(file, end));
  return parts;
}

/** Of an MP3 what is before and between its frames is no sound either. */
export async function placeInMpegAudio(file: FileBytes): Promise<Overwrite[]> {
  const parts = await placeInTags(file);
  const { gaps } = await readSound(file);
  for (const gap of gaps) addTo(parts, gap.isTag ? await emptyTag(file, gap) : blank(gap));
  return parts;
}

/** One tag behind the other, zeros between them too, and where the last one ends. */
async function tagsAt(file: FileBytes) {
  const parts: Overwrite[] = [];
  let offset = 0;
  for (let tag = await tagFrom(file, 0); tag !== null; tag = await tagFrom(file, offset)) {
    const range = { from: tag.at, end: Math.min(file.size, tag.end) };
    addTo(parts, await emptyTag(file, range));
    offset = range.end;
  }
  return { parts, end: offset };
}

async function emptyTag(file: FileBytes, range: Range): Promise<Overwrite[]> {
  const isId3 = textAt(await file.read(range.from, 3), 0, 3) === "ID3";
  return isId3 ? await emptyId3(file, range) : await emptyApe(file, range);
}

async function emptyId3(file: FileBytes, { from, end }: Range): Promise<Overwrite[]> {
  const footer = (await file.read(from + 5, 1)).getUint8(0) & HAS_FOOTER;
  // Neither shifted bytes nor a longer header: zeros stand there from now on.
  const flags = new Uint8Array([footer]);
  const behind = footer ? end - HEAD_BYTES : end;
  return [
    { at: from + 5, length: 1, head: flags },
    ...blank({ from: from + HEAD_BYTES, end: behind }),
    ...(footer ? [{ at: behind + 5, length: 1, head: flags }] : []),
  ];
}

/** No items, as its head and whatever repeats it at its end say. */
async function emptyApe(file: FileBytes, { from, end }: Range): Promise<Overwrite[]> {
  const footer = end - APE_FOOTER_BYTES;
  const isRepeated =
    footer > from && textAt(await file.read(footer, APE.length), 0, APE.length) === APE;
  return [
    { at: from + 16, length: 4 },
    ...blank({ from: from + APE_FOOTER_BYTES, end: isRepeated ? footer : end }),
    ...(isRepeated ? [{ at: footer + 16, length: 4 }] : []),
  ];
}

/** ID3's first version, which stands last, its longer form, words of a song, and APE's first. */
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
  const lyrics = end - LYRICS_FOOTER_BYTES;
  if (await isAt(lyrics + 6, LYRICS)) {
    const from = lyrics - (Number(textAt(await file.read(lyrics, 6), 0, 6)) || 0);
    if (await isAt(from, LYRICS_HEAD)) {
      parts.push(...blank({ from: from + LYRICS_HEAD.length, end: lyrics }));
      end = from;
    }
  }
  if (await isAt(end - APE_FOOTER_BYTES, APE)) {
    const footer = await file.read(end - APE_FOOTER_BYTES, APE_FOOTER_BYTES);
    const from = Math.max(soundFrom, end - footer.getUint32(12, true));
    // No items; a header before them repeats the number.
    parts.push(...blank({ from, end: end - APE_FOOTER_BYTES }), { at: end - 16, length: 4 });
    const header = from - APE_FOOTER_BYTES;
    if (await isAt(header, APE)) parts.push({ at: header + 16, length: 4 });
    end = from;
  }
  return parts;
}
