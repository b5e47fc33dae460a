import { type FileBytes, holdsCode, mustBe, textAt } from "./file-bytes.ts";
import { endOfSound, isTail, skipTags } from "./id3.ts";

const ADTS_HEAD_BYTES = 7;
/** A single frame is nobody's recording, and may be chance. */
const FEWEST_FRAMES = 2;

/** AAC as it is broadcast: frame after frame to the end, each with its length. */
export async function walkAdts(file: FileBytes): Promise<void> {
  const end = await endOfSound(file);
  let frames = 0;
  let hasSound = false;
  for (let offset = await skipTags(file); offset < end; frames += 1) {
    const head = await file.read(offset, Math.min(ADTS_HEAD_BYTES, end - offset));
    const isFrame = head.byteLength > 1 && (head.getUint16(0) & 0xfff6) === 0xfff0;
    if (!isFrame && (await isTail(file, offset))) break;
    mustBe(isFrame && head.byteLength === ADTS_HEAD_BYTES, "a frame");
    const length = (head.getUint32(2) >>> 5) & 0x1fff;
    mustBe(length >= ADTS_HEAD_BYTES, "a frame");
    mustBe(offset + length <= end, "a whole frame");
    hasSound ||= await holdsCode(file, offset + ADTS_HEAD_BYTES, offset + length);
    offset += length;
  }
  mustBe(frames >= FEWEST_FRAMES && hasSound, "several frames of sound");
}

const AMR_BYTES = [13, 14, 16, 18, 20, 21, 27, 32, 6, 1, 1, 1, 1, 1, 1, 1];
const AMR_WIDE_BYTES = [18, 24, 33, 37, 41, 47, 51, 59, 61, 6, 1, 1, 1, 1, 1, 1];

/** The voice notes of older telephones; the first byte of a frame says how long it is. */
export async function walkAmr(file: FileBytes): Promise<void> {
  const isWide = file.size > 9 && textAt(await file.read(0, 9), 0, 9) === "#!AMR-WB\n";
  const lengths = isWide ? AMR_WIDE_BYTES : AMR_BYTES;
  const end = await endOfSound(file);
  let offset = isWide ? 9 : 6;
  let frames = 0;
  let hasSound = false;
  for (; offset < end; frames += 1) {
    const kind = ((await file.read(offset, 1)).getUint8(0) >>> 3) & 15;
    const next = offset + (lengths[kind] ?? 1);
    if (next > end && (await isTail(file, offset))) break;
    mustBe(next <= end, "a whole frame");
    hasSound ||= next > offset + 1 && (await holdsCode(file, offset + 1, next));
    offset = next;
  }
  mustBe(frames >= FEWEST_FRAMES && hasSound, "several frames of sound");
}
