import type { Box } from "./boxes.ts";
import { Damaged, type FileBytes, mustBe } from "./file-bytes.ts";
import { type Range, refuseTooMany } from "./ranges.ts";

const MOST_BYTES = 1024 * 1024;
/** Where an item's bytes are counted from: the file, or the data inside `meta`. */
const IN_FILE = 0;
const IN_META = 1;

type Wanted = { items: ReadonlySet<number>; dataFrom: number };
/** One of an item's parts; an open one has no length, so it is all that there is. */
export type ItemPart = Range & { id: number; isOpen: boolean };

/** Where in the file the wanted items lie. */
export async function readLocations(
  file: FileBytes,
  box: Box,
  wanted: Wanted,
): Promise<ItemPart[]> {
  mustBe(box.end - box.from <= MOST_BYTES, "a table of this length");
  const next = reader(await file.read(box.from, box.end - box.from));
  const version = next(1);
  next(3);
  const widths = next(2);
  const [offsetBytes, lengthBytes, baseBytes] = [
    widths >> 12,
    (widths >> 8) & 15,
    (widths >> 4) & 15,
  ];
  const indexBytes = version === 0 ? 0 : widths & 15;
  const found: ItemPart[] = [];
  let count = 0;
  for (let left = next(version < 2 ? 2 : 4); left > 0; left -= 1) {
    const id = next(version < 2 ? 2 : 4);
    const origin = version === 0 ? IN_FILE : next(2) & 15;
    next(2);
    const base = next(baseBytes) + (origin === IN_META ? wanted.dataFrom : 0);
    for (let extents = next(2); extents > 0; extents -= 1) {
      next(indexBytes);
      const from = base + next(offsetBytes);
      const length = next(lengthBytes);
      const isOpen = length === 0;
      const end = isOpen ? file.size : from + length;
      if (wanted.items.has(id) && origin <= IN_META) found.push({ id, from, end, isOpen });
      // Where none of their fields has a byte, a short table says millions of them.
      count += 1;
      refuseTooMany(count);
    }
  }
  return found;
}

function reader(view: DataView) {
  let at = 0;
  return (bytes: number): number => {
    if (at + bytes > view.byteLength) throw new Damaged("cut off");
    let value = 0;
    for (const end = at + bytes; at < end; at += 1) value = value * 256 + view.getUint8(at);
    return value;
  };
}
