import { expect, test } from "vitest";
import { pictureKindOf } from "./picture-kind.ts";

const bytes = (text: string) => new Blob([Uint8Array.from(text, (letter) => letter.charCodeAt(0))]);
/** An ISO file with these brands, the major one first. */
const iso = (major: string, ...brands: string[]) => {
  const box = `ftyp${major}\0\0\0\0${brands.join("")}`;
  return `\0\0\0${String.fromCharCode(box.length + 4)}${box}mdat`;
};

test.each([
  ["a photo of an iPhone", iso("heic", "mif1", "heic"), "HEIC"],
  ["one whose major brand is general", iso("mif1", "mif1", "heic"), "HEIC"],
  ["a burst", iso("msf1", "hevc"), "HEIC"],
  ["an AVIF, which also says 'mif1'", iso("avif", "mif1", "miaf"), "AVIF"],
  ["a camera's CR3", iso("crx ", "isom"), "RAW"],
  ["a camera's CR2", "II*\0\x10\0\0\0CR\x02\0", "RAW"],
  ["a scan", "II*\0\x08\0\0\0", "TIFF"],
  ["a scan of the other order", "MM\0*\0\0\0\x08", "TIFF"],
  ["a JPEG XL", "\xff\x0a\xfa", "JPEG XL"],
  ["a JPEG XL in its box", "\0\0\0\x0cJXL \x0d\x0a", "JPEG XL"],
  ["a JPEG 2000", "\0\0\0\x0cjP  \x0d\x0a", "JPEG 2000"],
  ["a work of Photoshop", "8BPS\0\x01", "Photoshop"],
  ["a document", "%PDF-1.7", "PDF"],
  ["a JPEG", "\xff\xd8\xff\xe0\0\x10JFIF", null],
  ["a PNG", "\x89PNG\r\n\x1a\n", null],
  ["a video", iso("isom", "isom", "iso2", "avc1", "mp41"), null],
  ["a video of an iPhone", iso("qt  ", "qt  "), null],
  ["a text", "Querida Carmen:", null],
  ["an empty file", "", null],
])("%s", async (_what, text, kind) => {
  expect(await pictureKindOf(bytes(text))).toBe(kind);
});

test.each(["heic", "heix", "hevc", "hevx", "heim", "heis", "mif1", "msf1"])(
  "an HEIF of the brand %s is a HEIC",
  async (brand) => {
    expect(await pictureKindOf(bytes(iso(brand)))).toBe("HEIC");
  },
);
