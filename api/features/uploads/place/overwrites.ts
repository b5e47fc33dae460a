import type { Overwrite } from "../../../platform/storage/file-storage.ts";
import type { Box } from "../structure/boxes.ts";
import { type Range, refuseTooMany } from "../structure/ranges.ts";

export const latin = (text: string): Uint8Array =>
  Uint8Array.from(text, (letter) => letter.charCodeAt(0));

/** Zeros, or nothing where nothing is. */
export const blank = ({ from, end }: Range): Overwrite[] =>
  end > from ? [{ at: from, length: end - from }] : [];

/** A box that players pass over, of the same size. */
export const freeBox = (box: Box): Overwrite[] => [
  { at: box.at + 4, length: 4, head: latin("free") },
  ...blank(box),
];

/** At most as many parts as a recording has. */
export function addTo(parts: Overwrite[], more: readonly Overwrite[]): void {
  for (const part of more) parts.push(part);
  refuseTooMany(parts.length);
}
