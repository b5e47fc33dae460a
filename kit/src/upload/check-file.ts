import { uploadFormLimits } from "../api/index.ts";

export type FileFamily = "image" | "video" | "audio";

/**
 * Why a chosen file is not taken; after `unprepared` the same file may be tried again, and one that
 * is `unplayable` may be taken all the same.
 */
export type FileProblem = "type" | "size" | "unreadable" | "unprepared" | "unplayable";

/** The largest file that the portal takes, in bytes. */
export const MAX_FILE_BYTES = uploadFormLimits.file.maxBytes;

const FAMILY = /^(image|video|audio)\//;

/** What kind of file it says it is; null for everything else, SVG (a program, no photo) too. */
export function familyOf(file: Blob): FileFamily | null {
  const type = file.type.toLowerCase();
  if (type.startsWith("image/svg")) return null;
  return (FAMILY.exec(type)?.[1] as FileFamily | undefined) ?? null;
}

/** What is wrong with a file before it is opened: its kind, or its size. */
export function checkFile(
  file: Blob,
  families: readonly FileFamily[],
): Extract<FileProblem, "type" | "size"> | null {
  const family = familyOf(file);
  if (!family || !families.includes(family)) return "type";
  return file.size > MAX_FILE_BYTES ? "size" : null;
}
