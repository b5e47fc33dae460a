import { readFileSync } from "node:fs";
import { containerOf, fileEndingOf, typeOf } from "@acompana/kit/containers";
import { fileTypeFromBuffer } from "file-type";
import { expect, test } from "vitest";
import { gif, matroska, movie, mp3, mp4, ogg, png, webm } from "../../tools/testing/files.ts";
import { PICTURE_FORMATS } from "../../tools/testing/picture-headers.ts";

const read = (path: string) =>
  new Uint8Array(readFileSync(new URL(`../../../${path}`, import.meta.url)));

const letters = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const box = (major: string) => letters(`\0\0\0\x18ftyp${major}\0\0\0\0isom${major}\0\0\0\x08mdat`);

const FILES: [string, Uint8Array][] = [
  ["a PNG", png()],
  ["a GIF", gif()],
  ["an MP3", mp3()],
  ["an MP4", mp4()],
  ["a WebM", webm()],
  ["a Matroska", matroska("matroska", [1])],
  ["an M4A", movie(["soun"], "M4A ")],
  ["an OGG of Opus", ogg("OpusHead")],
  ["an OGG of Theora", ogg("\x80theora")],
  ["an MP3 with a title", letters(`ID3\x04\0\0\0\0\0\x04${"\0".repeat(4)}\xff\xfb\x90\x64`)],
  ["an AAC", letters(`\xff\xf1\x50\x80\x02\x9f\xfc${"\0".repeat(60)}`)],
  ["an AMR", letters(`#!AMR\n<${"\0".repeat(31)}`)],
  ["a FLAC", letters(`fLaC\x80\0\0\x22${"\0".repeat(34)}`)],
  ["an AVI", letters(`RIFF\x28\0\0\0AVI LIST${"\0".repeat(30)}`)],
  ["a MOV without a brand", letters(`\0\0\0\x10moov${"\0".repeat(30)}`)],
  ...["isom", "mp42", "qt  ", "M4V ", "M4B ", "3gp4", "3g2a", "MSNV", "heic", "hevc", "msf1"].map(
    (brand): [string, Uint8Array] => [`a file of the brand ${brand}`, box(brand)],
  ),
  ...Object.entries(PICTURE_FORMATS).map(([name, { header }]): [string, Uint8Array] => [
    name,
    header(640, 480),
  ]),
  ["a photo", read("e2e/files/photo.jpg")],
  ["a clip", read("e2e/files/clip.mp4")],
  ["a song", read("e2e/files/song.mp3")],
  ["a recording", read("api/tools/demo/media/campanas.wav")],
  ["a drawing", read("api/tools/demo/media/casa.webp")],
];

/** The names of a library that knows hundreds of kinds. */
async function known(bytes: Uint8Array): Promise<string | undefined> {
  const mime = (await fileTypeFromBuffer(bytes))?.mime.split(";")[0];
  return mime === "application/ogg" ? "audio/ogg" : mime;
}

test.each(FILES)("%s is told as others tell it, and may be kept and named", async (_what, file) => {
  const type = typeOf(file.subarray(0, 8192)) ?? "none";
  expect(type).toBe(await known(file));
  expect([containerOf(type), fileEndingOf(type)]).not.toContain(null);
});
