import { type Box, findBox, listBoxes } from "./boxes.ts";
import { type FileBytes, holdsCode, mustBe } from "./file-bytes.ts";
import { itemKinds, primaryOf } from "./heif-items.ts";
import { readLocations } from "./heif-locations.ts";
import { isMovie } from "./movie.ts";
import { joinRanges, overlapOf } from "./ranges.ts";

/** Made of other pictures: its own few bytes say how. */
const DERIVED = /^(grid|iovl|iden|tmap)$/;
const CODED = /^(hvc1|hev1|av01|avc1|jpeg|j2k1|lhv1|vvc1)$/;

/** HEIC, AVIF: what is told of the pictures and their data; a series is a movie. */
export async function walkHeif(file: FileBytes): Promise<void> {
  const boxes = await listBoxes(file);
  const isShown = (await isPicture(file, boxes)) || (await isMovie(file, boxes));
  mustBe(isShown, "a picture and its data");
}

/** The picture that is shown, or those that it is made of, lie in the data wholly. */
async function isPicture(file: FileBytes, top: readonly Box[]): Promise<boolean> {
  const meta = findBox(top, "meta");
  if (!meta || meta.end - meta.from < 4) return false;
  const boxes = await listBoxes(file, { from: meta.from + 4, end: meta.end });
  const primary = await primaryOf(file, boxes);
  const places = findBox(boxes, "iloc");
  if (primary === null || !places) return false;
  const kinds = await itemKinds(file, boxes);
  const coded = new Set([...kinds.keys()].filter((id) => CODED.test(kinds.get(id) ?? "")));
  const shown = DERIVED.test(kinds.get(primary) ?? "") ? [...coded] : [primary];
  const items = new Set([...shown, ...coded]);
  const own = findBox(boxes, "idat");
  const data = joinRanges(top.filter(({ type }) => type === "mdat").concat(own ?? []));
  const holding = new Set<number>();
  for (const part of await readLocations(file, places, { items, dataFrom: own?.from ?? 0 })) {
    mustBe(!part.isOpen && part.end <= file.size, "items inside of the file");
    const inside = overlapOf(part, data);
    const isPlain = !coded.has(part.id);
    if (inside && (isPlain || (await holdsCode(file, inside.from, inside.end)))) {
      holding.add(part.id);
    }
  }
  return shown.length > 0 && shown.every((id) => holding.has(id));
}
