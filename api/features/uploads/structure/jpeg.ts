import { bytesOf, Damaged, type FileBytes, holdsCode, mustBe, textAt } from "./file-bytes.ts";
import { addTables, type Frame, frameOf, holdsPicture, scanOf, type Tables } from "./jpeg-scan.ts";
import type { Range } from "./ranges.ts";

const START_OF_SCAN = 0xda;
export const END_OF_IMAGE = 0xd9;
const CODES = 0xc4;
const DIVISORS = 0xdb;
const RESTART = 0xdd;
const APP0 = 0xe0;
const LOSSLESS = [0xc3, 0xc7, 0xcb, 0xcf];
/** Frames of Huffman codes have the lower numbers, arithmetic ones the higher. */
const LAST_OF_CODES = 0xc7;
/** Which table it is, and how many codes there are of each length from one bit to sixteen. */
const CODE_HEAD_BYTES = 17;
const PIECE = 16 * 1024;
/** A picture has four components at most, each of which may have a scan of its own. */
const MOST_COUNTED = 4;

/** Segment after segment and scan after scan to the end mark; cameras append what they like. */
export async function walkJpeg(file: FileBytes): Promise<void> {
  const seen = new Set<number>();
  const tables: Tables = new Map();
  let frame: Frame | null = null;
  let restart = 0;
  let counted = 0;
  let hasShortCode = false;
  let hasScan = false;
  for (let offset = 2; ; ) {
    const { position, marker } = await findMarker(file, offset);
    if (marker === END_OF_IMAGE) break;
    const length = (await file.read(position + 2, 2)).getUint16(0);
    mustBe(length >= 2, "the length of a segment");
    offset = position + 2 + length;
    if (isFrame(marker) && (await hasSides(file, position, length)))
      frame = frameOf(marker, await file.read(position + 4, length - 2));
    if (marker === APP0 && (await isOfFilm(file, position, length))) seen.add(CODES);
    const content = { from: position + 4, end: offset };
    if (marker === CODES) {
      hasShortCode ||= await isOneBitLong(file, content);
      addTables(tables, bytesOf(await file.read(content.from, length - 2)));
    }
    if (marker === RESTART && length >= 4)
      restart = (await file.read(content.from, 2)).getUint16(0);
    if (marker === START_OF_SCAN && frame !== null) {
      if (!hasScan)
        hasScan = hasTables(frame.marker, seen) && (await hasData(file, offset, hasShortCode));
      if (counted < MOST_COUNTED && length >= 6) {
        const scan = scanOf(await file.read(content.from, length - 2), frame, tables);
        if (scan) mustBe(await holdsPicture(file, offset, scan, restart), "a whole scan");
        counted += 1;
      }
    }
    if (length > 2) seen.add(marker);
  }
  mustBe(hasScan, "a picture");
}

async function hasSides(file: FileBytes, position: number, length: number): Promise<boolean> {
  if (length < 8) return false;
  const head = await file.read(position + 4, 6);
  const components = head.getUint8(5);
  const isWhole = length === 8 + 3 * components && components >= 1 && components <= 4;
  return isWhole && head.getUint16(1) > 0 && head.getUint16(3) > 0;
}

/** A picture of a film in JPEG uses the codes that every decoder knows. */
async function isOfFilm(file: FileBytes, position: number, length: number): Promise<boolean> {
  return length >= 6 && textAt(await file.read(position + 4, 4), 0, 4) === "AVI1";
}

/** Lossless ones divide by nothing; arithmetic ones need no codes. */
function hasTables(frame: number, seen: ReadonlySet<number>): boolean {
  const isDivided = seen.has(DIVISORS) || LOSSLESS.includes(frame);
  return isDivided && (seen.has(CODES) || frame > LAST_OF_CODES);
}

/** Whether some code has a single bit: of one grey alone, nothing but that bit is written. */
async function isOneBitLong(file: FileBytes, { from, end }: Range): Promise<boolean> {
  for (let offset = from; offset + CODE_HEAD_BYTES <= end; ) {
    const [, ...counts] = bytesOf(await file.read(offset, CODE_HEAD_BYTES));
    if ((counts[0] ?? 0) > 0) return true;
    offset += CODE_HEAD_BYTES + counts.reduce((sum, count) => sum + count, 0);
  }
  return false;
}

/** Behind the head of a scan there is no next marker yet, and more than zeros. */
async function hasData(file: FileBytes, offset: number, mayBeZeros: boolean): Promise<boolean> {
  if ((await file.read(offset, 2)).getUint16(0) > 0xff00) return false;
  if (mayBeZeros) return true;
  return await holdsCode(file, offset, (await findMarker(file, offset)).position);
}

/** Finds the next segment or end mark; skips a scan, in whose data 0xff is followed by zero. */
export async function findMarker(file: FileBytes, from: number) {
  for (let offset = from; ; ) {
    const length = Math.min(PIECE, file.size - offset);
    if (length < 2) throw new Damaged("no end mark");
    const bytes = bytesOf(await file.read(offset, length));
    for (let at = bytes.indexOf(0xff); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
      const marker = bytes[at + 1];
      if (marker !== undefined && isSegment(marker)) return { position: offset + at, marker };
    }
    // The last byte may be the first of a marker.
    offset += length - 1;
  }
}

const isSegment = (marker: number): boolean => marker >= 0xc0 && marker !== 0xff && !isBare(marker);

/** Restarts within a scan, and the start of the image. */
const isBare = (marker: number): boolean => marker >= 0xd0 && marker <= 0xd8;

/** All of 0xc0 to 0xcf but those of tables and the reserved one. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
