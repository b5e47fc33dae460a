import { dataChunk, END_CHUNK, greyPng, headerChunk, pngOfChunks } from "./png.ts";

type Bytes = Uint8Array<ArrayBuffer>;

const letters = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
const big16 = (value: number) => [(value >> 8) & 255, value & 255];
const big32 = (value: number) => [...big16(value >>> 16), ...big16(value)];
const little = (bytes: number[]) => bytes.toReversed();
const bytesOf = (...parts: number[][]): Bytes => new Uint8Array(parts.flat());
const padding = (size: number) => Array<number>(size).fill(0);

/** Nobody can fill a picture of more points than are taken: there the header says it alone. */
const png = (width: number, height: number) =>
  width * height > 2 ** 26 || width === 0
    ? pngOfChunks([headerChunk({ width, height }), dataChunk(new Uint8Array(2)), END_CHUNK])
    : greyPng(width, height);

const gif = (width: number, height: number) =>
  bytesOf(letters("GIF89a"), little(big16(width)), little(big16(height)), padding(3), [
    // Nine bits that say the table of codes is empty.
    ...[0x2c, ...padding(9), 8, 2, 0, 1, 0],
    0x3b,
  ]);

/** With the marker of the frame, and as much before it as a camera writes. */
const jpeg =
  (marker: number, before = 0) =>
  (width: number, height: number) => {
    const segments = Array.from({ length: Math.ceil(before / 60_000) }, () => [
      ...[0xff, 0xe2, ...big16(60_002)],
      ...padding(60_000),
    ]);
    const divisors = [0xff, 0xdb, ...big16(67), 0, ...Array<number>(64).fill(1)];
    const codes = [0xff, 0xc4, ...big16(20), 0, 1, ...padding(16)];
    const frame = [0xff, marker, ...big16(17), 8, ...big16(height), ...big16(width), 3];
    return bytesOf([0xff, 0xd8], ...segments, divisors, codes, frame, padding(9), [
      ...[0xff, 0xda, ...big16(8), 1, 1, ...padding(14)],
      ...[0xff, 0xd9],
    ]);
  };

const riff = (chunk: string, ...content: number[][]) => {
  const body = content.flat();
  const size = little(big32(body.length));
  // A whole picture of 16 × 16, with a byte of each of its two parts.
  const coded = [1 << 5, 0, 0, 0x9d, 0x01, 0x2a, 16, 0, 16, 0, 1, 1];
  const picture = [...letters("VP8 "), ...little(big32(coded.length)), ...coded];
  const all = [...letters("WEBP"), ...letters(chunk), ...size, ...body, ...picture];
  return bytesOf(letters("RIFF"), little(big32(all.length)), all);
};
const webp = (width: number, height: number) =>
  riff(
    "VP8X",
    padding(4),
    little(big32(width - 1)).slice(0, 3),
    little(big32(height - 1)).slice(0, 3),
  );

const box = (type: string, ...content: number[][]) => {
  const body = content.flat();
  return [...big32(body.length + 8), ...letters(type), ...body];
};
/** A first small picture does not hide a large one that follows. */
export const heif = (brand: string) => (width: number, height: number) => {
  const size = (one: number, other: number) => box("ispe", padding(4), big32(one), big32(other));
  const sizes = box("ipco", size(16, 16), box("clap", padding(32)), size(width, height));
  const ftyp = box("ftyp", letters(brand), padding(4), letters("mif1"), letters(brand));
  const kind = letters(brand.startsWith("av") ? "av01" : "hvc1");
  const item = box("infe", [2, 0, 0, 0], big16(1), big16(0), kind, [0]);
  const meta = (at: number) =>
    box(
      "meta",
      ...[padding(4), box("hdlr", padding(24)), box("pitm", padding(4), big16(1))],
      box("iinf", padding(4), big16(1), item),
      ...[
        box("iloc", padding(4), big16(0x4400), big16(1), [0, 1, 0, 0, 0, 1], big32(at), big32(40)),
      ],
      box("iprp", sizes),
    );
  const at = ftyp.length + meta(0).length + 8;
  return bytesOf(ftyp, meta(at), box("mdat", Array<number>(40).fill(1)));
};

/** Packed, so that a small file may be a large picture. */
const bmp = (width: number, height: number) =>
  bytesOf(
    [...letters("BM"), ...padding(8), ...little(big32(54))],
    [...little(big32(40)), ...little(big32(width)), ...little(big32(height)), 1, 0, 8, 0],
    // Nothing but the mark of its end.
    [...little(big32(1)), ...little(big32(24)), ...padding(16), 0, 1, ...padding(22)],
  );

export type PictureFormat = {
  type: string;
  /** A small whole file that says it is a picture this large. */
  header: (width: number, height: number) => Bytes;
  /** The largest side that the format can say. */
  longest: number;
};

const JPEG = { type: "image/jpeg", longest: 65_535 };

/** Every kind of picture that a browser or a phone may show, each in the ways it tells its size. */
export const PICTURE_FORMATS: Record<string, PictureFormat> = {
  png: { type: "image/png", header: png, longest: 2 ** 31 - 1 },
  gif: { type: "image/gif", header: gif, longest: 65_535 },
  jpeg: { ...JPEG, header: jpeg(0xc0) },
  "progressive jpeg": { ...JPEG, header: jpeg(0xc2) },
  "arithmetic jpeg": { ...JPEG, header: jpeg(0xc9) },
  "jpeg after 500 KB of profiles": { ...JPEG, header: jpeg(0xc0, 500_000) },
  webp: { type: "image/webp", header: webp, longest: 2 ** 24 },
  avif: { type: "image/avif", header: heif("avif"), longest: 2 ** 31 - 1 },
  heic: { type: "image/heic", header: heif("heic"), longest: 2 ** 31 - 1 },
  bmp: { type: "image/bmp", header: bmp, longest: 2 ** 31 - 1 },
};
