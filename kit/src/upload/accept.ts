import type { FileFamily } from "./check-file.ts";

/**
 * What a file chooser offers of a family. The kinds of pictures that every browser opens are named
 * one by one: an iPhone that is not asked for HEIC hands over a JPEG.
 */
const OFFERED: Record<FileFamily, string> = {
  image: "image/jpeg,image/png,image/webp,image/gif",
  video: "video/*",
  audio: "audio/*",
};

/** The `accept` of a file input, which is a hint and no check. */
export const acceptOf = (families: readonly FileFamily[]): string =>
  families.map((family) => OFFERED[family]).join(",");
