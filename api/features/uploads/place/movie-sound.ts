import type { Overwrite } from "../../../platform/storage/file-storage.ts";
import { type Box, listBoxes } from "../structure/boxes.ts";
import { Damaged, type FileBytes, textAt } from "../structure/file-bytes.ts";
import { blank, freeBox } from "./overwrites.ts";

const OWNER = "com.apple.iTunes";
const NAME = "iTunSMPB";
const LONGEST_ITEM = 1024;
/** Version, handler and list: what the one item that stays needs around it. */
const FRAME = /^(hdlr|ilst)$/;

/**
 * What a maker wrote of the whole recording goes, but for one item: how much silence players cut
 * off at both ends. Where nothing says so, or it cannot be read, the box is freed wholly.
 */
export async function gaplessKept(file: FileBytes, udta: Box): Promise<Overwrite[]> {
  try {
    return (await freeOthers(file, udta)) ?? freeBox(udta);
  } catch (error) {
    if (error instanceof Damaged) return freeBox(udta);
    throw error;
  }
}

async function freeOthers(file: FileBytes, udta: Box): Promise<Overwrite[] | null> {
  const boxes = await listBoxes(file, udta);
  const meta = boxes.find(({ type }) => type === "meta");
  if (!meta) return null;
  const inMeta = await listBoxes(file, { from: meta.from + 4, end: meta.end });
  const list = inMeta.find(({ type }) => type === "ilst");
  if (!list) return null;
  const items = await listBoxes(file, list);
  const kept: Box[] = [];
  for (const item of items) if (await isGapless(file, item)) kept.push(item);
  if (kept.length === 0) return null;
  return [
    ...boxes.filter((box) => box !== meta).flatMap(freeBox),
    ...inMeta.filter(({ type }) => !FRAME.test(type)).flatMap(freeBox),
    ...items.filter((item) => !kept.includes(item)).flatMap(freeBox),
    ...blank({ from: boxes.at(-1)?.end ?? udta.from, end: udta.end }),
    ...blank({ from: inMeta.at(-1)?.end ?? meta.end, end: meta.end }),
    ...blank({ from: items.at(-1)?.end ?? list.end, end: list.end }),
  ];
}

/** Its owner, its name, and nothing but hexadecimal numbers in its data. */
async function isGapless(file: FileBytes, { type, from, end }: Box): Promise<boolean> {
  if (type !== "----" || end - from > LONGEST_ITEM) return false;
  const [owner, name, data, ...more] = await listBoxes(file, { from, end });
  if (!owner || !name || !data || more.length > 0) return false;
  const texts = [
    await textOf(file, owner, 4),
    await textOf(file, name, 4),
    await textOf(file, data, 8),
  ];
  return texts[0] === OWNER && texts[1] === NAME && /^[0-9A-F ]+$/i.test(texts[2] ?? "");
}

/** Behind version and flags, and of data what country it is for. */
async function textOf(file: FileBytes, { from, end }: Box, skipped: number): Promise<string> {
  const length = Math.max(0, end - from - skipped);
  return textAt(await file.read(from + skipped, length), 0, length);
}
