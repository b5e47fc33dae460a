import { Damaged, type FileBytes, mustBe } from "./file-bytes.ts";

export const HEADER_BYTES = 13;
export const IMAGE = 0x2c;
export const EXTENSION = 0x21;
export const TRAILER = 0x3b;

/** Block after block to the trailer. Some programs end the blocks of a picture with two zeros. */
export async function walkGif(file: FileBytes): Promise<void> {
  const header = await file.read(0, HEADER_BYTES);
  let offset = HEADER_BYTES + colourTableBytes(header.getUint8(10));
  let hasImage = false;
  let isSpareZero = false;
  for (;;) {
    const kind = (await file.read(offset, 1)).getUint8(0);
    if (kind === TRAILER) break;
    if (kind === EXTENSION) offset = await skipSubBlocks(file, offset + 2);
    else if (kind === IMAGE) {
      const flags = (await file.read(offset, 10)).getUint8(9);
      // One byte of code size stands before the data.
      offset = await skipSubBlocks(file, offset + 11 + colourTableBytes(flags));
      hasImage = true;
    } else if (kind === 0 && !isSpareZero) offset += 1;
    else throw new Damaged("an unknown block");
    isSpareZero = kind === 0;
  }
  mustBe(hasImage, "a picture");
}

export const colourTableBytes = (flags: number): number =>
  flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;

export async function skipSubBlocks(file: FileBytes, from: number): Promise<number> {
  for (let offset = from; ; ) {
    const length = (await file.read(offset, 1)).getUint8(0);
    offset += 1 + length;
    if (length === 0) return offset;
  }
}
