import { uploadFormLimits } from "../api/index.ts";
import { type Family, familyOf as familyOfType } from "../containers/index.ts";

export type FileFamily = Family;

/**
 * Why a chosen file is not taken; after `unprepared` the same file may be tried again, and one that
 * is `unplayable` may be taken all the same.
 */
export type FileProblem = "type" | "size" | "unreadable" | "unprepared" | "unplayable";

/** The largest file that the portal takes, in bytes. */
export const MAX_FILE_BYTES = uploadFormLimits.file.maxBytes;

/** What kind of file it says it is; null for everything else, SVG (a program, no photo) too. */
export const familyOf = (file: Blob): FileFamily | null => familyOfType(file.type);

/** What is wrong with a file of a kind that is known: the kind itself, or its size. */
export function checkFile(
  file: Blob,
  families: readonly FileFamily[],
): Extract<FileProblem, "type" | "size"> | null {
  const family = familyOf(file);
  if (!family || !families.includes(family)) return "type";
  return isTooLarge(file) ? "size" : null;
}

export const isTooLarge = (file: Blob): boolean => file.size > MAX_FILE_BYTES;
