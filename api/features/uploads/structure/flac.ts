import { type FileBytes, mustBe, textAt } from "./file-bytes.ts";
import { endOfSound, skipTags } from "./id3.ts";

const FRAME_HEAD_BYTES = 6;
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
  mustBe(isFrame(await file.read(offset, FRAME_HEAD_BYTES), 0), "a frame");
  if (longest === 0) return;
  const end = await endOfSound(file);
  const start = Math.max(offset, end - Math.min(longest, LONGEST_FRAME));
  mustBe(endsInFrame(await file.read(start, end - start)), "a whole last frame");
}

const isFrame = (view: DataView, at: number): boolean => (view.getUint16(at) & 0xfffe) === 0xfff8;

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
