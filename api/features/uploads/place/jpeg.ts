import type { Overwrite } from "../../../platform/storage/file-storage.ts";
import { type FileBytes, textAt } from "../structure/file-bytes.ts";
import { END_OF_IMAGE, findMarker } from "../structure/jpeg.ts";
import type { Range } from "../structure/ranges.ts";
import { placeInExif } from "./exif.ts";
import { addTo, blank } from "./overwrites.ts";

const COMMENT = 0xfe;
const EXIF = { marker: 0xe1, mark: "Exif\0\0" };
/** How the picture is coded, and what its colours mean. */
const KEPT = [
  { marker: 0xe0, mark: "JFIF\0" },
  { marker: 0xe2, mark: "ICC_PROFILE\0" },
  { marker: 0xee, mark: "Adobe" },
];

/** Programs' own segments and comments become zeros, and so does what follows the end mark. */
export async function placeInJpeg(file: FileBytes): Promise<Overwrite[]> {
  const parts: Overwrite[] = [];
  for (let offset = 2; ; ) {
    const { position, marker } = await findMarker(file, offset);
    if (marker === END_OF_IMAGE) {
      addTo(parts, blank({ from: position + 2, end: file.size }));
      return parts;
    }
    offset = position + 2 + (await file.read(position + 2, 2)).getUint16(0);
    const content = { from: position + 4, end: Math.min(offset, file.size) };
    if (isNote(marker)) addTo(parts, await judge(file, marker, content));
  }
}

const isNote = (marker: number): boolean =>
  marker === COMMENT || (marker >= 0xe0 && marker <= 0xef);

async function judge(file: FileBytes, marker: number, content: Range): Promise<Overwrite[]> {
  const length = Math.max(0, Math.min(12, content.end - content.from));
  const start = textAt(await file.read(content.from, length), 0, length);
  const is = (one: typeof EXIF) => one.marker === marker && start.startsWith(one.mark);
  if (is(EXIF)) return await placeInExif(file, content);
  return KEPT.some(is) ? [] : blank(content);
}
