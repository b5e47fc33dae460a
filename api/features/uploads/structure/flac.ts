import { bytesOf, type FileBytes, mustBe, textAt } from "./file-bytes.ts";
import { beforePadding, endOfSound, skipTags } from "./id3.ts";

const FRAME_HEAD_BYTES = 6;
const LONGEST_FRAME_HEAD = 32;
/** Checksum of the whole frame. */
const FRAME_END_BYTES = 2;
/** How many bytes a size takes that no code stands for, by the code that says so. */
const EXTRA_BLOCKS: Record<number, number> = { 6: 1, 7: 2 };
const EXTRA_RATES: Record<number, number> = { 12: 1, 13: 2, 14: 2 };
const HEAD_POLYNOMIAL = 0x07;
const POLYNOMIAL = 0x8005;
/** Eight channels of the largest blocks that programs write. */
const LONGEST_FRAME = 512 * 1024;

/** The blocks about the sound, then frames; the last one's checksum shows that it is whole. */
export async function walkFlac(file: FileBytes): Promise<void> {
  let offset = await skipTags(file);
  mustBe(textAt(await file.read(offset, 4), 0, 4) === "fLaC", "its signature");
  // The first block says how long a frame is at most; zero when nobody knew.
  const info = await file.read(offset + 8, 10);
  const longest = info.getUint32(6) & 0xffffff;
  offset += 4;
  for (let isLast = false; !isLast; ) {
    const head = (await file.read(offset, 4)).getUint32(0);
    isLast = head >>> 31 === 1;
    offset += 4 + (head & 0xffffff);
  }
  mustBe(await beginsFrame(file, offset), "a frame");
  if (longest === 0) return;
  mustBe(await hasLastFrame(file, offset, Math.min(longest, LONGEST_FRAME)), "a whole last frame");
}

/** Before zeros and ends of lines too; the checksum's own bytes may look like them. */
async function hasLastFrame(file: FileBytes, from: number, longest: number): Promise<boolean> {
  const end = await endOfSound(file);
  const before = Math.max(from, await beforePadding(file, end));
  const ends = [end, before, before + 1, before + FRAME_END_BYTES].filter((one) => one <= end);
  for (const one of new Set(ends)) {
    const start = Math.max(from, one - longest);
    if (endsInFrame(await file.read(start, one - start))) return true;
  }
  return false;
}

const isFrame = (view: DataView, at: number): boolean => (view.getUint16(at) & 0xfffe) === 0xfff8;

/** Its head ends with a checksum, and something stands behind it. */
async function beginsFrame(file: FileBytes, offset: number): Promise<boolean> {
  const length = Math.min(LONGEST_FRAME_HEAD, file.size - offset);
  if (length < FRAME_HEAD_BYTES) return false;
  const head = await file.read(offset, length);
  const at = checksumAt(head);
  if (!isFrame(head, 0) || at + FRAME_END_BYTES >= length) return false;
  return headSum(bytesOf(head).subarray(0, at + 1)) === 0;
}

/** Behind four bytes and the frame's number; sizes that no code stands for follow it. */
function checksumAt(head: DataView): number {
  const code = head.getUint8(2);
  const number = Math.max(1, Math.clz32(~(head.getUint8(4) << 24)));
  return 4 + number + (EXTRA_BLOCKS[code >> 4] ?? 0) + (EXTRA_RATES[code & 15] ?? 0);
}

/** CRC-8; of a head with its checksum it is zero. */
function headSum(bytes: Uint8Array): number {
  let rest = 0;
  for (const byte of bytes) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit += 1) {
      rest = (rest & 0x80 ? (rest << 1) ^ HEAD_POLYNOMIAL : rest << 1) & 255;
    }
  }
  return rest;
}

/**
 * CRC-16 of a frame with its checksum is zero. It is reckoned from the end to the front, so that
 * wherever a frame may begin, nothing is reckoned twice.
 */
function endsInFrame(tail: DataView): boolean {
  let rest = 0;
  for (let at = tail.byteLength - 1; at >= 0; at -= 1) {
    for (let bit = 0; bit < 8; bit += 1) {
      rest = rest & 1 ? ((rest ^ POLYNOMIAL) >> 1) | 0x8000 : rest >> 1;
    }
    rest ^= tail.getUint8(at) << 8;
    const isLongEnough = at + FRAME_HEAD_BYTES <= tail.byteLength;
    if (rest === 0 && isLongEnough && isFrame(tail, at)) return true;
  }
  return false;
}
