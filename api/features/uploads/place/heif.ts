import type { Overwrite } from "../../../platform/storage/file-storage.ts";
import { listBoxes } from "../structure/boxes.ts";
import type { FileBytes } from "../structure/file-bytes.ts";
import { itemKinds } from "../structure/heif-items.ts";
import { readLocations } from "../structure/heif-locations.ts";
import { insideOf, joinRanges } from "../structure/ranges.ts";
import { blankName, keepBoxes, placeInMovie } from "./movie.ts";
import { addTo, blank } from "./overwrites.ts";

/** Items that are no picture: which way up it is, HEIF says elsewhere. */
const NOTES = /^(Exif|mime|uri )$/;

/** HEIC, AVIF: the notes that are items beside the pictures become zeros. */
export async function placeInHeif(file: FileBytes): Promise<Overwrite[]> {
  const parts = await placeInMovie(file, "picture");
  const top = await listBoxes(file);
  for (const meta of top.filter(({ type }) => type === "meta")) {
    const range = { ...meta, from: Math.min(meta.from + 4, meta.end) };
    const { boxes, parts: inMeta } = await keepBoxes(file, range);
    addTo(parts, inMeta);
    addTo(parts, boxes.filter(({ type }) => type === "hdlr").flatMap(blankName));
    const kinds = await itemKinds(file, boxes);
    const items = new Set([...kinds.keys()].filter((id) => NOTES.test(kinds.get(id) ?? "")));
    const places = boxes.find(({ type }) => type === "iloc");
    if (items.size === 0 || !places) continue;
    const data = boxes.find(({ type }) => type === "idat");
    const locations = await readLocations(file, places, { items, dataFrom: data?.from ?? 0 });
    const within = [...top.filter(({ type }) => type === "mdat"), ...(data ? [data] : [])];
    addTo(parts, insideOf(joinRanges(locations), joinRanges(within)).flatMap(blank));
  }
  return parts;
}
