import { inflateSync } from "node:zlib";
import type { Overwrite } from "../../../platform/storage/file-storage.ts";
import { CLUSTER, type Element, elementOrTail, TRACKS } from "../structure/ebml.ts";
import { type FileBytes, textAt } from "../structure/file-bytes.ts";
import {
  blockIn,
  GROUP,
  headOfBlock,
  listElements,
  numberIn,
  type Part,
  PLAYED,
  readTrack,
  SIMPLE_BLOCK,
  TRACK,
} from "../structure/matroska.ts";
import { type Range, refuseTooMany } from "../structure/ranges.ts";
import { addTo } from "./overwrites.ts";
import { MOST_WORDS, tellsPlace } from "./place-words.ts";
import { CHECKSUM, voidOf } from "./void-element.ts";

const SUBTITLES = 0x11;
const CODEC = 0x86;
/** Subtitles that are pictures of words. */
const DRAWN = /^S_(VOBSUB|HDMV\/PGS|DVBSUB|IMAGE)/;
/** The head of subtitles: fonts, a title, how they were made. */
const PRIVATE = 0x63a2;
const ENCODINGS = 0x6d80;
const ENCODING = 0x6240;
const COMPRESSION = 0x5034;
const METHOD = 0x4254;
const ZLIB = 0;

/** How the words of a track are kept. */
type Packing = "plain" | "zlib" | "other";
/** One that is neither seen nor heard; no packing where it holds no words. */
type Quiet = { number: number; head: Range | null; packing: Packing | null };
/** A block of such a track: the element to empty, what it holds, and its cluster's checksum. */
type Block = { element: Whole; content: Range; checksum: Whole | null };
type Whole = Element & { end: number };

/**
 * The tracks that nobody sees or hears, positions of a camera, and subtitles that tell a place:
 * their numbers, and the overwriting of what is on them.
 */
export async function emptiedTracks(
  file: FileBytes,
  segment: Range,
): Promise<{ numbers: Set<number>; parts: Overwrite[] }> {
  const quiet = await quietTracks(file, segment);
  const parts: Overwrite[] = [];
  const numbers = new Set<number>();
  const blocks = quiet.length > 0 ? await blocksOf(file, segment, quiet) : new Map();
  for (const track of quiet) {
    const own: Block[] = blocks.get(track.number) ?? [];
    if (track.packing !== null && !(await tells(file, track, own))) continue;
    numbers.add(track.number);
    const emptied = new Set(
      own.flatMap(({ element, checksum }) => [element, checksum ?? []].flat()),
    );
    for (const element of emptied) addTo(parts, voidOf(element));
  }
  return { numbers, parts };
}

/** By the first list of tracks. */
async function quietTracks(file: FileBytes, { from, end }: Range): Promise<Quiet[]> {
  for (let offset = from; offset < end; ) {
    const element = await elementOrTail(file, offset);
    if (!element) break;
    if (element.id === TRACKS) {
      const tracks = await listElements(file, { from: element.from, end: element.end ?? end });
      const quiet: Quiet[] = [];
      for (const track of tracks.filter(({ id }) => id === TRACK)) {
        const one = await quietTrack(file, track);
        if (one) quiet.push(one);
      }
      return quiet;
    }
    offset = element.id === CLUSTER && element.end === null ? element.from : (element.end ?? end);
  }
  return [];
}

async function quietTrack(file: FileBytes, track: Range): Promise<Quiet | null> {
  const { fields, number, kind } = await readTrack(file, track);
  if (number === null || kind === null || PLAYED.includes(kind)) return null;
  if (kind !== SUBTITLES) return { number, head: null, packing: null };
  const codec = fields.find(({ id }) => id === CODEC);
  if (codec && DRAWN.test(await wordsAt(file, codec))) return null;
  const head = fields.find(({ id }) => id === PRIVATE) ?? null;
  return { number, head, packing: await packingOf(file, fields) };
}

async function packingOf(file: FileBytes, fields: readonly Part[]): Promise<Packing> {
  const all = fields.find(({ id }) => id === ENCODINGS);
  if (!all) return "plain";
  const ways = (await listElements(file, all)).filter(({ id }) => id === ENCODING);
  const way = ways[0];
  if (!way || ways.length > 1) return "other";
  const compression = (await listElements(file, way)).find(({ id }) => id === COMPRESSION);
  if (!compression) return "other";
  const method = await numberIn(file, await listElements(file, compression), METHOD);
  return (method ?? ZLIB) === ZLIB ? "zlib" : "other";
}

/** The blocks of these tracks, in all clusters. */
async function blocksOf(file: FileBytes, { from, end }: Range, quiet: readonly Quiet[]) {
  const blocks = new Map(quiet.map(({ number }): [number, Block[]] => [number, []]));
  let checksum: Whole | null = null;
  let count = 0;
  for (let offset = from; offset < end; ) {
    const found = await elementOrTail(file, offset);
    if (!found) break;
    const element = { ...found, end: found.end ?? end };
    if (element.id === CLUSTER) checksum = null;
    if (element.id === CHECKSUM) checksum = element;
    if (element.id === SIMPLE_BLOCK || element.id === GROUP) {
      const block = element.id === GROUP ? await blockIn(file, element) : element;
      const head = block && (await headOfBlock(file, block));
      const own = head && blocks.get(head.track);
      if (own) {
        own.push({ element, content: { from: head.content, end: block.end }, checksum });
        count += 1;
        refuseTooMany(count);
      }
    }
    offset = element.id === CLUSTER ? element.from : element.end;
  }
  return blocks;
}

/** What cannot be read may tell it. */
async function tells(file: FileBytes, track: Quiet, blocks: readonly Block[]): Promise<boolean> {
  if (track.packing === "other") return true;
  let text = track.head ? await wordsAt(file, track.head) : "";
  for (const { content } of blocks) {
    if (text.length >= MOST_WORDS) break;
    const words = await wordsAt(file, content);
    const read = track.packing === "zlib" ? unpacked(words) : words;
    if (read === null) return true;
    text += `${read}\n`;
  }
  return tellsPlace(text);
}

/** Each letter a byte. */
async function wordsAt(file: FileBytes, { from, end }: Range): Promise<string> {
  const length = Math.max(0, Math.min(end - from, MOST_WORDS));
  return textAt(await file.read(from, length), 0, length);
}

/** Null for what is not packed so, or is a bomb. */
function unpacked(words: string): string | null {
  const packed = Uint8Array.from(words, (letter) => letter.charCodeAt(0));
  try {
    const bytes = inflateSync(packed, { maxOutputLength: MOST_WORDS });
    return textAt(new DataView(bytes.buffer, bytes.byteOffset), 0, bytes.length);
  } catch (error) {
    if (error instanceof Error && "code" in error && /^(Z_|ERR_BUFFER)/.test(String(error.code)))
      return null;
    throw error;
  }
}
