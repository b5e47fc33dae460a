import type { Family } from "./media-types.ts";
import { MOST_PARTS, type ReadBytes } from "./read-bytes.ts";

const SEGMENT = 0x18538067;
const CLUSTER = 0x1f43b675;
const TRACKS = 0x1654ae6b;
const TRACK = 0xae;
const TRACK_TYPE = 0x83;
const PICTURE = 1;
const SOUND = 2;

interface Element {
  id: number;
  from: number;
  end: number;
}

/** What a WebM or Matroska holds, by its list of tracks; null where that says nothing. */
export async function familyOfMatroska(file: ReadBytes): Promise<Family | null> {
  const segment = (await elementsIn(file, 0, file.size)).find(({ id }) => id === SEGMENT);
  if (!segment) return null;
  const parts = await elementsIn(file, segment.from, segment.end);
  const tracks = parts.find(({ id }) => id === TRACKS);
  if (!tracks) return null;
  const kinds: number[] = [];
  for (const track of await elementsIn(file, tracks.from, tracks.end)) {
    if (track.id !== TRACK) continue;
    const parts = await elementsIn(file, track.from, track.end);
    const kind = parts.find(({ id, from, end }) => id === TRACK_TYPE && end > from);
    if (kind) kinds.push((await file.read(kind.end - 1, 1)).getUint8(0));
  }
  if (kinds.includes(PICTURE)) return "video";
  return kinds.includes(SOUND) ? "audio" : null;
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
  const size = length.value - 2 ** (7 * length.bytes);
  // All ones: nobody knew it yet while it was recorded.
  const isOpen = size === 2 ** (7 * length.bytes) - 1;
  if (!isOpen && from + size > end && id.value !== SEGMENT) return null;
  return { id: id.value, from, end: isOpen ? end : Math.min(end, from + size) };
}

/** Its leading zeros say how many bytes follow; the one behind them is kept. */
function numberAt(head: DataView, at: number): { value: number; bytes: number } | null {
  if (at >= head.byteLength) return null;
  const bytes = Math.clz32(head.getUint8(at)) - 23;
  if (bytes > 8 || at + bytes > head.byteLength) return null;
  let value = 0;
  for (let index = 0; index < bytes; index += 1) value = value * 256 + head.getUint8(at + index);
  return { value, bytes };
}
