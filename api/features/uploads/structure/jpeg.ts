import { bytesOf, Damaged, type FileBytes, mustBe } from "./file-bytes.ts";

const START_OF_SCAN = 0xda;
export const END_OF_IMAGE = 0xd9;
const PIECE = 16 * 1024;

/** Segment after segment and scan after scan to the end mark; cameras append what they like. */
export async function walkJpeg(file: FileBytes): Promise<void> {
  let hasFrame = false;
  let hasScan = false;
  for (let offset = 2; ; ) {
    const { position, marker } = await findMarker(file, offset);
    if (marker === END_OF_IMAGE) break;
    if (isFrame(marker)) hasFrame = true;
    if (marker === START_OF_SCAN) hasScan = hasFrame;
    const length = (await file.read(position + 2, 2)).getUint16(0);
    mustBe(length >= 2, "the length of a segment");
    offset = position + 2 + length;
  }
  mustBe(hasScan, "a picture");
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
