import { typeOf } from "../containers/index.ts";

/** A kind of picture that some browsers, or all, cannot open. */
export type PictureKind =
  | "HEIC"
  | "AVIF"
  | "JPEG XL"
  | "JPEG 2000"
  | "TIFF"
  | "RAW"
  | "Photoshop"
  | "PDF";

/** As many as name every kind, with the brands of a file that lists them. */
const HEAD_BYTES = 64;

/** What a file of such a kind begins with. */
const BEGINNINGS: readonly [PictureKind, readonly string[]][] = [
  ["RAW", ["IIRO", "IIRS", "IIU\0", "FUJIFILMCCD-RAW", "\0MRM", "FOVb"]],
  ["TIFF", ["II*\0", "MM\0*", "II+\0", "MM\0+"]],
  ["JPEG XL", ["\xff\x0a", "\0\0\0\x0cJXL "]],
  ["JPEG 2000", ["\0\0\0\x0cjP  ", "\xff\x4f\xff\x51"]],
  ["Photoshop", ["8BPS"]],
  ["PDF", ["%PDF-"]],
];

/** Kinds that the portal takes, by their media types. */
const TAKEN: readonly [PictureKind, RegExp][] = [
  ["AVIF", /^image\/avif/],
  ["HEIC", /^image\/hei[cf]/],
  ["JPEG 2000", /^image\/(jp[2mx]|mj2)$/],
];

/**
 * Which kind a picture is, by its first bytes and not by its name; null for one that every browser
 * opens, and for what is none.
 */
export async function pictureKindOf(file: Blob): Promise<PictureKind | null> {
  const bytes = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const head = String.fromCharCode(...bytes);
  // A camera's own file may be a TIFF, or an ISO file, that says more.
  if (head.startsWith("CR", 8) || head.startsWith("ftypcrx ", 4)) return "RAW";
  const type = typeOf(bytes) ?? "";
  const taken = TAKEN.find(([, types]) => types.test(type));
  return (
    taken?.[0] ?? BEGINNINGS.find(([, all]) => all.some((one) => head.startsWith(one)))?.[0] ?? null
  );
}
