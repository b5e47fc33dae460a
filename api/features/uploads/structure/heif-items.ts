import { type Box, findBox, listBoxes } from "./boxes.ts";
import { type FileBytes, mustBe, textAt } from "./file-bytes.ts";

const MOST_ITEMS = 10_000;

/** What each item is, by its number: 'hvc1', 'grid', 'Exif'. Older versions have no types. */
export async function itemKinds(
  file: FileBytes,
  boxes: readonly Box[],
): Promise<Map<number, string>> {
  const kinds = new Map<number, string>();
  const list = findBox(boxes, "iinf");
  if (!list || list.end - list.from < 6) return kinds;
  const version = (await file.read(list.from, 1)).getUint8(0);
  const range = { from: list.from + (version === 0 ? 6 : 8), end: list.end };
  const entries = await listBoxes(file, range);
  mustBe(entries.length <= MOST_ITEMS, "of this many items");
  for (const { type, from, end } of entries) {
    if (type !== "infe" || end - from < 12) continue;
    const view = await file.read(from, Math.min(14, end - from));
    const isLong = view.getUint8(0) === 3;
    if (view.getUint8(0) < 2 || (isLong && view.byteLength < 14)) continue;
    const id = isLong ? view.getUint32(4) : view.getUint16(4);
    kinds.set(id, textAt(view, isLong ? 10 : 8, 4));
  }
  return kinds;
}

/** The number of the picture that is shown; null where none is named. */
export async function primaryOf(file: FileBytes, boxes: readonly Box[]): Promise<number | null> {
  const box = findBox(boxes, "pitm");
  const length = Math.min(8, box ? box.end - box.from : 0);
  if (!box || length < 6) return null;
  const view = await file.read(box.from, length);
  if (view.getUint8(0) === 0) return view.getUint16(4);
  return length === 8 ? view.getUint32(4) : null;
}
