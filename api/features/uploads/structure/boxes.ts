import { type FileBytes, mustBe, textAt } from "./file-bytes.ts";

/** `at`: where its length stands; `from`: where its content begins. */
export type Box = { type: string; at: number; from: number; end: number };

const NAME = /^[\w©\- ]{4}$/;

/** MP4, MOV, M4A, 3GP: an index with a track, and what it is the index of. */
export async function walkMovie(file: FileBytes): Promise<void> {
  mustBe(await isMovie(file, await listBoxes(file)), "an index and its data");
}

/** HEIC, AVIF: what is told of the pictures and their data; a series is a movie. */
export async function walkHeif(file: FileBytes): Promise<void> {
  const boxes = await listBoxes(file);
  const meta = find(boxes, "meta");
  if (meta && (hasData(boxes) || (await hasInside(file, meta, "idat", 4)))) return;
  mustBe(await isMovie(file, boxes), "a picture and its data");
}

/** JPEG 2000 and JPEG XL in their containers. */
export async function walkCodestream(file: FileBytes): Promise<void> {
  const boxes = await listBoxes(file);
  mustBe(
    boxes.some(({ type }) => /^(jp2c|jxlc|jxlp|mdat)$/.test(type)),
    "a picture",
  );
}

async function isMovie(file: FileBytes, boxes: Box[]): Promise<boolean> {
  const index = find(boxes, "moov");
  if (!index || !(await hasInside(file, index, "trak"))) return false;
  const last = boxes.findLastIndex(({ type }) => type === "moof");
  // The last fragment has its data behind it.
  return hasData(last < 0 ? boxes : boxes.slice(last));
}

const find = (boxes: Box[], wanted: string) => boxes.find(({ type }) => type === wanted);
const hasData = (boxes: Box[]) =>
  boxes.some(({ type, from, end }) => type === "mdat" && end > from);

async function hasInside(file: FileBytes, box: Box, wanted: string, skipped = 0) {
  return find(await listBoxes(file, { ...box, from: box.from + skipped }), wanted) !== undefined;
}

/** Box after box exactly to the end; behind whole ones there may stand what is no box at all. */
export async function listBoxes(
  file: FileBytes,
  within?: { from: number; end: number },
): Promise<Box[]> {
  const { from, end } = within ?? { from: 0, end: file.size };
  const boxes: Box[] = [];
  for (let offset = from; offset + 8 <= end; ) {
    const box = await readBox(file, offset, end);
    if (!NAME.test(box.type) && boxes.length > 0) break;
    mustBe(box.end >= box.from && box.end <= end, "a whole box");
    boxes.push(box);
    offset = box.end;
  }
  return boxes;
}

async function readBox(file: FileBytes, offset: number, end: number): Promise<Box> {
  const head = await file.read(offset, 8);
  const type = textAt(head, 4, 4);
  const size = head.getUint32(0);
  if (size === 0) return { type, at: offset, from: offset + 8, end };
  if (size !== 1) return { type, at: offset, from: offset + 8, end: offset + size };
  const large = Number((await file.read(offset + 8, 8)).getBigUint64(0));
  return { type, at: offset, from: offset + 16, end: offset + large };
}
