import { typeOf } from "../containers/index.ts";
import { isOfCamera } from "./camera-tiff.ts";

/** A kind of picture that some browsers, or all, cannot open. */
export type PictureKind =
  | "HEIC"
  | "AVIF"
  | "JPEG XL"
  | "JPEG 2000"
  | "TIFF"
  | "RAW"
  | "Photoshop"
  | "GIMP"
  | "EMF"
  | "WMF"
  | "EPS"
  | "PICT"
  | "PDF";

/** As many as name every kind, with the brands of a file that lists them. */
const HEAD_BYTES = 1_024;

/** What a file of such a kind begins with. */
const BEGINNINGS: readonly [PictureKind, readonly string[]][] = [
  ["RAW", ["IIRO", "IIRS", "IIU\0", "FUJIFILMCCD-RAW", "\0MRM", "FOVb"]],
  ["TIFF", ["II*\0", "MM\0*", "II+\0", "MM\0+"]],
  ["JPEG XL", ["\xff\x0a", "\0\0\0\x0cJXL "]],
  ["JPEG 2000", ["\0\0\0\x0cjP  ", "\xff\x4f\xff\x51"]],
  ["Photoshop", ["8BPS"]],
  ["GIMP", ["gimp xcf"]],
  ["WMF", ["\xd7\xcd\xc6\x9a", "\x01\0\x09\0\0\x01", "\x01\0\x09\0\0\x03"]],
  ["EPS", ["\xc5\xd0\xd3\xc6"]],
  ["PDF", ["%PDF-"]],
];

/** What stands further on, and where; before a PICT there is room that says nothing. */
const WITHIN: readonly [PictureKind, number, string][] = [
  ["EMF", 40, " EMF"],
  ["EPS", 14, " EPSF-"],
  ["PICT", 522, "\0\x11\x02\xff\x0c\0"],
  ["PICT", 522, "\x11\x01"],
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
  if (taken) return taken[0];
  const beginning = BEGINNINGS.find(([, all]) => all.some((one) => head.startsWith(one)))?.[0];
  if (beginning === "TIFF") return (await isOfCamera(file)) ? "RAW" : "TIFF";
  if (beginning || type !== "") return beginning ?? null;
  return WITHIN.find(([, at, letters]) => head.startsWith(letters, at))?.[0] ?? null;
}
