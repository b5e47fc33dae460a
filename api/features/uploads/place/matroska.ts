import type { Overwrite } from "../../../platform/storage/file-storage.ts";
import {
  CLUSTER,
  EBML,
  type Element,
  elementOrTail,
  readElement,
  SEGMENT,
  TRACKS,
} from "../structure/ebml.ts";
import { bytesOf, Damaged, type FileBytes, mustBe, textAt } from "../structure/file-bytes.ts";
import { readTrack, TRACK } from "../structure/matroska.ts";
import type { Range } from "../structure/ranges.ts";
import { emptiedTracks } from "./matroska-tracks.ts";
import { addTo, blank } from "./overwrites.ts";
import { CHECKSUM, VOID, voidOf } from "./void-element.ts";

const SEEK_HEAD = 0x114d9b74;
const SEEK = 0x4dbb;
const SEEK_ID = 0x53ab;
const INFO = 0x1549a966;
const CUES = 0x1c53bb6b;
const CHAPTERS = 0x1043a770;
/** Which program put the streams together; the libraries among them name no camera. */
const MUXER = 0x4d80;
const LIBRARY = /^(Lavf|lib)/;
/** Title, program or camera that wrote it, names of this file, the one before and the next. */
const INFO_TEXTS = [MUXER, 0x5741, 0x7ba9, 0x7384, 0x3c83ab, 0x3e83bb];
/** Name of the track, name of the codec, which attachments belong to it. */
const TRACK_TEXTS = [0x536e, 0x258688, 0x7446];
const KEPT = [SEEK_HEAD, INFO, TRACKS, CLUSTER, CUES, CHAPTERS];
/** Parts of a segment have four bytes of id; those of an open cluster, told apart by it, fewer. */
const SHORTEST_OF_SEGMENT = 0x1000_0000;
const MOST_IN_LIST = 10_000;

type Whole = Element & { end: number };

/** WebM and Matroska: tags and attachments become `Void`, and so do the signs that lead to them. */
export async function placeInMatroska(file: FileBytes): Promise<Overwrite[]> {
  const parts: Overwrite[] = [];
  let isBehind = false;
  for (let offset = 0; offset < file.size; ) {
    try {
      const element = await readElement(file, offset);
      const end = element.end ?? file.size;
      if (element.id === SEGMENT) addTo(parts, await placeInSegment(file, { ...element, end }));
      else if (element.id !== EBML) addTo(parts, voidOf({ ...element, end }));
      isBehind ||= element.id === SEGMENT;
      offset = end;
    } catch (error) {
      // Behind the recording that is played stands what is no element, or one that breaks off.
      if (!isBehind || !(error instanceof Damaged)) throw error;
      addTo(parts, blank({ from: offset, end: file.size }));
      break;
    }
  }
  return parts;
}

async function placeInSegment(file: FileBytes, segment: Whole): Promise<Overwrite[]> {
  const { from, end } = segment;
  const { numbers, parts } = await emptiedTracks(file, segment);
  for (let offset = from; offset < end; ) {
    const element = await elementOrTail(file, offset);
    if (!element) {
      addTo(parts, blank({ from: offset, end: file.size }));
      break;
    }
    const whole = { ...element, end: element.end ?? end };
    addTo(parts, await judge(file, whole, numbers));
    offset = element.id === CLUSTER && element.end === null ? element.from : whole.end;
  }
  return parts;
}

type Numbers = ReadonlySet<number>;

async function judge(file: FileBytes, element: Whole, emptied: Numbers): Promise<Overwrite[]> {
  const { id } = element;
  if (id === SEEK_HEAD) return await placeInList(file, element, judgeSeek);
  if (id === INFO) return await placeInList(file, element, judgeInfo);
  if (id === TRACKS) return await placeInList(file, element, judgeTracks(emptied));
  if (id === VOID) return blank(element);
  if (id === CHECKSUM) return voidOf(element);
  return isForgotten(id) ? voidOf(element) : [];
}

const isForgotten = (id: number): boolean => id >= SHORTEST_OF_SEGMENT && !KEPT.includes(id);

type Judge = (file: FileBytes, element: Whole) => Promise<Overwrite[]>;

/** Where something changes, the checksum of the list no longer holds and goes too. */
async function placeInList(file: FileBytes, list: Range, judgeOne: Judge): Promise<Overwrite[]> {
  const parts: Overwrite[] = [];
  const checksums: Whole[] = [];
  let count = 0;
  for (let offset = list.from; offset + 2 <= list.end; count += 1) {
    mustBe(count < MOST_IN_LIST, "a list of this length");
    const element = await readElement(file, offset);
    mustBe(element.end !== null && element.end <= list.end, "a whole element");
    const whole = { ...element, end: element.end ?? list.end };
    if (whole.id === CHECKSUM) checksums.push(whole);
    else if (whole.id === VOID) addTo(parts, blank(whole));
    else addTo(parts, await judgeOne(file, whole));
    offset = whole.end;
  }
  if (parts.length > 0) addTo(parts, checksums.flatMap(voidOf));
  return parts;
}

async function judgeSeek(file: FileBytes, element: Whole): Promise<Overwrite[]> {
  if (element.id !== SEEK) return [];
  for (let offset = element.from; offset + 2 <= element.end; ) {
    const { id, from, end } = await readElement(file, offset);
    mustBe(end !== null && end <= element.end, "a whole element");
    const target = id === SEEK_ID && end === from + 4 ? (await file.read(from, 4)).getUint32(0) : 0;
    if (isForgotten(target)) return voidOf(element);
    offset = end ?? element.end;
  }
  return [];
}

async function judgeInfo(file: FileBytes, element: Whole): Promise<Overwrite[]> {
  if (!INFO_TEXTS.includes(element.id)) return [];
  const length = Math.min(4, element.end - element.from);
  const start = textAt(await file.read(element.from, length), 0, length);
  return element.id === MUXER && LIBRARY.test(start) ? [] : await blankText(file, element);
}

const judgeTracks =
  (emptied: Numbers): Judge =>
  async (file, element) => {
    if (element.id !== TRACK) return [];
    const { number } = await readTrack(file, element);
    if (number !== null && emptied.has(number)) return voidOf(element);
    return await placeInList(file, element, async (_, field) =>
      TRACK_TEXTS.includes(field.id) ? await blankText(file, field) : [],
    );
  };

const LONGEST_TEXT = 64 * 1024;

/** Zeros end a text, so it is an empty one. One that is empty already is no change. */
async function blankText(file: FileBytes, { from, end }: Range): Promise<Overwrite[]> {
  if (end - from > LONGEST_TEXT) return blank({ from, end });
  const isEmpty = bytesOf(await file.read(from, end - from)).every((byte) => byte === 0);
  return isEmpty ? [] : blank({ from, end });
}
