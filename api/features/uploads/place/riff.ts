import type { Overwrite } from "../../../platform/storage/file-storage.ts";
import { kindsOfStreams } from "../structure/avi.ts";
import { type FileBytes, textAt } from "../structure/file-bytes.ts";
import type { Range } from "../structure/ranges.ts";
import { isOpenSound, OPEN_LENGTHS } from "../structure/riff.ts";
import { placeInExif } from "./exif.ts";
import { addTo, blank, latin } from "./overwrites.ts";
import { placeInPieces } from "./pieces-of-avi.ts";

type Chunk = Range & { at: number; name: string };

/** What is heard, seen or jumped to, by the form or list that it lies in. All else is filled up. */
const KEPT: Record<string, RegExp> = {
  WAVE: /^(fmt |data|fact|cue |smpl|plst|slnt|LIST:wavl|PEAK)$/,
  "AVI ": /^(LIST:hdrl|LIST:movi|idx1)$/,
  AVIX: /^(LIST:movi|idx1|ix..)$/,
  hdrl: /^(avih|LIST:strl|LIST:odml)$/,
  strl: /^(strh|strf|indx|vprp)$/,
  WEBP: /^(VP8 |VP8L|VP8X|ALPH|ANIM|ANMF|ICCP|EXIF)$/,
};
const ENTERED = /^LIST:(hdrl|strl)$/;
const PIECES = "LIST:movi";
const IS_XMP = 0x04;

/** WAV, AVI, WebP: notes of any kind become chunks that fill up. */
export async function placeInRiff(file: FileBytes): Promise<Overwrite[]> {
  const parts: Overwrite[] = [];
  const streams: string[] = [];
  let offset = 0;
  while (offset + 12 <= file.size) {
    const head = await file.read(offset, 12);
    if (textAt(head, 0, 4) !== "RIFF") break;
    const said = head.getUint32(4, true);
    const isOpen = OPEN_LENGTHS.includes(said);
    const end = isOpen ? file.size : Math.min(file.size, offset + 8 + said);
    const range = { from: offset + 12, end, last: file.size };
    const inside = await chunksIn(file, textAt(head, 8, 4), { ...range, streams, isOpen });
    addTo(parts, inside.parts);
    offset = even(Math.max(end, inside.end));
  }
  addTo(parts, blank({ from: offset, end: file.size }));
  return parts;
}

const even = (offset: number): number => offset + (offset % 2);

type Within = Range & {
  /** Where its chunks end at the latest: a whole file may say too little. */
  last: number;
  isOpen: boolean;
  /** What those of a film are of, known before its pieces come. */
  streams: string[];
};

async function chunksIn(file: FileBytes, within: string, list: Within) {
  const { from, end, streams } = list;
  const parts: Overwrite[] = [];
  let offset = from;
  while (offset + 8 <= end) {
    const chunk = await readChunk(file, offset, list);
    if (ENTERED.test(chunk.name) && KEPT[within]?.test(chunk.name)) {
      const inner = { from: chunk.from + 4, end: chunk.end };
      if (chunk.name === "LIST:hdrl") streams.push(...(await kindsOfStreams(file, inner)));
      const inside = { ...list, ...inner, last: chunk.end };
      addTo(parts, (await chunksIn(file, chunk.name.slice(5), inside)).parts);
    } else if (chunk.name === PIECES && KEPT[within]?.test(PIECES)) {
      const pieces = { from: chunk.from + 4, end: chunk.end };
      addTo(parts, await placeInPieces(file, pieces, streams));
    } else addTo(parts, await judge(file, within, chunk));
    offset = chunk.end + ((chunk.end - chunk.from) % 2);
  }
  addTo(parts, blank({ from: offset, end }));
  return { parts, end: offset };
}

async function judge(file: FileBytes, within: string, chunk: Chunk): Promise<Overwrite[]> {
  if (!KEPT[within]?.test(chunk.name)) {
    return [{ at: chunk.at, length: 4, head: latin("JUNK") }, ...blank(chunk)];
  }
  if (chunk.name === "EXIF") return await placeInExif(file, chunk);
  if (chunk.name === "VP8X" && chunk.end > chunk.from) {
    const flags = (await file.read(chunk.from, 1)).getUint8(0) & ~IS_XMP;
    return [{ at: chunk.from, length: 1, head: new Uint8Array([flags]) }];
  }
  return [];
}

/** What breaks off ends with its list. */
async function readChunk(file: FileBytes, at: number, { last, isOpen }: Within): Promise<Chunk> {
  const head = await file.read(at, Math.min(12, file.size - at));
  const name = textAt(head, 0, 4);
  const length = head.getUint32(4, true);
  const from = at + 8;
  const end = isOpen && isOpenSound(name, length) ? last : Math.min(last, from + length);
  const isList = name === "LIST" && head.byteLength === 12;
  return { at, from, end, name: isList ? `LIST:${textAt(head, 8, 4)}` : name };
}
