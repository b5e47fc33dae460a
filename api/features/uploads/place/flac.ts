import type { Overwrite } from "../../../platform/storage/file-storage.ts";
import type { FileBytes } from "../structure/file-bytes.ts";
import { skipTags } from "../structure/id3.ts";
import { placeInTags } from "./id3.ts";
import { addTo, blank } from "./overwrites.ts";

/** What tells about the sound, room, points to jump to, tracks of a disc. */
const KEPT = [0, 1, 3, 5];
const ROOM = 1;
const IS_LAST = 0x80;

/** Words, pictures and programs' own blocks become room of the same length. */
export async function placeInFlac(file: FileBytes): Promise<Overwrite[]> {
  const parts = await placeInTags(file);
  let offset = (await skipTags(file)) + 4;
  for (let isLast = false; !isLast; ) {
    const head = await file.read(offset, 4);
    const kind = head.getUint8(0) & ~IS_LAST;
    isLast = (head.getUint8(0) & IS_LAST) > 0;
    const content = { from: offset + 4, end: offset + 4 + (head.getUint32(0) & 0xff_ffff) };
    if (!KEPT.includes(kind)) {
      const mark = new Uint8Array([ROOM | (isLast ? IS_LAST : 0)]);
      addTo(parts, [{ at: offset, length: 1, head: mark }]);
    }
    if (!KEPT.includes(kind) || kind === ROOM) addTo(parts, blank(content));
    offset = content.end;
  }
  return parts;
}
