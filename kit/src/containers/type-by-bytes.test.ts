import { expect, test } from "vitest";
import { HEAD_BYTES, typeByBytes } from "./type-by-bytes.ts";

const big32 = (value: number) =>
  String.fromCharCode(value >>> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255);
const box = (type: string, ...content: string[]) => {
  const all = content.join("");
  return big32(all.length + 8) + type + all;
};

const ON = big32(1);
const OFF = big32(0);
const handler = (name: string) => box("hdlr", big32(0), big32(0), name, "\0".repeat(12));
const codec = (name: string) => box("stsd", big32(0), big32(1), box(name, "\0".repeat(28)));
/** A track as it is written: who handles it before its codec. */
const track = (name: string, { flags = ON, inside = codec("mp4a") } = {}) =>
  box("trak", box("tkhd", flags), box("mdia", handler(name), box("minf", box("stbl", inside))));
const movie = (brand: string, ...tracks: string[]) =>
  box("ftyp", brand, big32(0), brand) + box("mdat", "\0".repeat(40)) + box("moov", ...tracks);

const OPEN = `\x01${"\xff".repeat(7)}`;
const element = (id: string, content: string) =>
  id + String.fromCharCode(0x80 + content.length) + content;
const matroska = (name: string, ...kinds: string[]) => {
  const tracks = kinds.map((kind) => element("\xae", element("\x83", kind))).join("");
  return (
    element("\x1a\x45\xdf\xa3", element("\x42\x82", name)) +
    `\x18\x53\x80\x67${OPEN}${element("\x16\x54\xae\x6b", tracks)}\x1f\x43\xb6\x75${OPEN}`
  );
};
const page = (first: string) =>
  `OggS\0\x02${"\0".repeat(20)}\x01${String.fromCharCode(first.length)}${first}`;

const frames = (count: number) => `\xff\xfb\x90\x64${"\x11".repeat(413)}`.repeat(count);
const title = `ID3\x04\0\0\0\0\0\x08${"\0".repeat(8)}`;
const ape = (length: number) =>
  `APETAGEX\xd0\x07\0\0${String.fromCharCode(length)}\0\0\0\0\0\0\0\0\0\0\xa0${"\0".repeat(8 + length)}`;

const bytesOf = (letters: string) => Uint8Array.from(letters, (letter) => letter.charCodeAt(0));

async function typeOfFile(letters: string, claimed: string | null = null) {
  const bytes = bytesOf(letters);
  const read = async (at: number, length: number) => {
    if (at < 0 || at + length > bytes.length) throw new Error("behind its end");
    return new DataView(bytes.buffer, at, length);
  };
  const head = bytes.subarray(0, HEAD_BYTES);
  return await typeByBytes(head, { size: bytes.length, read }, claimed);
}

test.each([
  ["an MP4 of sound alone", movie("isom", track("soun")), "audio/mp4"],
  ["an MP4 with a picture", movie("isom", track("soun"), track("vide")), "video/mp4"],
  ["a MOV of sound alone", movie("qt  ", track("soun")), "audio/quicktime"],
  ["a 3GP of sound alone", movie("3gp5", track("soun")), "audio/3gpp"],
  ["an M4V of sound alone", movie("M4V ", track("soun")), "audio/mp4"],
  [
    "a sound with words beside it",
    movie("isom", track("soun"), track("text", { inside: codec("tx3g") })),
    "audio/mp4",
  ],
  ["an M4A", movie("M4A ", track("soun"), track("vide")), "audio/x-m4a"],
  [
    "a sound with a picture of its chapter",
    movie("mp42", track("soun"), track("vide", { flags: OFF })),
    "audio/mp4",
  ],
  [
    "a track whose handler is none that is known",
    movie("isom", track("\0\0\0\0", { inside: codec("mp4a") })),
    "audio/mp4",
  ],
  [
    "a picture whose handler is none that is known",
    movie("isom", track("soun"), track("\0\0\0\0", { inside: codec("avc1") })),
    "video/mp4",
  ],
  ["a WebM of sound alone", matroska("webm", "\x02"), "audio/webm"],
  ["a WebM with a picture", matroska("webm", "\x02", "\x01"), "video/webm"],
  ["a Matroska of sound alone", matroska("matroska", "\x02"), "audio/matroska"],
  ["a Matroska with subtitles", matroska("matroska", "\x01", "\x11"), "video/matroska"],
  [
    "a Matroska of sound alone that says its lengths in eight bytes",
    matroska("matroska", "\x02").replace("\x8b\x42", `\x01${"\0".repeat(6)}\x0b\x42`),
    "audio/matroska",
  ],
  ["a voice note in OGG", page("OpusHead\x01"), "audio/ogg"],
  ["an OGG with a picture", page("fishead\0") + page("\x80theora"), "video/ogg"],
  ["an AVI", `RIFF\0\0\0\0AVI LIST${"\0".repeat(20)}`, "video/vnd.avi"],
  ["a WAV", `RIFF\0\0\0\0WAVEfmt ${"\0".repeat(20)}`, "audio/wav"],
  ["an MP3", "\xff\xfb\x90\x64\0\0\0\0\0\0\0\0", "audio/mpeg"],
  ["an MP3 with a cover", `ID3\x04\0\0\0\0\x7f\x7f${"\0".repeat(99)}`, "audio/mpeg"],
  ["an MP3 behind zeros", `${"\0".repeat(700)}${frames(4)}`, "audio/mpeg"],
  ["an MP3 behind more zeros than are read at once", "\0".repeat(30_000) + frames(4), "audio/mpeg"],
  ["an MP3 behind a tag of APE", `${ape(20)}${frames(4)}`, "audio/mpeg"],
  ["an MP3 behind two titles", `${title}${title}${frames(4)}`, "audio/mpeg"],
  ["an MP3 behind zeros and a title", `${"\0".repeat(50)}${title}${frames(4)}`, "audio/mpeg"],
  ["an MP3 that was cut within a frame", frames(5).slice(120), "audio/mpeg"],
  ["a FLAC with a title", `ID3\x04\0\0\0\0\0\x04\0\0\0\0fLaC\0\0\0\x22`, "audio/flac"],
  ["an AAC", `\xff\xf1\x50\x80\x02\x9f\xfc${"\0".repeat(9)}`, "audio/aac"],
  ["an AMR", "#!AMR\n<\0\0\0\0\0", "audio/amr"],
  ["a JPEG", "\xff\xd8\xff\xe0\0\x10JFIF\0\x01", "image/jpeg"],
  ["a PNG", "\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR", "image/png"],
  ["a moving PNG", "\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR........acTL....IDAT", "image/apng"],
  ["a WebP", "RIFF\0\0\0\0WEBPVP8 ", "image/webp"],
  ["an AVIF of a general brand", box("ftyp", "mif1", big32(0), "mif1avif"), "image/avif"],
  ...["avci", "miaf", "1pic", "MiHB", "MiPr"].flatMap((major): [string, string, string][] =>
    ["mif1", "heic"].map((other) => [
      `an HEIF of ${major} and ${other}`,
      box("ftyp", major, big32(0), `${major}${other}`),
      "image/heif",
    ]),
  ),
  ["an HEIF of moving pictures", box("ftyp", "avcs", big32(0), "avcsmsf1"), "image/heif-sequence"],
  ["an AVIF of a rule's brand", box("ftyp", "miaf", big32(0), "mif1avif"), "image/avif"],
  ["a HEIC of layers", box("ftyp", "heim", big32(0), "mif1heim"), "image/heic"],
])("%s is known by its bytes", async (_what, letters, type) => {
  expect(await typeOfFile(letters)).toBe(type);
  // Whatever it comes with.
  for (const claimed of ["video/mpeg", "audio/mpeg", "image/jpeg", "", "text/plain"])
    expect(await typeOfFile(letters, claimed)).toBe(type);
});

test.each([
  ["an MP4 that lists nothing", movie("isom"), "video/mp4", "audio/mp4"],
  [
    "one of a track that nobody knows",
    movie("isom", track("soun"), track("\0\0\0\0", { inside: codec("\0\0\0\0") })),
    "video/mp4",
    "audio/mp4",
  ],
  ["one whose list has not come", box("ftyp", "isom", big32(0)), "video/mp4", "audio/mp4"],
  ["a WebM that lists nothing", matroska("webm"), "video/webm", "audio/webm"],
  ["a Matroska that lists nothing", matroska("matroska"), "video/matroska", "audio/matroska"],
])("%s is what it comes as", async (_what, letters, video, audio) => {
  expect(await typeOfFile(letters, "video/mp4")).toBe(video);
  expect(await typeOfFile(letters, null)).toBe(video);
  expect(await typeOfFile(letters, "audio/mp4; codecs=opus")).toBe(audio);
});

test.each([
  ["a text", "Querida Carmen: hoy hace sol"],
  ["a text in UTF-16", "\xff\xfeh\0o\0l\0a\0 \0a\0"],
  ["a page", "<!doctype html><p>Hola</p>"],
  ["a drawing that is a program", "<svg xmlns='http://www.w3.org/2000/svg'/>"],
  ["a document", "%PDF-1.7\n%\xe2\xe3\xcf\xd3"],
  ["an archive", "PK\x03\x04\x14\0\0\0\x08\0\0\0"],
  ["a program", `MZ\x90\0\x03${"\0".repeat(20)}`],
  ["a camera's own picture", box("ftyp", "crx ", big32(0), "crx isom")],
  ["a song of a Mac", "FORM\0\0\0\0AIFFCOMM"],
  ["a PNG that breaks off", "\x89PNG\r\n\x1a\n"],
  ["a title and nothing behind it", "ID3"],
  ["an archive with an MP3 in it", `PK\x03\x04\x14\0${"\0".repeat(40)}jota.mp3${frames(5)}`],
  ["a film of a DVD with frames in it", `\0\0\x01\xba\x44${"\0".repeat(90)}${frames(5)}`],
  ["a lossless song behind a title", `${title}MAC \x96\x0f\0\0${"\0".repeat(20)}`],
  ["one frame behind zeros", `${"\0".repeat(40)}${frames(1)}${"\x01".repeat(900)}`],
  ["zeros", "\0".repeat(70_000)],
  ["a text with a word of a film in it", "Feelfree de venir"],
  ["an EBML of another kind", `\x1a\x45\xdf\xa3\x85\x42\x82\x82xx${"\0".repeat(20)}`],
  ["nothing", ""],
])("%s is nothing that the portal takes", async (_what, letters) => {
  for (const claimed of [null, "image/png", "audio/mpeg", "video/mp4"])
    expect(await typeOfFile(letters, claimed)).toBeNull();
});

test("a file that breaks off anywhere is read no further than it reaches", async () => {
  const whole = [movie("isom", track("soun"), track("vide")), matroska("webm", "\x02", "\x01")];
  for (const letters of whole)
    for (let length = 12; length < letters.length; length += 1)
      expect(await typeOfFile(letters.slice(0, length), "video/mp4")).toMatch(/^(video|audio)/);
});
