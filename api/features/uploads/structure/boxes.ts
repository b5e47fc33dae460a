import { type FileBytes, mustBe, textAt } from "./file-bytes.ts";

import { isTail } from "./id3.ts";

/** `at`: where its length stands; `from`: where its content begins. */
export type Box = { type: string; at: number; from: number; end: number };

/** Of two tags of the first version, and the zeros before them. */
const LONGEST_TAG = 512;
const NAME = /^[\w©\- ]{4}$/;

export const findBox = (boxes: readonly Box[], wanted: string): Box | undefined =>
  boxes.find(({ type }) => type === wanted);

/** What lies inside a box of this type; empty where there is none. */
export async function insideOfBox(
  file: FileBytes,
  boxes: readonly Box[],
  wanted: string,
): Promise<Box[]> {
  const box = findBox(boxes, wanted);
  return box ? await listBoxes(file, box) : [];
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
    const isWhole = box.end >= box.from && box.end <= end;
    // The letters of a tag behind the last one look like a name, with zeros before it like a box.
    const isLast = boxes.length > 0 && end === file.size;
    const isShort = file.size - offset < LONGEST_TAG;
    if (isLast && (isShort || !isWhole) && (await isTail(file, offset))) break;
    mustBe(isWhole, "a whole box");
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
