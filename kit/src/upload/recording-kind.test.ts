import { longBox, movieOf, unplayableRecordings, unplayableSounds } from "@acompana/kit/testing";
import { expect, test } from "vitest";
import { recordingKindOf } from "./recording-kind.ts";

const all = [...unplayableRecordings, ...unplayableSounds];

test.each(all)("$what is known by its bytes", async ({ file, says }) => {
  const kind = await recordingKindOf(file);
  const isHevc = says.source.includes("se oye");
  expect(kind?.name).toMatch(isHevc ? /^HEVC$/ : (says.source.match(/[A-Z]{3,4}/)?.[0] ?? /never/));
});

const named = (bytes: Uint8Array<ArrayBuffer> | string, name = "a.mp4") => new File([bytes], name);

test.each([
  ["the Apple name of Dolby Vision", movieOf(["dvh1", "mp4a"])],
  ["sound before the picture", movieOf(["mp4a", "hev1"])],
  ["a long video before its list", movieOf(["hvc1"], { before: longBox("mdat", "x".repeat(99)) })],
  ["its list at once", movieOf(["hvc1"], { before: "" })],
])("an MP4 or MOV of HEVC is known with %s", async (_what, bytes) => {
  const kind = await recordingKindOf(named(bytes));
  expect(kind).toMatchObject({ name: "HEVC", family: "video", lacks: "picture" });
});

test.each([
  ["H.264", movieOf(["avc1", "mp4a"])],
  ["a video with a sound that is heard beside one that is not", movieOf(["avc1", "alac", "mp4a"])],
  [
    "a word that only looks like a codec",
    movieOf(["avc1"], { before: longBox("mdat", `stsd${"\0".repeat(12)}hvc1`) }),
  ],
  ["an MP3", "ID3\x04\0\0\0\0\0\0"],
  ["a WAV", "RIFF\0\0\0\0WAVEfmt "],
  ["a text", "Guardo tus recuerdos".repeat(40)],
  ["a box that is longer than its file", "\xff\xff\xff\xffmdat"],
  ["a box of no length that could be", "\0\0\0\x02ftyp\0\0\0\0"],
  ["nothing", ""],
])("%s is no such kind", async (_what, bytes) => {
  expect(await recordingKindOf(named(bytes))).toBeNull();
});

const little16 = (value: number) => String.fromCharCode(value & 255, value >> 8);
/** A WAV whose sounds are packed as this number says, or as it and a longer description do. */
const wav = (format: number, sub?: number, before = "") => {
  const body = little16(format) + "\0".repeat(22) + (sub === undefined ? "" : little16(sub));
  const length = `${String.fromCharCode(body.length)}\0\0\0`;
  const letters = `RIFF\xff\0\0\0WAVE${before}fmt ${length}${body}data\x02\0\0\0\0\0`;
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
};

test.each([
  ["ADPCM of Microsoft", wav(0x02), "ADPCM"],
  ["ADPCM of a dictation", wav(0x11), "ADPCM"],
  ["GSM", wav(0x31), "GSM"],
  ["G.726", wav(0x45), "G.726"],
  ["ADPCM with a longer description", wav(0xfffe, 0x11), "ADPCM"],
  ["GSM behind a note", wav(0x31, undefined, "note\x03\0\0\0abc\0"), "GSM"],
  ["whole numbers", wav(0x01), undefined],
  ["floating numbers", wav(0x03), undefined],
  ["an MP3", wav(0x55), undefined],
  ["whole numbers with a longer description", wav(0xfffe, 0x01), undefined],
])("a WAV of %s", async (_what, bytes, name) => {
  const kind = await recordingKindOf(named(bytes, "a.wav"));
  expect(kind?.name).toBe(name);
  if (name) expect(kind).toMatchObject({ family: "audio", lacks: "all", container: "riff" });
});
