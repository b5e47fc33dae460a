import { type FileBytes, mustBe, textAt } from "./file-bytes.ts";
import { endOfSound, skipTags } from "./id3.ts";

/** AAC as it is broadcast: frame after frame to the end, each with its length. */
export async function walkAdts(file: FileBytes): Promise<void> {
  const end = await endOfSound(file);
  for (let offset = await skipTags(file), frames = 0; offset < end || frames === 0; frames += 1) {
    const head = await file.read(offset, 7);
    const length = (head.getUint32(2) >>> 5) & 0x1fff;
    mustBe((head.getUint16(0) & 0xfff6) === 0xfff0 && length >= 7, "a frame");
    offset += length;
    mustBe(offset <= end, "a whole frame");
  }
}

const AMR_BYTES = [13, 14, 16, 18, 20, 21, 27, 32, 6, 1, 1, 1, 1, 1, 1, 1];
const AMR_WIDE_BYTES = [18, 24, 33, 37, 41, 47, 51, 59, 61, 6, 1, 1, 1, 1, 1, 1];

/** The voice notes of older telephones; the first byte of a frame says how long it is. */
export async function walkAmr(file: FileBytes): Promise<void> {
  const isWide = file.size > 9 && textAt(await file.read(0, 9), 0, 9) === "#!AMR-WB\n";
  const lengths = isWide ? AMR_WIDE_BYTES : AMR_BYTES;
  let offset = isWide ? 9 : 6;
  do {
    const kind = ((await file.read(offset, 1)).getUint8(0) >>> 3) & 15;
    offset += lengths[kind] ?? 1;
    mustBe(offset <= file.size, "a whole frame");
  } while (offset < file.size);
}
