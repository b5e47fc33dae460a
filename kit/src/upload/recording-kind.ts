import { lettersIn } from "../containers/index.ts";

/** A kind of recording that many tablets do not play, or of which they show no picture. */
export type RecordingKind =
  | "AIFF"
  | "ALAC"
  | "AVI"
  | "FLV"
  | "HEVC"
  | "MPEG"
  | "MTS"
  | "WMA"
  | "WMV";

/** Whether such a kind is sound alone. */
export const isSoundKind = (kind: RecordingKind): boolean => /^(AIFF|ALAC|WMA)$/.test(kind);

/** As many as tell every kind by its beginning. */
const HEAD_BYTES = 256;
/** A list of codecs is never longer, in bytes. */
const LONGEST_LIST = 4 * 1024 * 1024;
/** No file of people has more boxes at its top. */
const MOST_BOXES = 200;
const MPEG = ["\0\0\x01\xba", "\0\0\x01\xb3"];
const MICROSOFT = "\x30\x26\xb2\x75\x8e\x66\xcf\x11";
/** How long a packet of a camcorder is, in bytes, and where its first mark stands. */
const PACKETS = [
  { size: 188, mark: 0 },
  { size: 192, mark: 4 },
];

/**
 * Which kind a recording is, by its bytes and not by its name; null for one that tablets play, and
 * for what is none.
 */
export async function recordingKindOf(file: File): Promise<RecordingKind | null> {
  const head = await lettersOf(file, 0, HEAD_BYTES);
  if (head.startsWith("FORM") && /^AIF[FC]/.test(head.slice(8))) return "AIFF";
  if (head.startsWith("RIFF") && head.startsWith("AVI ", 8)) return "AVI";
  if (head.startsWith("FLV\x01")) return "FLV";
  if (MPEG.some((beginning) => head.startsWith(beginning))) return "MPEG";
  if (head.startsWith(MICROSOFT)) return isSound(file) ? "WMA" : "WMV";
  if (PACKETS.some(({ size, mark }) => head[mark] === "G" && head[mark + size] === "G"))
    return "MTS";
  return kindOfCodecs(await codecsOf(file));
}

const isSound = ({ type, name }: File) => type.startsWith("audio/") || /\.wma$/i.test(name);

function kindOfCodecs(codecs: readonly string[]): RecordingKind | null {
  if (codecs.some((codec) => /^(hvc1|hev1|dvh1|dvhe)$/.test(codec))) return "HEVC";
  return codecs.length > 0 && codecs.every((codec) => codec === "alac") ? "ALAC" : null;
}

/** The codecs of an MP4 or a MOV, one for each track that has one; none of another file. */
async function codecsOf(file: File): Promise<string[]> {
  let at = 0;
  for (let boxes = 0; boxes < MOST_BOXES && at + 8 <= file.size; boxes++) {
    const head = await bytesOf(file, at, 16);
    const type = lettersIn(head.subarray(4, 8));
    if (boxes === 0 && !/^(ftyp|moov|wide|mdat)$/.test(type)) return [];
    const size = sizeOf(head, file.size - at);
    if (type === "moov") return codecsIn(await lettersOf(file, at, Math.min(size, LONGEST_LIST)));
    if (size < 8) return [];
    at += size;
  }
  return [];
}

/** The first entry of each list of samples. */
const codecsIn = (moov: string): string[] =>
  Array.from(moov.matchAll(/stsd[\s\S]{12}([\s\S]{4})/g), ([, codec = ""]) => codec);

/** How long a box says it is: 0 reaches to the end, 1 leaves it to the next eight bytes. */
function sizeOf(head: Uint8Array<ArrayBuffer>, rest: number): number {
  const view = new DataView(head.buffer);
  const size = view.getUint32(0);
  if (size === 0) return rest;
  return size === 1 && head.length >= 16 ? Number(view.getBigUint64(8)) : size;
}

const bytesOf = async (file: Blob, from: number, length: number) =>
  new Uint8Array(await file.slice(from, from + length).arrayBuffer());

const lettersOf = async (file: Blob, from: number, length: number) =>
  lettersIn(await bytesOf(file, from, length));
