import type { Overwrite } from "../../../platform/storage/file-storage.ts";
import { type Box, listBoxes } from "../structure/boxes.ts";
import { type FileBytes, mustBe, textAt } from "../structure/file-bytes.ts";
import { readLocations } from "../structure/heif-locations.ts";
import { insideOf, joinRanges } from "../structure/ranges.ts";
import { blankName, keepBoxes, placeInMovie } from "./movie.ts";
import { addTo, blank } from "./overwrites.ts";

/** Items that are no picture: which way up it is, HEIF says elsewhere. */
const NOTES = /^(Exif|mime|uri )$/;
const MOST_ITEMS = 10_000;

/** HEIC, AVIF: the notes that are items beside the pictures become zeros. */
export async function placeInHeif(file: FileBytes): Promise<Overwrite[]> {
  const parts = await placeInMovie(file, "picture");
  const top = await listBoxes(file);
  for (const meta of top.filter(({ type }) => type === "meta")) {
    const range = { ...meta, from: Math.min(meta.from + 4, meta.end) };
    const { boxes, parts: inMeta } = await keepBoxes(file, range);
    addTo(parts, inMeta);
    addTo(parts, boxes.filter(({ type }) => type === "hdlr").flatMap(blankName));
    const notes = await readNotes(file, boxes);
    const places = boxes.find(({ type }) => type === "iloc");
    if (notes.size === 0 || !places) continue;
    const data = boxes.find(({ type }) => type === "idat");
    const locations = await readLocations(file, places, { notes, dataFrom: data?.from ?? 0 });
    const within = [...top.filter(({ type }) => type === "mdat"), ...(data ? [data] : [])];
    addTo(parts, insideOf(joinRanges(locations), joinRanges(within)).flatMap(blank));
  }
  return parts;
}

async function readNotes(file: FileBytes, boxes: readonly Box[]): Promise<Set<number>> {
  const notes = new Set<number>();
  const list = boxes.find(({ type }) => type === "iinf");
  if (!list || list.end - list.from < 6) return notes;
  const version = (await file.read(list.from, 1)).getUint8(0);
  const range = { from: list.from + (version === 0 ? 6 : 8), end: list.end };
  const entries = await listBoxes(file, range);
  mustBe(entries.length <= MOST_ITEMS, "of this many items");
  for (const { type, from, end } of entries) {
    if (type !== "infe" || end - from < 12) continue;
    const view = await file.read(from, Math.min(14, end - from));
    // Older versions have no types.
    const isLong = view.getUint8(0) === 3;
    if (view.getUint8(0) < 2 || (isLong && view.byteLength < 14)) continue;
    const kind = textAt(view, isLong ? 10 : 8, 4);
    if (NOTES.test(kind)) notes.add(isLong ? view.getUint32(4) : view.getUint16(4));
  }
  return notes;
}
