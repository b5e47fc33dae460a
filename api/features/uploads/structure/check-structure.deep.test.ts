import { readdirSync, readFileSync } from "node:fs";
import { cpuUsage } from "node:process";
import { describe, expect, test } from "vitest";
import { gif, mp3, mp4, ogg, png, webm } from "../../../tools/testing/files.ts";
import { PICTURE_FORMATS } from "../../../tools/testing/picture-headers.ts";
import { pngOfChunks } from "../../../tools/testing/png.ts";
import { findPlace } from "../place/find-place.ts";
import { big16, big32, join, latin, little32 } from "../place/testing/bytes.ts";
import { box } from "../place/testing/movies.ts";
import { checkStructure, hasStructure } from "./check-structure.ts";
import { bytesInMemory, Damaged, type FileBytes, openBytes } from "./file-bytes.ts";
import { check, isRefused, takenCuts } from "./testing/refused.ts";

const letters = (text: string) => [...new TextEncoder().encode(text)];
const zeros = (count: number) => Array<number>(count).fill(0);
const file = (...parts: number[][]) => new Uint8Array(parts.flat());

const page = (kind: number, content: number[]) => [
  ...[...letters("OggS"), 0, kind, kind === 4 ? 9 : 0, ...zeros(7 + 12), 1, content.length],
  ...content,
];

/** Heads of frames have one of eight bits, whole frames one of sixteen. */
function checksum(bytes: number[], bits: 8 | 16, polynomial: number): number {
  const most = 2 ** bits - 1;
  let value = 0;
  for (const byte of bytes) {
    value ^= byte << (bits - 8);
    for (let bit = 0; bit < 8; bit += 1) {
      value = value >> (bits - 1) ? ((value << 1) ^ polynomial) & most : value << 1;
    }
  }
  return value;
}

const sound = (length: number) => Array<number>(length).fill(1);
const adtsFrame = [0xff, 0xf1, 0x50, 0x80, 0x02, 0x9f, 0xfc, ...sound(13)];
const flacHead = [0xff, 0xf8, 0x69, 0x18, 0, 0xbf];
const flacFrame = [...flacHead, checksum(flacHead, 8, 0x07), ...zeros(3), 5, 6, 7];
const flacSum = checksum(flacFrame, 16, 0x8005);
const flac = file(
  [...letters("fLaC"), 0x80, 0, 0, 34, 0, 16, 0, 16, 0, 0, 15, 0, 0, 15, ...zeros(24)],
  [...flacFrame, flacSum >> 8, flacSum & 255],
);
const amr = file(letters("#!AMR\n"), [0x3c, ...sound(31), 0x3c, ...sound(31)]);

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
  ["ogg", "audio/ogg", ogg("OpusHead")],
  ["aac", "audio/aac", file(adtsFrame, adtsFrame)],
  ["flac", "audio/flac", flac],
  ["amr", "audio/amr", amr],
  ["bmp", "image/bmp", bmp],
  ...Object.entries(PICTURE_FORMATS).map(
    ([name, { type, header }]) =>
      [`${name} picture`, type, header(640, 480)] as [string, string, Uint8Array<ArrayBuffer>],
  ),
  ...REAL.map(
    ([path, type]) => [path, type, read(path)] as [string, string, Uint8Array<ArrayBuffer>],
  ),
];

describe.each(FILES)("%s", (_, type, bytes) => {
  test("is taken whole, and refused wherever it is cut off", async () => {
    await check(bytes, type);
    expect(await takenCuts(bytes, type)).toEqual([]);
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
  const segment = [...webm().subarray(0, 34)];
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
    ["audio/ogg", [], page(2, []).slice(0, 26).concat(0)],
    ["audio/mpeg", [], [...letters("ID3"), ...zeros(7)]],
    ["audio/aac", [], [0xff, 0xf1, 0x50, 0x80, 0, 0xff, 0xfc]],
    ["audio/amr", letters("#!AMR\n"), [0x7c]],
    ["audio/flac", [...letters("fLaC"), ...zeros(38)], zeros(4)],
  ];

  /** How much is done between two ticks of a timer: reads, and the bytes of a few more. */
  async function watch(given: Uint8Array | FileBytes, type: string) {
    const opened = given instanceof Uint8Array ? bytesInMemory(given) : given;
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

  const MILLION = 1_000_000;
  /** A track's tables, of which each says as much as fits into what is read at once. */
  const filmOf = (table: Uint8Array, sizes: Uint8Array, more = new Uint8Array()) =>
    join(
      ...[box("ftyp", latin("isom")), box("mdat", new Uint8Array(128).fill(1, 0, 64)), more],
      box(
        "moov",
        box(
          "trak",
          box(
            "mdia",
            box("hdlr", new Uint8Array(8), latin("vide")),
            box(
              "minf",
              box(
                "stbl",
                box("stsd", big32(0), big32(1), box("avc1")),
                ...[box("stsc", ...[0, 1, 1, 1, 1].map(big32)), table, sizes],
              ),
            ),
          ),
        ),
      ),
    );
  const chunks = (count: number, at: number) => {
    const places = new Uint8Array(4 * count);
    const view = new DataView(places.buffer);
    for (let index = 0; index < count; index += 1) view.setUint32(4 * index, at);
    return box("stco", big32(0), big32(count), places);
  };
  const sizes = (...values: number[]) => box("stsz", ...[0, ...values].map(big32));
  const MOST = 2 ** 32 - 1;
  const DATA = 28;
  /** The second half of the data. */
  const ZEROS = DATA + 64;

  test.each([
    ["a million chunks of a sample", "taken", chunks(MILLION, DATA), sizes(1, MOST)],
    ["a million empty chunks", "FILE_INCOMPLETE", chunks(MILLION, DATA), sizes(0, MOST)],
    ["a million chunks of zeros", "FILE_INCOMPLETE", chunks(MILLION, ZEROS), sizes(1, MOST)],
  ])("as MP4 of %s lets everybody else have a turn", async (_, outcome, table, samples) => {
    const opened = bytesInMemory(filmOf(table, samples));
    let steps = 0;
    let longest = 0;
    const timer = setInterval(() => {
      steps = 0;
    }, 0);
    const giveWay = async (count: number) => {
      steps += count;
      longest = Math.max(longest, steps);
      await opened.giveWay(count);
    };
    const seen = await watch({ ...opened, giveWay }, "video/mp4");
    clearInterval(timer);
    expect(seen.outcome).toBe(outcome);
    expect(seen.reads).toBeLessThanOrEqual(MOST_READS + 1);
    expect(longest).toBeGreaterThan(0);
    expect(longest).toBeLessThan(MILLION * 16);
  });

  test("as MP4 of a million chunks beside its many parts of data is refused in time", async () => {
    const parts = ofParts([], [...big32(9), ...letters("mdat"), 1], 100_000);
    // Each chunk lies behind all data but the last.
    const table = chunks(MILLION, 12 + 136 + parts.length - 9);
    const seen = await watch(bytesInMemory(filmOf(table, sizes(1, MOST), parts)), "video/mp4");
    expect(seen.outcome).toBe("FILE_INCOMPLETE");
    expect(seen.reads).toBeLessThan(MOST_READS);
  });

  test.each([
    ["a million chunks behind its end", chunks(MILLION, 2 ** 31), sizes(9, MOST)],
    ["chunks of four gigabytes", chunks(9, DATA), sizes(MOST, MOST)],
    ["a table of more than is read at once", chunks(1_200_000, DATA), sizes(1, 1)],
  ])("as MP4 of %s is refused at once", async (_, table, samples) => {
    const seen = await watch(bytesInMemory(filmOf(table, samples)), "video/mp4");
    expect(seen.outcome).toBe("FILE_INCOMPLETE");
    expect(seen.reads).toBeLessThan(100);
  });

  test("as HEIC of a table of places that has no end is refused", async () => {
    const places = join(
      ...[big32(0x0200_0000), big16(0), big32(2 ** 32 - 1)],
      ...Array.from({ length: 60_000 }, () => join(big32(2), big16(0), big16(0), big16(65_535))),
    );
    const item = box("infe", big32(0x0200_0000), big16(1), big16(0), latin("hvc1"), [0]);
    const bytes = join(
      box("ftyp", latin("heic"), big32(0)),
      box(
        "meta",
        ...[big32(0), box("pitm", big32(0), big16(1)), box("iinf", big32(0), big16(1), item)],
        box("iloc", places),
      ),
      box("mdat", new Uint8Array(64).fill(1)),
    );
    const seen = await watch(bytes, "image/heic");
    expect(seen.outcome).toBe("FILE_INCOMPLETE");
    expect(seen.reads).toBeLessThan(100);
  });

  test("as AVI of lists in lists without end is refused", async () => {
    const list = [...letters("LIST"), 4, 0, 0, 0, ...letters("rec ")];
    const bytes = ofParts([], list, 30_000);
    const view = new DataView(bytes.buffer);
    for (let at = 0; at < bytes.length; at += 12)
      view.setUint32(at + 4, bytes.length - at - 8, true);
    const riff = join(
      ...[
        latin("RIFF"),
        little32(bytes.length + 44),
        latin("AVI LIST"),
        little32(24),
        latin("hdrl"),
      ],
      ...[latin("LIST"), little32(12), latin("strl"), new Uint8Array(8)],
      ...[latin("LIST"), little32(bytes.length + 4), latin("movi"), bytes],
    );
    const seen = await watch(riff, "video/vnd.avi");
    expect(seen).toMatchObject({ outcome: "FILE_INCOMPLETE" });
    // Each list that is held open takes a kilobyte.
    expect(seen.reads).toBeLessThan(100);
    await expect(findPlace(bytesInMemory(riff), "video/vnd.avi")).rejects.toThrow(Damaged);
  });

  test("as Matroska each of whose blocks is of another track is walked once", async () => {
    const element = (id: number[], ...content: Uint8Array[]) => {
      const whole = join(...content);
      return join(id, [0x08], big32(whole.length), whole);
    };
    const blocks = Array.from({ length: 60_000 }, (_, index) =>
      join([0xa3, 0x8b], big32(0x1000_0002 + index), [0, 0, 0, 1, 1, 1, 1]),
    );
    const film = join(
      element([0x1a, 0x45, 0xdf, 0xa3], latin("webm")),
      element(
        [0x18, 0x53, 0x80, 0x67],
        element(
          [0x16, 0x54, 0xae, 0x6b],
          element([0xae], new Uint8Array([0xd7, 0x81, 1, 0x83, 0x81, 1])),
        ),
        element([0x1f, 0x43, 0xb6, 0x75], ...blocks),
      ),
    );
    const before = cpuUsage();
    const seen = await watch(film, "video/webm");
    expect(seen).toMatchObject({ outcome: "FILE_INCOMPLETE" });
    expect(seen.reads).toBeGreaterThan(60_000);
    expect(cpuUsage(before).user).toBeLessThan(3_000_000);
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
