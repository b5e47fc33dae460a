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

/** The brands of an ISO file, in the order in which they decide: an AVIF also says 'mif1'. */
const BRANDS: readonly [PictureKind, RegExp][] = [
  ["AVIF", /^avi[fs]$/],
  ["RAW", /^crx $/],
  ["HEIC", /^(hei[cmsx]|hev[cmsx]|mif1|msf1)$/],
];

/**
 * Which kind a picture is, by its first bytes and not by its name; null for one that every browser
 * opens, and for what is none.
 */
export async function pictureKindOf(file: Blob): Promise<PictureKind | null> {
  const bytes = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const head = String.fromCharCode(...bytes);
  if (head.startsWith("ftyp", 4)) return kindOfBrands(brandsIn(head));
  // A camera's own file may be a TIFF that says more.
  if (head.startsWith("CR", 8)) return "RAW";
  return BEGINNINGS.find(([, all]) => all.some((one) => head.startsWith(one)))?.[0] ?? null;
}

const kindOfBrands = (brands: readonly string[]) =>
  BRANDS.find(([, brand]) => brands.some((one) => brand.test(one)))?.[0] ?? null;

/** The major brand and those that it is compatible with; the version between them is none. */
function brandsIn(head: string): string[] {
  const end = Math.min(head.length, 4 * Math.ceil(head.charCodeAt(3) / 4));
  const brands: string[] = [];
  for (let at = 8; at < end; at += 4) if (at !== 12) brands.push(head.slice(at, at + 4));
  return brands;
}
