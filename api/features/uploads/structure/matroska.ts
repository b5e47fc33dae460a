import {
  CLUSTER,
  EBML,
  type Element,
  elementOrTail,
  readElement,
  SEGMENT,
  TRACKS,
} from "./ebml.ts";
import { bytesOf, type FileBytes, holdsCode, mustBe } from "./file-bytes.ts";
import type { Range } from "./ranges.ts";

export const SIMPLE_BLOCK = 0xa3;
export const GROUP = 0xa0;
const BLOCK = 0xa1;
export const TRACK = 0xae;
const NUMBER = 0xd7;
const KIND = 0x83;
/** Picture, sound, and both at once. */
export const PLAYED = [1, 2, 3];
/** Behind the track's number: when it is played, and flags. */
const BLOCK_HEAD_BYTES = 3;
const LONGEST_NUMBER = 8;
/** Blocks whose tracks nobody knows yet, and tracks of one file. */
const MOST_UNKNOWN = 1_000;

/** WebM and Matroska; while recording a browser leaves the lengths of segment and clusters open. */
export async function walkMatroska(file: FileBytes): Promise<void> {
  const header = await readElement(file, 0);
  mustBe(header.id === EBML && header.end !== null, "its header");
  const segment = await readElement(file, header.end ?? 0);
  mustBe(segment.id === SEGMENT, "a segment");
  const end = segment.end ?? file.size;
  const tracks = new Set<number>();
  const held = new Set<number>();
  let looked = 0;
  let isPlayed = false;
  for (let offset = segment.from; offset < end; ) {
    const element =
      segment.end === null ? await elementOrTail(file, offset) : await readElement(file, offset);
    if (!element) break;
    const whole = { from: element.from, end: element.end ?? end };
    if (element.id === TRACKS) {
      await readTracks(file, whole, tracks);
      isPlayed ||= [...held].some((number) => tracks.has(number));
    }
    if (isBlock(element) && looked < MOST_UNKNOWN && !isPlayed) {
      looked += tracks.size === 0 ? 1 : 0;
      const block = element.id === GROUP ? await blockIn(file, whole) : whole;
      const number = block && (await trackOfBlock(file, block));
      if (number && held.size < MOST_UNKNOWN) held.add(number);
      isPlayed = Boolean(number && tracks.has(number));
    }
    // Clusters are entered: their blocks are what has to be whole.
    offset = element.id === CLUSTER ? element.from : whole.end;
  }
  mustBe(isPlayed, "tracks and what is on them");
}

const isBlock = ({ id }: Element): boolean => id === SIMPLE_BLOCK || id === GROUP;

/** The numbers of the tracks that are seen or heard. */
async function readTracks(file: FileBytes, list: Range, tracks: Set<number>): Promise<void> {
  for (const track of await listElements(file, list)) {
    if (track.id !== TRACK) continue;
    const { number, kind } = await readTrack(file, track);
    if (number !== null && (kind === null || PLAYED.includes(kind))) tracks.add(number);
  }
}

/** Of a track its fields, the number that its blocks name, and what it holds. */
export async function readTrack(file: FileBytes, track: Range) {
  const fields = await listElements(file, track);
  const number = await numberIn(file, fields, NUMBER);
  return { fields, number, kind: await numberIn(file, fields, KIND) };
}

export type Part = Range & { id: number };

export async function listElements(file: FileBytes, { from, end }: Range): Promise<Part[]> {
  const elements: Part[] = [];
  for (let offset = from; offset + 2 <= end; ) {
    const element = await readElement(file, offset);
    mustBe(element.end !== null && element.end <= end, "a whole element");
    elements.push({ id: element.id, from: element.from, end: element.end ?? end });
    mustBe(elements.length <= MOST_UNKNOWN, "a list of this length");
    offset = element.end ?? end;
  }
  return elements;
}

export async function numberIn(
  file: FileBytes,
  fields: readonly Part[],
  wanted: number,
): Promise<number | null> {
  const field = fields.find(({ id }) => id === wanted);
  if (!field || field.end - field.from > LONGEST_NUMBER) return null;
  const bytes = bytesOf(await file.read(field.from, field.end - field.from));
  return bytes.reduce((value, byte) => value * 256 + byte, 0);
}

export async function blockIn(file: FileBytes, group: Range): Promise<Range | undefined> {
  return (await listElements(file, group)).find(({ id }) => id === BLOCK);
}

/** Null where a block is nothing but its head, or its content nothing but zeros. */
async function trackOfBlock(file: FileBytes, block: Range): Promise<number | null> {
  const head = await headOfBlock(file, block);
  return head && (await holdsCode(file, head.content, block.end)) ? head.track : null;
}

/** The number of its track, and where what is played begins. */
export async function headOfBlock(file: FileBytes, { from, end }: Range) {
  if (end <= from) return null;
  const head = bytesOf(await file.read(from, Math.min(LONGEST_NUMBER, end - from)));
  const bytes = Math.clz32(head[0] ?? 0) - 23;
  if (bytes > LONGEST_NUMBER) return null;
  const value = head.subarray(0, bytes).reduce((sum, byte) => sum * 256 + byte, 0);
  return { track: value - 2 ** (7 * bytes), content: from + bytes + BLOCK_HEAD_BYTES };
}
