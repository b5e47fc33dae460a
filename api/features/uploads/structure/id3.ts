import { type FileBytes, textAt } from "./file-bytes.ts";

const OLD_TAG_BYTES = 128;

/** Where the sound begins: behind any number of tags at the front. */
export async function skipTags(file: FileBytes): Promise<number> {
  let offset = 0;
  while (file.size - offset >= 10) {
    const head = await file.read(offset, 10);
    if (textAt(head, 0, 3) !== "ID3") break;
    let length = 0;
    for (let index = 6; index < 10; index += 1) {
      length = length * 128 + (head.getUint8(index) & 0x7f);
    }
    offset += 10 + length + (head.getUint8(5) & 0x10 ? 10 : 0);
  }
  return offset;
}

/** Where the sound ends: before the old kind of tag. */
export async function endOfSound(file: FileBytes): Promise<number> {
  const start = file.size - OLD_TAG_BYTES;
  if (start < 0) return file.size;
  return textAt(await file.read(start, 3), 0, 3) === "TAG" ? start : file.size;
}
