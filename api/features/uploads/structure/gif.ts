import { Damaged, type FileBytes, mustBe } from "./file-bytes.ts";

export const HEADER_BYTES = 13;
export const IMAGE = 0x2c;
export const EXTENSION = 0x21;
export const TRAILER = 0x3b;

const MOST_CODE_BITS = 11;

/** Block after block to the trailer. Some programs end the blocks of a picture with two zeros. */
export async function walkGif(file: FileBytes): Promise<void> {
  const header = await file.read(0, HEADER_BYTES);
  const hasScreen = header.getUint16(6, true) > 0 && header.getUint16(8, true) > 0;
  let offset = HEADER_BYTES + colourTableBytes(header.getUint8(10));
  let hasImage = false;
  let isSpareZero = false;
  for (;;) {
    const kind = (await file.read(offset, 1)).getUint8(0);
    if (kind === TRAILER) break;
    if (kind === EXTENSION) offset = await skipSubBlocks(file, offset + 2);
    else if (kind === IMAGE) {
      const image = await file.read(offset, 10);
      const hasSides = image.getUint16(5, true) > 0 && image.getUint16(7, true) > 0;
      const data = offset + 10 + colourTableBytes(image.getUint8(9));
      hasImage ||= (hasSides || hasScreen) && (await beginsWithClear(file, data));
      // One byte of code size stands before the data.
      offset = await skipSubBlocks(file, data + 1);
    } else if (kind === 0 && !isSpareZero) offset += 1;
    else throw new Damaged("an unknown block");
    isSpareZero = kind === 0;
  }
  mustBe(hasImage, "a picture");
}

/** Every encoder writes first that its table of codes is empty: that code alone has its one bit. */
async function beginsWithClear(file: FileBytes, data: number): Promise<boolean> {
  const head = await file.read(data, 4);
  const [bits, length] = [head.getUint8(0), head.getUint8(1)];
  if (bits === 0 || bits > MOST_CODE_BITS || length * 8 <= bits) return false;
  return (head.getUint16(2, true) & (2 ** (bits + 1) - 1)) === 2 ** bits;
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
