import type { Overwrite } from "../../../platform/storage/file-storage.ts";
import { bytesOf, type FileBytes, mustBe, textAt } from "../structure/file-bytes.ts";
import { type Range, refuseTooMany } from "../structure/ranges.ts";
import { oggChecksum } from "./ogg-checksum.ts";
import { addTo, blank } from "./overwrites.ts";
import { blankComments } from "./vorbis-comments.ts";

const HEAD_BYTES = 27;
const CHECKSUM_AT = 22;
const FIRST_OF_STREAM = 2;
const MOST_PACKET_BYTES = 16 * 1024 * 1024;

/** What the second packet of a stream begins with, by how its first packet does. */
const COMMENTS: [string, number][] = [
  ["\x01vorbis", 7],
  ["OpusHead", 8],
  ["\x80theora", 7],
  ["\x80kate", 9],
  ["OVP80", 7],
  ["Speex   ", 0],
];
const FLAC = "\x7fFLAC";
const FLAC_KEPT = [0, 1, 3, 5];

type Page = Range & { at: number; changes: Overwrite[] };
type Piece = Range & { page: Page };
type Stream = { kind: string; packets: number; pieces: Piece[]; bytes: number; isDone: boolean };

/** The texts that tell of a stream are overwritten, and the checksums of their pages with them. */
export async function placeInOgg(file: FileBytes): Promise<Overwrite[]> {
  const streams = new Map<number, Stream>();
  const changed = new Set<Page>();
  let offset = 0;
  for (; offset + HEAD_BYTES <= file.size; ) {
    const head = await file.read(offset, HEAD_BYTES);
    if (textAt(head, 0, 4) !== "OggS") break;
    const serial = head.getUint32(14, true);
    if (head.getUint8(5) & FIRST_OF_STREAM) {
      streams.set(serial, { kind: "", packets: 0, pieces: [], bytes: 0, isDone: false });
    }
    const from = offset + HEAD_BYTES + head.getUint8(26);
    const lengths = [...bytesOf(await file.read(offset + HEAD_BYTES, head.getUint8(26)))];
    const page = {
      at: offset,
      from,
      end: lengths.reduce((sum, one) => sum + one, from),
      changes: [],
    };
    mustBe(page.end <= file.size, "a whole page");
    const stream = streams.get(serial);
    if (stream && !stream.isDone) {
      for (const one of await readPackets(file, stream, page, lengths)) changed.add(one);
      refuseTooMany(changed.size);
    }
    offset = page.end;
  }
  const parts = blank({ from: offset, end: file.size });
  for (const page of changed) addTo(parts, await sealed(file, page));
  return parts;
}

/** The pages that a packet which ends here has changed. */
async function readPackets(file: FileBytes, stream: Stream, page: Page, lengths: number[]) {
  const changed: Page[] = [];
  let from = page.from;
  let end = page.from;
  for (const [index, length] of lengths.entries()) {
    end += length;
    const isEnd = length < 255;
    if (!isEnd && index < lengths.length - 1) continue;
    stream.pieces.push({ from, end, page });
    stream.bytes += end - from;
    from = end;
    mustBe(stream.bytes <= MOST_PACKET_BYTES, "a packet of this length");
    if (!isEnd) continue;
    await readPacket(file, stream);
    changed.push(...stream.pieces.map((piece) => piece.page).filter(hasChanges));
    stream.pieces = [];
    stream.bytes = 0;
    stream.packets += 1;
    if (stream.isDone) break;
  }
  return changed;
}

const hasChanges = ({ changes }: Page): boolean => changes.length > 0;

async function readPacket(file: FileBytes, stream: Stream): Promise<void> {
  const bytes = await join(file, stream.pieces);
  const view = new DataView(bytes.buffer);
  if (stream.packets === 0) {
    stream.kind = textAt(view, 0, Math.min(9, bytes.length));
    stream.isDone = !stream.kind.startsWith(FLAC) && startOfComments(stream.kind) === null;
    return;
  }
  const before = bytes.slice();
  if (stream.kind.startsWith(FLAC)) stream.isDone = changeFlacBlock(bytes);
  else {
    stream.isDone = true;
    blankComments(bytes, startOfComments(stream.kind) ?? 0, stream.kind.startsWith("\x01") ? 1 : 0);
  }
  if (bytes.some((byte, index) => byte !== before[index])) spread(stream.pieces, bytes);
}

const startOfComments = (kind: string): number | null =>
  COMMENTS.find(([first]) => kind.startsWith(first))?.[1] ?? null;

/** One block about the sound a packet; whether the sound itself begins. */
function changeFlacBlock(bytes: Uint8Array): boolean {
  const kind = (bytes[0] ?? 0xff) & 0x7f;
  const isLast = ((bytes[0] ?? 0xff) & 0x80) > 0;
  if (bytes[0] === 0xff) return true;
  if (kind === 4) blankComments(bytes, 4, 0);
  else if (!FLAC_KEPT.includes(kind) || kind === 1) {
    bytes[0] = isLast ? 0x81 : 1;
    bytes.fill(0, 4);
  }
  return isLast;
}

async function join(file: FileBytes, pieces: readonly Piece[]): Promise<Uint8Array<ArrayBuffer>> {
  const length = pieces.reduce((sum, { from, end }) => sum + end - from, 0);
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const { from, end } of pieces) {
    bytes.set(bytesOf(await file.read(from, end - from)), at);
    at += end - from;
  }
  return bytes;
}

/** Each page gets its piece of the packet. */
function spread(pieces: readonly Piece[], bytes: Uint8Array): void {
  let at = 0;
  for (const { from, end, page } of pieces) {
    page.changes.push({ at: from, length: end - from, head: bytes.subarray(at, at + end - from) });
    at += end - from;
  }
}

async function sealed(file: FileBytes, page: Page): Promise<Overwrite[]> {
  const bytes = bytesOf(await file.read(page.at, page.end - page.at)).slice();
  for (const { at, head } of page.changes) if (head) bytes.set(head, at - page.at);
  bytes.fill(0, CHECKSUM_AT, CHECKSUM_AT + 4);
  const sum = new Uint8Array(4);
  new DataView(sum.buffer).setUint32(0, oggChecksum(bytes), true);
  return [...page.changes, { at: page.at + CHECKSUM_AT, length: 4, head: sum }];
}
