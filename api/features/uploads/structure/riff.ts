import { countStreams, hasPiece } from "./avi.ts";
import { type FileBytes, mustBe, textAt } from "./file-bytes.ts";
import type { Range } from "./ranges.ts";
import { isPicture } from "./webp.ts";

/** Of what is written while it is recorded, the length stays open. */
export const OPEN_LENGTHS = [0, 0xffff_ffff];

const NEEDED = ["fmt ", "data", "LIST:hdrl", "LIST:movi"];
const FORMAT_BYTES = 16;
/** Sound of whole numbers, of floating ones, and of either with a longer description. */
const PLAIN = [1, 3, 0xfffe];

type Chunk = Range & { name: string };

/** Sound whose length stayed open goes to the end, where that of the file stayed open too. */
export const isOpenSound = (name: string, length: number): boolean =>
  name === "data" && OPEN_LENGTHS.includes(length);

/** WebP, WAV and AVI: chunk after chunk to the end that the header says. */
export async function walkRiff(file: FileBytes): Promise<void> {
  const header = await file.read(0, 12);
  const said = header.getUint32(4, true);
  const isOpen = OPEN_LENGTHS.includes(said);
  const end = isOpen ? file.size : 8 + said;
  // The byte that makes an odd length even is often missing.
  mustBe(end <= file.size + 1, "as long as it says");
  const kind = textAt(header, 8, 4);
  const found = new Map<string, Chunk>();
  let hasPicture = false;
  for (let offset = 12; offset + 8 <= end; ) {
    const head = await file.read(offset, 8);
    const length = head.getUint32(4, true);
    const name = await nameOf(file, head, offset);
    const isOpenData = isOpen && isOpenSound(name, length);
    const next = isOpenData ? file.size : offset + 8 + length;
    mustBe(next <= file.size, "a whole chunk");
    const chunk = { name, from: offset + 8, end: next };
    if (kind === "WEBP") hasPicture ||= await isPicture(file, name, chunk);
    else if (NEEDED.includes(name) && chunk.end > chunk.from) found.set(name, chunk);
    offset = next + (length % 2);
  }
  if (kind === "WAVE") return mustBe(await hasSound(file, found), "a sound");
  mustBe(kind === "WEBP" ? hasPicture : await isFilm(file, found), "what it is there for");
}

async function nameOf(file: FileBytes, head: DataView, offset: number): Promise<string> {
  const name = textAt(head, 0, 4);
  return name === "LIST" ? `LIST:${textAt(await file.read(offset + 8, 4), 0, 4)}` : name;
}

/** Channels, samples a second, and of plain sound at least one sample of every channel. */
async function hasSound(file: FileBytes, found: ReadonlyMap<string, Chunk>): Promise<boolean> {
  const format = found.get("fmt ");
  const data = found.get("data");
  if (!format || !data || format.end - format.from < FORMAT_BYTES) return false;
  const head = await file.read(format.from, FORMAT_BYTES);
  const isPlain = PLAIN.includes(head.getUint16(0, true));
  const block = isPlain ? Math.max(1, head.getUint16(12, true)) : 1;
  const isKnown = head.getUint16(2, true) > 0 && head.getUint32(4, true) > 0;
  return isKnown && data.end - data.from >= block;
}

/** A film's pieces lie in one list, what streams they are of in another. */
async function isFilm(file: FileBytes, found: ReadonlyMap<string, Chunk>): Promise<boolean> {
  const heads = found.get("LIST:hdrl");
  const pieces = found.get("LIST:movi");
  if (!heads || !pieces) return false;
  const streams = await countStreams(file, { from: heads.from + 4, end: heads.end });
  return await hasPiece(file, { from: pieces.from + 4, end: pieces.end }, streams);
}
