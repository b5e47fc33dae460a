import { expect, test } from "vitest";
import { pictureKindOf } from "./picture-kind.ts";

const bytes = (text: string) => new Blob([Uint8Array.from(text, (letter) => letter.charCodeAt(0))]);
/** An ISO file with these brands, the major one first. */
const iso = (major: string, ...brands: string[]) => {
  const box = `ftyp${major}\0\0\0\0${brands.join("")}`;
  return `\0\0\0${String.fromCharCode(box.length + 4)}${box}mdat`;
};

/** A TIFF whose first list has these entries. */
const tiff = (...tags: number[]) => {
  const entries = tags.map((tag) => String.fromCharCode(tag & 255, tag >> 8) + "\0".repeat(10));
  return `II*\0\x08\0\0\0${String.fromCharCode(tags.length)}\0${entries.join("")}\0\0\0\0`;
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
  ["a work of GIMP", "gimp xcf v011\0", "GIMP"],
  ["a drawing of Windows", "\xd7\xcd\xc6\x9a\0\0", "WMF"],
  ["an older one without a head", "\x01\0\x09\0\0\x03\0\0", "WMF"],
  ["a newer drawing of Windows", `\x01\0\0\0\x6c\0\0\0${"\0".repeat(32)} EMF\0\0\x01\0`, "EMF"],
  ["a drawing to be printed", "%!PS-Adobe-3.0 EPSF-3.0\n", "EPS"],
  ["one with a preview", "\xc5\xd0\xd3\xc6\x1e\0\0\0", "EPS"],
  ["a text to be printed", "%!PS-Adobe-3.0\n", null],
  ["a picture of an old Mac", `${"\0".repeat(522)}\0\x11\x02\xff\x0c\0\xff\xfe`, "PICT"],
  ["one of its first version", `${"\0".repeat(522)}\x11\x01\x01\0\x0a`, "PICT"],
  ["zeros", "\0".repeat(900), null],
  ["an HEIF of H.264", iso("avci", "mif1", "avci"), "HEIC"],
  ["a camera's DNG", tiff(0x00fe, 0xc612), "RAW"],
  ["a camera's NEF or ARW", tiff(0x00fe, 0x010f, 0x014a), "RAW"],
  ["a scan that names the scanner", tiff(0x00fe, 0x010f), "TIFF"],
  ["a TIFF whose list breaks off", tiff(0x00fe, 0xc612).slice(0, 20), "TIFF"],
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

test.each(["DSC_1.NEF", "DSC1.arw", "a.dng", "a.pef", "a.srw"])(
  "a TIFF that is called %s is a camera's own",
  async (name) => {
    const scan = bytes(tiff(0x00fe));
    expect(await pictureKindOf(new File([scan], name))).toBe("RAW");
    expect(await pictureKindOf(new File([scan], "escaneo.tif"))).toBe("TIFF");
  },
);
