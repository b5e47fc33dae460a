import type { Overwrite } from "../../../platform/storage/file-storage.ts";
import { PIECE, refuseTooDeep } from "../structure/avi.ts";
import { bytesOf, type FileBytes, textAt } from "../structure/file-bytes.ts";
import type { Range } from "../structure/ranges.ts";
import { addTo, blank, latin } from "./overwrites.ts";

/** Pictures, sound, and both in one; a stream that says nothing may be any of them. */
const PLAYED = /^(vids|auds|iavs|[^a-z]*)$/i;
/** Where the pieces of a stream stand. */
const INDEX = /^ix\d\d$/;
const NAME = /^[ -~]{4}$/;
const GROUP = "rec ";
const BLOCK_BYTES = 64 * 1024;

/**
 * What cameras put between the pictures and sounds of an AVI becomes zeros: pieces of streams of
 * text or data, room, and chunks of their own. A list that breaks off stays as it is from there on.
 *
 * @param streams what each stream is of
 */
export async function placeInPieces(
  file: FileBytes,
  { from, end }: Range,
  streams: readonly string[],
  depth = 0,
): Promise<Overwrite[]> {
  refuseTooDeep(depth);
  const parts: Overwrite[] = [];
  for (let at = from; at + 8 <= end; ) {
    const head = await file.read(at, Math.min(12, end - at));
    const name = textAt(head, 0, 4);
    const length = head.getUint32(4, true);
    const chunk = { at, name, from: at + 8, end: Math.min(end, at + 8 + length) };
    if (name === "\0\0\0\0") at = await behindZeros(file, at, end);
    else if (!NAME.test(name)) break;
    else {
      const isGroup = name === "LIST" && textAt(head, 8, head.byteLength - 8) === GROUP;
      const group = { from: chunk.from + 4, end: chunk.end };
      const inside = isGroup ? await placeInPieces(file, group, streams, depth + 1) : null;
      addTo(parts, inside ?? judge(chunk, streams));
      at += 8 + length + (length % 2);
    }
  }
  return parts;
}

function judge(chunk: Range & { at: number; name: string }, streams: readonly string[]) {
  const { at, name } = chunk;
  if (INDEX.test(name)) return [];
  const kind = PIECE.test(name) ? streams[Number(name.slice(0, 2))] : undefined;
  if (kind !== undefined && PLAYED.test(kind)) return [];
  // The index at the end still leads to a piece of a stream.
  return kind === undefined
    ? [{ at, length: 4, head: latin("JUNK") }, ...blank(chunk)]
    : blank(chunk);
}

/** At an even place, as all pieces are. */
async function behindZeros(file: FileBytes, from: number, end: number): Promise<number> {
  for (let at = from; at < end; at += BLOCK_BYTES) {
    const block = bytesOf(await file.read(at, Math.min(BLOCK_BYTES, end - at)));
    const first = block.findIndex((byte) => byte !== 0);
    if (first >= 0) return at + first - (first % 2);
  }
  return end;
}
