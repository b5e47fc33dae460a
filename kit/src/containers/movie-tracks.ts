import { lettersIn } from "./letters.ts";
import type { Family } from "./media-types.ts";
import { MOST_PARTS, type ReadBytes } from "./read-bytes.ts";
import { type Track, tracksOn } from "./track.ts";

interface Box {
  type: string;
  from: number;
  end: number;
}

const VIDEO_CODEC =
  /^(avc[1-4]|hvc1|hev1|dvh[1e]|dva[1v]|av01|vp0[89]|mp4v|s263|h263|jpeg|mjp.|ap(4[hx]|c[hnso]|r[hn]))$/;
const AUDIO_CODEC =
  /^(mp4a|alac|apac|samr|sawb|sawp|Opus|fLaC|[ae]c-3|lpcm|sowt|twos|in24|fl32|[au]law|\.mp3)$/;

/** What a track is lies so deep in it, each box in the one before. */
const INSIDE = ["mdia", "minf", "stbl"];

/** The description of an MP4's codec lies behind its fields, in so many bytes at most. */
const LONGEST_ENTRY = 1024;

/** What an MP4, MOV or 3GP holds, by its list of tracks; null where that says nothing. */
export async function familyOfMovie(file: ReadBytes): Promise<Family | null> {
  const held = tracksOn(await tracksOfMovie(file)).map(({ holds }) => holds);
  if (held.includes("video")) return "video";
  return held.includes("audio") && !held.includes(null) ? "audio" : null;
}

/** The list of tracks of an MP4, MOV or 3GP; none where it has not come. */
export async function tracksOfMovie(file: ReadBytes): Promise<Track[]> {
  const moov = (await boxesIn(file, 0, file.size)).find(({ type }) => type === "moov");
  if (!moov) return [];
  const tracks: Track[] = [];
  for (const { type, from, end } of await boxesIn(file, moov.from, moov.end))
    if (type === "trak") tracks.push(await trackOf(file, from, end));
  return tracks;
}

/** What a track is lies in the boxes inside of it: who handles it, and its codec. */
async function trackOf(file: ReadBytes, from: number, end: number, depth = 0): Promise<Track> {
  const track: Track = { holds: null, isOn: true, codec: null };
  for (const { type, ...box } of await boxesIn(file, from, end)) {
    if (type === "tkhd")
      track.isOn = ((await wordAt(file, box.from, box))?.charCodeAt(3) ?? 1) % 2 === 1;
    if (type === INSIDE[depth]) {
      const inside = await trackOf(file, box.from, box.end, depth + 1);
      track.holds ??= inside.holds;
      track.codec ??= inside.codec;
    }
    if (type === "hdlr") track.holds ??= heldBy(await wordAt(file, box.from + 8, box));
    if (type === "stsd") {
      track.codec ??= await wordAt(file, box.from + 12, box);
      track.holds ??= codedBy(track.codec);
      if (track.codec?.startsWith("mp4")) track.codec += await objectOf(file, box);
    }
  }
  return track;
}

/**
 * '.40' of AAC: 'mp4a' and 'mp4v' are names of several codecs, told apart by a number in their
 * description; '' where there is none.
 */
async function objectOf(file: ReadBytes, { from, end }: Omit<Box, "type">): Promise<string> {
  const length = Math.min(end - from, LONGEST_ENTRY);
  const entry = lettersIn(bytesOf(await file.read(from, length)));
  const start = entry.indexOf("esds");
  // Behind the stream's number and flags stands what decodes it.
  const stream = start < 0 ? null : descriptorAt(entry, start + 8, 0x03);
  const decoder = stream === null ? null : descriptorAt(entry, stream + 3, 0x04);
  if (decoder === null || decoder >= entry.length) return "";
  return `.${entry.charCodeAt(decoder).toString(16).padStart(2, "0")}`;
}

/** Where its content begins, behind a tag and a length of up to four bytes. */
function descriptorAt(entry: string, at: number, tag: number): number | null {
  if (entry.charCodeAt(at) !== tag) return null;
  let next = at + 1;
  while (next < at + 4 && entry.charCodeAt(next) & 0x80) next += 1;
  return next + 1;
}

const bytesOf = ({ buffer, byteOffset, byteLength }: DataView) =>
  new Uint8Array(buffer, byteOffset, byteLength);

function heldBy(handler: string | null): Track["holds"] {
  if (handler === "vide") return "video";
  if (handler === "soun") return "audio";
  return handler && /^[a-z]{4}$/.test(handler) ? "neither" : null;
}

function codedBy(codec: string | null): Track["holds"] {
  if (codec === null) return null;
  if (VIDEO_CODEC.test(codec)) return "video";
  return AUDIO_CODEC.test(codec) ? "audio" : null;
}

/** Four letters, where they lie inside the box. */
async function wordAt(file: ReadBytes, at: number, box: { end: number }): Promise<string | null> {
  return at + 4 <= box.end ? letters(await file.read(at, 4), 0) : null;
}

/** One behind the other, as far as they are whole. */
async function boxesIn(file: ReadBytes, from: number, end: number): Promise<Box[]> {
  const boxes: Box[] = [];
  for (let at = from; at + 8 <= end && boxes.length < MOST_PARTS; ) {
    const box = await boxAt(file, at, end);
    if (!box) break;
    boxes.push(box);
    at = box.end;
  }
  return boxes;
}

/** How long it says it is: 0 reaches to the end, 1 leaves it to the next eight bytes. */
async function boxAt(file: ReadBytes, at: number, end: number): Promise<Box | null> {
  const head = await file.read(at, Math.min(16, end - at));
  const type = letters(head, 4);
  const said = head.getUint32(0);
  const isLong = said === 1 && head.byteLength === 16;
  const size = isLong ? Number(head.getBigUint64(8)) : said || end - at;
  const from = at + (isLong ? 16 : 8);
  return at + size >= from && at + size <= end ? { type, from, end: at + size } : null;
}

const letters = (view: DataView, at: number): string =>
  String.fromCharCode(...[0, 1, 2, 3].map((one) => view.getUint8(at + one)));
