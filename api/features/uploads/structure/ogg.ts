import { type FileBytes, mustBe, textAt } from "./file-bytes.ts";

const HEAD_BYTES = 27;
const FIRST_OF_STREAM = 2;

/** Page after page to the end, with a page of sound or pictures behind the headers. */
export async function walkOgg(file: FileBytes): Promise<void> {
  let pages = 0;
  let hasContent = false;
  for (let offset = 0; offset < file.size; pages += 1) {
    const mark = await file.read(offset, Math.min(4, file.size - offset));
    // Players look for the next page, and pass over what somebody appended.
    if (hasContent && !"OggS".startsWith(textAt(mark, 0, mark.byteLength))) break;
    const head = await file.read(offset, HEAD_BYTES);
    mustBe(textAt(head, 0, 4) === "OggS", "a page");
    if (pages === 0) mustBe((head.getUint8(5) & FIRST_OF_STREAM) > 0, "its first page");
    const position = head.getBigInt64(6, true);
    const count = head.getUint8(26);
    const segments = await file.read(offset + HEAD_BYTES, count);
    offset += HEAD_BYTES + count;
    for (let index = 0; index < count; index += 1) offset += segments.getUint8(index);
    mustBe(offset <= file.size, "a whole page");
    if (position > 0n) hasContent = true;
  }
  mustBe(hasContent, "anything to play");
}
