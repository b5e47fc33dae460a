import { lettersIn } from "./letters.ts";
import type { Family } from "./media-types.ts";
import { MOST_PARTS, type ReadBytes } from "./read-bytes.ts";
import type { Track } from "./track.ts";

const SEGMENT = 0x18538067;
const CLUSTER = 0x1f43b675;
const TRACKS = 0x1654ae6b;
const TRACK = 0xae;
const TRACK_TYPE = 0x83;
const CODEC = 0x86;
const LONGEST_NAME = 64;
const HELD: Partial<Record<number, Family>> = { 1: "video", 2: "audio" };

interface Element {
  id: number;
  from: number;
  end: number;
}

/** What a WebM or Matroska holds, by its list of tracks; null where that says nothing. */
export async function familyOfMatroska(file: ReadBytes): Promise<Family | null> {
  const held = (await tracksOfMatroska(file)).map(({ holds }) => holds);
  if (held.includes("video")) return "video";
  return held.includes("audio") ? "audio" : null;
}

/** The list of tracks of a WebM or Matroska; none where it has not come. */
export async function tracksOfMatroska(file: ReadBytes): Promise<Track[]> {
  const segment = (await elementsIn(file, 0, file.size)).find(({ id }) => id === SEGMENT);
  if (!segment) return [];
  const parts = await elementsIn(file, segment.from, segment.end);
  const list = parts.find(({ id }) => id === TRACKS);
  const tracks: Track[] = [];
  for (const track of list ? await elementsIn(file, list.from, list.end) : [])
    if (track.id === TRACK) tracks.push(await trackOf(file, track));
  return tracks;
}

async function trackOf(file: ReadBytes, track: Element): Promise<Track> {
  const found: Track = { holds: null, isOn: true, codec: null };
  for (const { id, from, end } of await elementsIn(file, track.from, track.end)) {
    if (end <= from) continue;
    if (id === TRACK_TYPE)
      found.holds ??= HELD[(await file.read(end - 1, 1)).getUint8(0)] ?? "neither";
    if (id === CODEC && end - from <= LONGEST_NAME) {
      const name = await file.read(from, end - from);
      const bytes = new Uint8Array(name.buffer, name.byteOffset, name.byteLength);
      found.codec ??= lettersIn(bytes).replace(/\0+$/, "");
    }
  }
  return found;
}

/** One behind the other as far as they are whole, up to the first sound or picture. */
async function elementsIn(file: ReadBytes, from: number, end: number): Promise<Element[]> {
  const elements: Element[] = [];
  for (let at = from; at + 2 <= end && elements.length < MOST_PARTS; ) {
    const element = await elementAt(file, at, end);
    if (!element || element.id === CLUSTER) break;
    elements.push(element);
    at = element.end;
  }
  return elements;
}

async function elementAt(file: ReadBytes, at: number, end: number): Promise<Element | null> {
  const head = await file.read(at, Math.min(12, end - at));
  const id = numberAt(head, 0);
  const length = id && numberAt(head, id.bytes);
  if (!id || !length) return null;
  const from = at + id.bytes + length.bytes;
  const size = length.bare;
  // All ones: nobody knew it yet while it was recorded.
  const isOpen = size === 2 ** (7 * length.bytes) - 1;
  if (!isOpen && from + size > end && id.value !== SEGMENT) return null;
  return { id: id.value, from, end: isOpen ? end : Math.min(end, from + size) };
}

/**
 * Its leading zeros say how many bytes follow; an id keeps the one behind them, a length does not:
 * with it one of eight bytes would be longer than a number is exact.
 */
function numberAt(head: DataView, at: number) {
  if (at >= head.byteLength) return null;
  const first = head.getUint8(at);
  const bytes = Math.clz32(first) - 23;
  if (bytes > 8 || at + bytes > head.byteLength) return null;
  let bare = first & (0xff >> bytes);
  for (let index = 1; index < bytes; index += 1) bare = bare * 256 + head.getUint8(at + index);
  return { value: bare + 2 ** (7 * bytes), bare, bytes };
}
