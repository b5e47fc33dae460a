import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { gif, mp3, mp4, png, webm } from "../../../tools/testing/files.ts";
import { PICTURE_FORMATS } from "../../../tools/testing/picture-headers.ts";
import { pngOfChunks } from "../../../tools/testing/png.ts";
import { checkStructure, hasStructure } from "./check-structure.ts";
import { bytesInMemory, type FileBytes, openBytes } from "./file-bytes.ts";

const letters = (text: string) => [...new TextEncoder().encode(text)];
const zeros = (count: number) => Array<number>(count).fill(0);
const file = (...parts: number[][]) => new Uint8Array(parts.flat());

const page = (kind: number, position: number, content: number) => [
  ...[...letters("OggS"), 0, kind, position, ...zeros(7 + 12), 1, content],
  ...zeros(content),
];
const ogg = file(page(2, 0, 19), page(4, 9, 50));
/** The last frame's, as the format describes it: CRC-16 with the polynomial 0x8005. */
function checksum(bytes: number[]): number {
  let value = 0;
  for (const byte of bytes) {
    value ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) {
      value = value & 0x8000 ? ((value << 1) ^ 0x8005) & 0xffff : value << 1;
    }
  }
  return value;
}

const adtsFrame = [0xff, 0xf1, 0x50, 0x80, 0x02, 0x9f, 0xfc, ...zeros(13)];
const flacFrame = [0xff, 0xf8, 0x69, 0x18, 0, 0xbf, ...zeros(3), 5, 6, 7];
const flacSum = checksum(flacFrame);
const flac = file(
  [...letters("fLaC"), 0x80, 0, 0, 34, 0, 16, 0, 16, 0, 0, 14, 0, 0, 14, ...zeros(24)],
  [...flacFrame, flacSum >> 8, flacSum & 255],
);
const amr = file(letters("#!AMR\n"), [0x3c, ...zeros(31)]);
const avi = file(
  [...letters("RIFF"), 40, 0, 0, 0, ...letters("AVI LIST"), 8, 0, 0, 0, ...letters("hdrl")],
  [...zeros(4), ...letters("LIST"), 12, 0, 0, 0, ...letters("movi"), ...zeros(8)],
);
const jp2 = file(
  [0, 0, 0, 12, ...letters("jP  "), 13, 10, 0x87, 10],
  [0, 0, 0, 20, ...letters("jp2c"), ...zeros(12)],
);

/** Three points by two, plain: each row of nine bytes is filled up to twelve. */
const bmp = file(
  [...letters("BM"), ...zeros(8), 54, 0, 0, 0, 40, 0, 0, 0, 3, 0, 0, 0, 2, 0, 0, 0, 1, 0, 24, 0],
  zeros(24 + 24),
);

const read = (path: string) =>
  new Uint8Array(readFileSync(new URL(`../../../../${path}`, import.meta.url)));

const DEMO = "api/tools/demo/media";
const TYPES: Record<string, string> = { webp: "image/webp", wav: "audio/wav" };

const REAL: [string, string][] = [
  ["e2e/files/photo.jpg", "image/jpeg"],
  ["e2e/files/clip.mp4", "video/mp4"],
  ["e2e/files/song.mp3", "audio/mpeg"],
  ...readdirSync(new URL(`../../../../${DEMO}`, import.meta.url))
    .map((name) => [`${DEMO}/${name}`, TYPES[name.split(".")[1] ?? ""] ?? ""] as [string, string])
    .filter(([, type]) => type !== ""),
];

const FILES: [string, string, Uint8Array<ArrayBuffer>][] = [
  ["png", "image/png", png()],
  ["gif", "image/gif", gif()],
  ["mp4", "video/mp4", mp4()],
  ["m4a", "audio/x-m4a", mp4()],
  ["mov", "video/quicktime", mp4()],
  ["webm", "video/webm", webm()],
  ["ogg", "audio/ogg", ogg],
  ["aac", "audio/aac", new Uint8Array(adtsFrame)],
  ["flac", "audio/flac", flac],
  ["amr", "audio/amr", amr],
  ["avi", "video/vnd.avi", avi],
  ["jp2", "image/jp2", jp2],
  ["bmp", "image/bmp", bmp],
  ...Object.entries(PICTURE_FORMATS).map(
    ([name, { type, header }]) =>
      [`${name} picture`, type, header(640, 480)] as [string, string, Uint8Array<ArrayBuffer>],
  ),
  ...REAL.map(
    ([path, type]) => [path, type, read(path)] as [string, string, Uint8Array<ArrayBuffer>],
  ),
];

const check = (bytes: Uint8Array, type: string) => checkStructure(bytesInMemory(bytes), type);
const isRefused = (bytes: Uint8Array, type: string) =>
  check(bytes, type).then(
    () => false,
    (error) => error.code === "FILE_INCOMPLETE" && /incompleto o dañado/.test(error.message),
  );

/** Every length of a small file; of a large one the first and last ones and some between. */
function cutsOf(size: number): number[] {
  const step = Math.max(1, Math.floor(size / 150));
  const between = Array.from({ length: Math.floor((size - 1) / step) }, (_, index) => index * step);
  return [...between, size - 2, size - 1];
}

describe.each(FILES)("%s", (_, type, bytes) => {
  test("is taken whole, and refused wherever it is cut off", async () => {
    await check(bytes, type);
    const taken: number[] = [];
    for (const size of cutsOf(bytes.length)) {
      if (!(await isRefused(bytes.subarray(0, size), type))) taken.push(size);
    }
    expect(taken).toEqual([]);
  });
});

test("an MP3 that says no length is taken with several frames, and refused with fewer", async () => {
  await check(mp3(), "audio/mpeg");
  expect(await isRefused(mp3(2), "audio/mpeg")).toBe(true);
});

test.each([
  ["a photo and what a camera appends", "image/jpeg", read("e2e/files/photo.jpg")],
  ["a picture and what somebody appends", "image/png", png()],
  ["a film and zeros", "video/mp4", mp4()],
])("%s is whole", async (_, type, bytes) => {
  await check(new Uint8Array([...bytes, ...zeros(300)]), type);
});

test("a large file is read in few pieces that are never large", async () => {
  const film = mp4(50 * 1024 * 1024);
  const lengths: number[] = [];
  const opened = openBytes(film.length, (start, length) => {
    lengths.push(length);
    return Promise.resolve(film.subarray(start, start + length));
  });
  await checkStructure(opened, "video/mp4");
  expect(lengths.length).toBeLessThan(5);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(4 * 1024 * 1024);
});

describe("a file made to keep the portal busy", () => {
  const ofParts = (first: number[], part: number[], count: number) => {
    const bytes = new Uint8Array(first.length + part.length * count);
    bytes.set(first);
    for (let index = 0; index < count; index += 1) {
      bytes.set(part, first.length + index * part.length);
    }
    return bytes;
  };

  const MOST_READS = 400_000;
  const MARKED = [0xff, 0xd8, ...Array<number>(16).fill(0)];
  const picture = [...png().subarray(0, 33)];
  const EMPTY_CHUNK = [...pngOfChunks([{ type: "teSt", content: new Uint8Array() }]).subarray(8)];
  const segment = [...webm().subarray(0, 31)];
  /** The smallest part that each format allows, over and over: type, beginning, part. */
  const WORST: [string, number[], number[]][] = [
    ["image/png", picture, EMPTY_CHUNK],
    ["image/jpeg", MARKED, [0xff, 0xfe, 0, 2]],
    ["image/gif", [...gif().subarray(0, 13), 0x21, 0xfe], [1, 7]],
    [
      "image/webp",
      [...letters("RIFF"), ...zeros(4), ...letters("WEBP")],
      [...letters("ABCD"), ...zeros(4)],
    ],
    ["image/heic", [], [0, 0, 0, 8, ...letters("free")]],
    ["image/jp2", [], [0, 0, 0, 8, ...letters("free")]],
    ["video/mp4", [], [0, 0, 0, 8, ...letters("free")]],
    ["video/webm", segment, [0xec, 0x80]],
    ["audio/ogg", [], page(2, 0, 0).slice(0, 26).concat(0)],
    ["audio/mpeg", [], [...letters("ID3"), ...zeros(7)]],
    ["audio/aac", [], [0xff, 0xf1, 0x50, 0x80, 0, 0xff, 0xfc]],
    ["audio/amr", letters("#!AMR\n"), [0x7c]],
    ["audio/flac", [...letters("fLaC"), ...zeros(38)], zeros(4)],
  ];

  /** How much is done between two ticks of a timer: reads, and the bytes of a few more. */
  async function watch(bytes: Uint8Array, type: string) {
    const opened = bytesInMemory(bytes);
    const seen = { reads: 0, all: 0, longest: 0, outcome: "taken" };
    let run = 0;
    const counting: FileBytes = {
      ...opened,
      read: (offset, length) => {
        const work = 1 + length / 256;
        seen.reads += 1;
        seen.all += work;
        run += work;
        seen.longest = Math.max(seen.longest, run);
        return opened.read(offset, length);
      },
    };
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      run = 0;
      timer = setTimeout(tick, 0);
    };
    timer = setTimeout(tick, 0);
    await checkStructure(counting, type).catch((error) => {
      seen.outcome = error.code;
    });
    clearTimeout(timer);
    return seen;
  }

  const SLICE = 2_000;

  test.each(WORST)("as %s lets everybody else have a turn", async (type, first, part) => {
    const seen = await watch(ofParts(first, part, 6_000), type);
    expect(seen.all).toBeGreaterThan(2 * SLICE);
    expect(seen.longest).toBeLessThan(2 * SLICE);
  });

  test("as JPEG of one long scan lets everybody else have a turn", async () => {
    const seen = await watch(ofParts(MARKED, [0xff, 0], 1_000_000), "image/jpeg");
    expect(seen.all).toBeGreaterThan(2 * SLICE);
    expect(seen.longest).toBeLessThan(2 * SLICE);
  });

  test("of more parts than any real file has is refused before its end", async () => {
    const seen = await watch(ofParts(letters("#!AMR\n"), [0x7c], MOST_READS + 9), "audio/amr");
    expect(seen).toMatchObject({ outcome: "FILE_INCOMPLETE", reads: MOST_READS + 1 });
  });

  test("as GIF of zeros is refused at once, and one zero too many is none", async () => {
    const whole = [...gif()];
    const zero = (count: number) =>
      new Uint8Array([...whole.slice(0, 13), ...zeros(count), ...whole.slice(13)]);
    await check(zero(1), "image/gif");
    const seen = await watch(zero(200_000), "image/gif");
    expect(seen).toMatchObject({ outcome: "FILE_INCOMPLETE", reads: 3 });
  });

  test("as FLAC of nothing but beginnings of frames is read once from its end", async () => {
    // Each pair might begin the last frame; each costs one step, not all the bytes behind it.
    const head = [...letters("fLaC"), 0x80, 0, 0, 34, ...zeros(7), 0xff, 0xff, 0xff, ...zeros(24)];
    const seen = await watch(ofParts(head, [0xff, 0xf8], 2_000_000), "audio/flac");
    expect(seen.reads).toBeLessThan(10);
  });
});

test.each(
  "image/jxl image/x-icon image/tiff image/x-xcf audio/aiff audio/midi audio/ape video/x-flv video/mpeg video/mp2t x/y".split(
    " ",
  ),
)("%s is no type that is taken", async (type) => {
  expect(hasStructure(type)).toBe(false);
  await expect(check(png(), type)).rejects.toMatchObject({ status: 415, code: "FILE_TYPE" });
});
