import { type FileBytes, mustBe, textAt } from "./file-bytes.ts";
import type { Range } from "./ranges.ts";

/** A piece of a stream: its number, and what it is of. */
export const PIECE = /^\d\d[a-z]{2}$/i;
/** Lists of pieces in one another: programs write one in the list of all, and each is held. */
const MOST_IN_ONE_ANOTHER = 8;

export const refuseTooDeep = (depth: number): void =>
  mustBe(depth <= MOST_IN_ONE_ANOTHER, "lists in so many others");

/** How many streams the list of heads names. */
export async function countStreams(file: FileBytes, list: Range): Promise<number> {
  let streams = 0;
  for await (const { name } of chunksIn(file, list)) if (name === "LIST:strl") streams += 1;
  return streams;
}

/** What each of them is of, as its head says: 'vids', 'auds', 'txts'; '' where it has none. */
export async function kindsOfStreams(file: FileBytes, list: Range): Promise<string[]> {
  const kinds: string[] = [];
  for await (const { name, from, end } of chunksIn(file, list)) {
    if (name !== "LIST:strl") continue;
    // Its head is the first of its chunks.
    const head = end >= from + 16 ? await file.read(from + 4, 12) : null;
    const isHead = head !== null && textAt(head, 0, 4) === "strh";
    kinds.push(isHead ? textAt(head, 8, 4) : "");
  }
  return kinds;
}

/** Whether a list, or one inside of it, has a piece of one of the streams. */
export async function hasPiece(
  file: FileBytes,
  list: Range,
  streams: number,
  depth = 0,
): Promise<boolean> {
  refuseTooDeep(depth);
  for await (const { name, from, end } of chunksIn(file, list)) {
    const isOfStream = PIECE.test(name) && Number(name.slice(0, 2)) < streams;
    if (isOfStream && end > from) return true;
    const inside = { from: from + 4, end };
    if (name === "LIST:rec " && (await hasPiece(file, inside, streams, depth + 1))) return true;
  }
  return false;
}

async function* chunksIn(file: FileBytes, { from, end }: Range) {
  for (let offset = from; offset + 8 <= end; ) {
    const head = await file.read(offset, Math.min(12, end - offset));
    const length = head.getUint32(4, true);
    const name = textAt(head, 0, 4);
    const content = { from: offset + 8, end: offset + 8 + length };
    mustBe(content.end <= end, "a whole chunk");
    const isList = name === "LIST" && head.byteLength === 12;
    yield { name: isList ? `LIST:${textAt(head, 8, 4)}` : name, ...content };
    offset = content.end + (length % 2);
  }
}
