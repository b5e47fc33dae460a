import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { mp3, ogg, webm } from "../../../tools/testing/files.ts";
import { PICTURE_FORMATS } from "../../../tools/testing/picture-headers.ts";
import { big16, big32, join, latin, little32, placeOf, zeros } from "../place/testing/bytes.ts";
import { box, trackBox, withData } from "../place/testing/movies.ts";
import { SIMPLE_BLOCK } from "./matroska.ts";
import type { Range } from "./ranges.ts";
import { check, isRefused } from "./testing/refused.ts";

type Bytes = Uint8Array<ArrayBuffer>;
const read = (name: string): Bytes =>
  new Uint8Array(readFileSync(new URL(`./testing/files/${name}`, import.meta.url)));
const view = (bytes: Bytes) => new DataView(bytes.buffer);
const ones = (count: number): Bytes => new Uint8Array(count).fill(1);

/** All places of a word. */
function placesOf(bytes: Bytes, words: string): number[] {
  const places: number[] = [];
  for (let at = 0; ; ) {
    const next = placeOf(bytes.subarray(at), words);
    if (next < 0) return places;
    places.push(at + next);
    at += next + 1;
  }
}

/** Where what carries the picture or the sound lies, by how the file is built. */
const CONTENTS: Record<string, (bytes: Bytes) => Range[]> = {
  jpg: (bytes) => {
    const scan = bytes.indexOf(0xda, placeOf(bytes, "\xff\xda"));
    return [{ from: scan + 1 + view(bytes).getUint16(scan + 1), end: bytes.length - 2 }];
  },
  gif: (bytes) =>
    placesOf(bytes, "\x2c\0\0\0\0").map((at) => {
      const flags = bytes[at + 9] ?? 0;
      const data = at + 11 + (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
      return { from: data + 1, end: data + 1 + (bytes[data] ?? 0) };
    }),
  webp: (bytes) =>
    ["VP8 ", "VP8L"].flatMap((name) => placesOf(bytes, name).map((at) => chunkAt(bytes, at))),
  heic: (bytes) => boxesOf(bytes, "mdat"),
  mp4: (bytes) => boxesOf(bytes, "mdat"),
  jp2: (bytes) => boxesOf(bytes, "jp2c"),
  webm: blocksOf,
  ogg: (bytes) =>
    placesOf(bytes, "OggS").flatMap((at, index, pages) => {
      const from = at + 27 + (bytes[at + 26] ?? 0);
      const isSound = view(bytes).getBigInt64(at + 6, true) > 0n;
      return isSound ? [{ from, end: pages[index + 1] ?? bytes.length }] : [];
    }),
  flac: (bytes) => [{ from: placeOf(bytes, "\xff\xf8"), end: bytes.length }],
  aac: (bytes) =>
    placesOf(bytes, "\xff\xf1").map((at, index, frames) => ({
      ...{ from: at + 7, end: frames[index + 1] ?? bytes.length },
    })),
  amr: () => [
    { from: 7, end: 38 },
    { from: 39, end: 70 },
  ],
  avi: (bytes) => [chunkAt(bytes, placeOf(bytes, "movi") - 8)].map(listed),
  bmp: (bytes) => [{ from: view(bytes).getUint32(10, true), end: bytes.length }],
};

const listed = ({ from, end }: Range): Range => ({ from: from + 4, end });
const chunkAt = (bytes: Bytes, at: number): Range => ({
  ...{ from: at + 8, end: at + 8 + view(bytes).getUint32(at + 4, true) },
});
const boxesOf = (bytes: Bytes, name: string): Range[] =>
  placesOf(bytes, name).map((at) => ({
    ...{ from: at + 4, end: at - 4 + view(bytes).getUint32(at - 4) },
  }));
/** The one block of the file, behind its track, time and flags. */
function blocksOf(bytes: Bytes): Range[] {
  const cluster = placeOf(bytes, "\x1f\x43\xb6\x75");
  const at = bytes.indexOf(SIMPLE_BLOCK, cluster);
  const lengthBytes = Math.clz32(bytes[at + 1] ?? 0) - 23;
  return [{ from: at + 1 + lengthBytes + 4, end: bytes.length }];
}

const HELD: [string, string, string][] = [
  ["film-frame.jpg", "image/jpeg", "jpg"],
  ["arithmetic.jpg", "image/jpeg", "jpg"],
  ...["point", "transparent", "interlaced", "moving"].map((name): [string, string, string] => [
    `${name}.gif`,
    "image/gif",
    "gif",
  ]),
  ...["lossy", "lossless", "alpha", "moving"].map((name): [string, string, string] => [
    `${name}.webp`,
    "image/webp",
    "webp",
  ]),
  ["still.heic", "image/heic", "heic"],
  ["thumbnail.heic", "image/heic", "heic"],
  ["still.avif", "image/avif", "heic"],
  ["series.avif", "image/avif", "heic"],
  ["picture.jp2", "image/jp2", "jp2"],
  ["film.mp4", "video/mp4", "mp4"],
  ["fragments.mp4", "video/mp4", "mp4"],
  ["voice.m4a", "audio/mp4", "mp4"],
  ["timecode.mov", "video/quicktime", "mp4"],
  ["film.3gp", "video/3gpp", "mp4"],
  ["film.webm", "video/webm", "webm"],
  ["voice.webm", "audio/webm", "webm"],
  ...["opus.ogg", "vorbis.ogg", "flac.ogg", "speex.ogg", "theora.ogv"].map(
    (name): [string, string, string] => [name, "audio/ogg", "ogg"],
  ),
  ["fixed.flac", "audio/flac", "flac"],
  ["voice.aac", "audio/aac", "aac"],
  ["voice.amr", "audio/amr", "amr"],
  ["film.avi", "video/vnd.avi", "avi"],
  ["packed.bmp", "image/bmp", "bmp"],
];

test.each(HELD)(
  "%s with zeros for what is shown or played is refused",
  async (name, type, kind) => {
    const bytes = read(name);
    await check(bytes, type);
    const contents = CONTENTS[kind]?.(bytes) ?? [];
    for (const { from, end } of contents) {
      expect(end - from).toBeGreaterThan(0);
      bytes.fill(0, from, end);
    }
    expect([contents.length > 0, await isRefused(bytes, type)]).toEqual([true, true]);
  },
);

/** Nothing but what is shown or played differs between a file that is taken and one that is not. */
async function expectJudged(type: string, whole: Bytes[], hollow: Record<string, Bytes>) {
  for (const bytes of whole) await check(bytes, type);
  for (const [what, bytes] of Object.entries(hollow)) {
    expect([what, await isRefused(bytes, type)]).toEqual([what, true]);
  }
}

const changed = (bytes: Bytes, at: number, ...values: number[]): Bytes => {
  const copy = bytes.slice();
  copy.set(values, at);
  return copy;
};

describe("a header alone is refused", () => {
  test("as JPEG", async () => {
    const segment = (marker: number, ...content: (Uint8Array | number[])[]) => {
      const inside = join(...content);
      return join([0xff, marker], big16(2 + inside.length), inside);
    };
    const divisors = segment(0xdb, [0], ones(64));
    const codes = segment(0xc4, [0, 0, 1], zeros(14), [7]);
    const frame = (marker = 0xc0, sides = [0, 8, 0, 8], components = 1) =>
      segment(marker, [8], sides, [components], ones(3 * components));
    const scan = segment(0xda, [1, 1, 0, 0, 63, 0]);
    const jpeg = (...parts: Uint8Array[]) => join([0xff, 0xd8], ...parts, [0xff, 0xd9]);
    const data = Uint8Array.of(0x5a, 0xff, 0);
    const shortCodes = segment(0xc4, [0, 1], zeros(15), [7]);
    await expectJudged(
      "image/jpeg",
      [
        jpeg(divisors, codes, frame(), scan, data),
        jpeg(divisors, codes, frame(0xc2), scan, Uint8Array.of(0xff, 0)),
        jpeg(divisors, frame(0xc9), scan, data),
        jpeg(codes, frame(0xc3), scan, data),
        jpeg(segment(0xe0, latin("AVI1")), divisors, frame(), scan, data),
        // One grey is nothing but zeros where its code has one bit.
        jpeg(divisors, shortCodes, frame(), scan, zeros(8)),
      ],
      {
        "no quantisation table": jpeg(codes, frame(), scan, data),
        "an empty quantisation table": jpeg(segment(0xdb), codes, frame(), scan, data),
        "no code": jpeg(divisors, frame(), scan, data),
        "tables behind the scan": jpeg(frame(), scan, data, divisors, codes),
        "no width": jpeg(divisors, codes, frame(0xc0, [0, 8, 0, 0]), scan, data),
        "no height": jpeg(divisors, codes, frame(0xc0, [0, 0, 0, 8]), scan, data),
        "no component": jpeg(divisors, codes, frame(0xc0, [0, 8, 0, 8], 0), scan, data),
        "five components": jpeg(divisors, codes, frame(0xc0, [0, 8, 0, 8], 5), scan, data),
        "no frame": jpeg(divisors, codes, scan, data),
        "no data": jpeg(divisors, codes, frame(), scan),
        "nothing but a restart": jpeg(divisors, codes, frame(), scan, Uint8Array.of(0xff, 0xd0)),
        "data of zeros": jpeg(divisors, codes, frame(), scan, zeros(8)),
      },
    );
  });

  test("as GIF", async () => {
    const gif = (screen: number, side: number, ...data: number[]) =>
      join(
        ...[latin("GIF89a"), [screen, 0, screen, 0, 0, 0, 0, 0x2c], zeros(4)],
        ...[[side, 0, side, 0, 0], data, [0x3b]],
      );
    await expectJudged(
      "image/gif",
      [gif(1, 1, 2, 2, 0x44, 1, 0), gif(0, 1, 2, 2, 0x44, 1, 0), gif(1, 0, 2, 2, 0x44, 1, 0)],
      {
        "no data": gif(1, 1, 2, 0),
        "data of zeros": gif(1, 1, 2, 2, 0, 0, 0),
        "no size": gif(0, 0, 2, 2, 0x44, 1, 0),
        "codes of no bits": gif(1, 1, 0, 2, 0x44, 1, 0),
        "codes of twelve bits": gif(1, 1, 12, 3, 0, 16, 1, 0),
      },
    );
  });

  test("as WebP", async () => {
    const webp = (...chunks: Uint8Array[]) => {
      const inside = join(latin("WEBP"), ...chunks);
      return join(latin("RIFF"), little32(inside.length), inside);
    };
    const chunk = (name: string, content: Uint8Array | readonly number[]) =>
      join(latin(name), little32(content.length), content);
    const lossy = join([1 << 5, 0, 0, 0x9d, 0x01, 0x2a, 8, 0, 8, 0, 1, 1]);
    const lossless = join([0x2f, 7, 0, 0, 0, 1]);
    const frame = (content: Uint8Array) => chunk("ANMF", join(zeros(16), content));
    await expectJudged(
      "image/webp",
      [
        webp(chunk("VP8 ", lossy)),
        webp(chunk("VP8L", lossless)),
        webp(frame(join(chunk("ALPH", [1, 1]), chunk("VP8 ", lossy)))),
      ],
      {
        "a frame that builds on another": webp(chunk("VP8 ", changed(lossy, 0, 33))),
        "no start code": webp(chunk("VP8 ", changed(lossy, 3, 0))),
        "no width": webp(chunk("VP8 ", changed(lossy, 6, 0))),
        "no height": webp(chunk("VP8 ", changed(lossy, 8, 0))),
        "a first part that is too long": webp(chunk("VP8 ", changed(lossy, 0, 2 << 5))),
        "a first part of zeros": webp(chunk("VP8 ", changed(lossy, 10, 0))),
        "lossless by name": webp(chunk("VP8L", changed(lossless, 0, 0))),
        "a lossless version that does not exist": webp(chunk("VP8L", changed(lossless, 4, 32))),
        "a lossless head alone": webp(chunk("VP8L", changed(lossless, 5, 0))),
        "a few bytes": webp(chunk("VP8 ", [1, 2, 3, 4])),
        "a frame without a picture": webp(frame(chunk("ALPH", [1, 1]))),
        "a frame with rubbish": webp(frame(chunk("VP8 ", [1, 2, 3, 4]))),
      },
    );
  });

  test("as HEIC", async () => {
    const item = (id: number, kind: string) =>
      box("infe", big32(0x0200_0000), big16(id), big16(0), latin(kind), [0]);
    type Place = { id: number; from: number; length: number; inNotes?: boolean };
    const heic = (kinds: string[], places: (at: number) => Place[], data = ones(8), main = [1]) => {
      const ftyp = box("ftyp", latin("heic"), zeros(4));
      const items = kinds.map((kind, index) => item(index + 1, kind));
      const meta = (at: number) =>
        box(
          "meta",
          ...[zeros(4), box("hdlr", zeros(24))],
          ...main.map((id) => box("pitm", zeros(4), big16(id))),
          box("iinf", zeros(4), big16(items.length), ...items),
          box(
            "iloc",
            ...[big32(0x0100_0000), big16(0x4400), big16(places(at).length)],
            ...places(at).map(({ id, from, length, inNotes }) =>
              join(
                big16(id),
                big16(inNotes ? 1 : 0),
                big16(0),
                big16(1),
                big32(from),
                big32(length),
              ),
            ),
          ),
          box("idat", [0, 0, 0, 1, 0, 8, 0, 8]),
        );
      return join(ftyp, meta(ftyp.length + meta(0).length + 8), box("mdat", data));
    };
    const one = (at: number) => [{ id: 1, from: at, length: 8 }];
    const grid = { id: 1, from: 0, length: 8, inNotes: true };
    await expectJudged(
      "image/heic",
      [
        heic(["hvc1"], one),
        heic(["hvc1", "Exif"], (at) => [...one(at), { id: 2, from: 0, length: 0 }]),
        heic(["grid", "hvc1"], (at) => [grid, { id: 2, from: at, length: 8 }]),
      ],
      {
        "no table of places": heic(["hvc1"], () => []),
        "no main picture": heic(["hvc1"], one, ones(8), []),
        "a main picture that does not exist": heic(["hvc1"], one, ones(8), [2]),
        "a place outside of the file": heic(["hvc1"], (at) => [{ id: 1, from: at, length: 9 }]),
        "a place outside of the data": heic(["hvc1"], () => [{ id: 1, from: 8, length: 8 }]),
        "an empty place": heic(["hvc1"], (at) => [{ id: 1, from: at, length: 0 }]),
        "data of zeros": heic(["hvc1"], one, zeros(8)),
        "no data": heic(["hvc1"], one, zeros(0)),
        "a grid of nothing": heic(["grid"], () => [grid]),
        "a grid whose tile is nowhere": heic(["grid", "hvc1"], () => [grid]),
        "a tile outside of the file": heic(["grid", "hvc1"], (at) => [
          ...[grid, { id: 2, from: at + 8, length: 8 }],
        ]),
      },
    );
  });

  test("as JPEG 2000", async () => {
    const sizes = (width: number, height: number) =>
      join(big16(0xff51), big16(41), zeros(2), big32(width), big32(height), zeros(29));
    const tile = (length: number) =>
      join(big16(0xff90), big16(10), zeros(2), big32(length), [0, 1]);
    const start = big16(0xff4f);
    const picture = (...parts: Uint8Array[]) => box("jp2c", ...parts);
    const coded = join(big16(0xff93), ones(4));
    await expectJudged(
      "image/jp2",
      [picture(start, sizes(8, 8), tile(18), coded), picture(start, sizes(8, 8), tile(0), coded)],
      {
        zeros: picture(zeros(80)),
        "another start": picture(big16(0xff4e), sizes(8, 8), tile(18), coded),
        "no start": picture(sizes(8, 8), tile(18), coded),
        "no width": picture(start, sizes(0, 8), tile(18), coded),
        "no height": picture(start, sizes(8, 0), tile(18), coded),
        "no tile": picture(start, sizes(8, 8)),
        "a tile that breaks off": picture(start, sizes(8, 8), tile(19), coded),
        "a tile without data": picture(start, sizes(8, 8), tile(14), big16(0xff93), zeros(2)),
        "a box beside it alone": box("jp2h", zeros(40)),
      },
    );
  });

  test("as MP4", async () => {
    type Sample = { at: number; size: number };
    type Film = {
      handler?: string;
      codec?: string | null;
      data?: Bytes;
      has64?: boolean;
      isEven?: boolean;
    };
    const film = (
      chunks: (at: number) => Sample[],
      { handler = "vide", codec = "avc1", data = ones(8), ...tables }: Film = {},
    ) =>
      withData((at) => {
        const track = { id: 1, handler, chunks: chunks(at), ...tables };
        return box(
          "moov",
          box("mvhd", zeros(100)),
          trackBox({ ...track, format: codec ? box(codec) : [] }),
        );
      }, data);
    const one = (at: number) => [{ at, size: 8 }];
    const trackAt = (at: number) => ({ id: 1, handler: "vide", chunks: one(at) });
    /** Sizes of one byte each. */
    const compact = (bytes: Bytes) => {
      const at = placeOf(bytes, "stsz");
      return changed(changed(bytes, at, ...latin("stz2")), at + 11, 8, 0, 0, 0, 1, 8);
    };
    await expectJudged(
      "video/mp4",
      [
        film(one),
        film(one, { has64: true }),
        film(one, { isEven: true }),
        compact(film(one)),
        film(one, { handler: "soun", codec: "sowt", data: zeros(8) }),
        // The last chunk of sound has room for more samples than there are.
        changed(film(one, { isEven: true }), placeOf(film(one), "stsc") + 19, 9),
      ],
      {
        "a track without samples": film(() => []),
        "samples without bytes": film((at) => [{ at, size: 0 }]),
        "samples outside of the file": film((at) => [{ at, size: 9 }]),
        "one sample outside of the file": film((at) => [...one(at), { at: at + 8, size: 1 }]),
        "samples outside of the data": film(() => [{ at: 0, size: 8 }]),
        "samples of zeros": film(one, { data: zeros(8) }),
        "empty data": film((at) => [{ at, size: 0 }], { data: zeros(0) }),
        "a track that nobody sees": film(one, { handler: "meta" }),
        "no codec": film(one, { codec: null }),
        "three hundred tracks": withData(
          (at) => box("moov", ...Array<Bytes>(300).fill(trackBox(trackAt(at)))),
          ones(8),
        ),
        "no track": withData(() => box("moov", box("mvhd", zeros(100))), ones(8)),
      },
    );
  });

  test("as MP4 in fragments", async () => {
    const index = (handler: string) =>
      box("moov", trackBox({ id: 1, handler, chunks: [], format: box("avc1") }));
    const moof = (at: number, id: number, size: number) =>
      box(
        "moof",
        box(
          "traf",
          ...[box("tfhd", big32(0x02_0000), big32(id))],
          box("trun", big32(0x201), big32(1), big32(at), big32(size)),
        ),
      );
    const film = (size: number, { id = 1, handler = "vide", data = ones(8) } = {}) => {
      const at = moof(0, id, size).length + 8;
      return join(index(handler), moof(at, id, size), box("mdat", data));
    };
    await expectJudged("video/mp4", [film(8)], {
      "a run without bytes": film(0),
      "a run outside of the file": film(9),
      "a run of zeros": film(8, { data: zeros(8) }),
      "a run of another track": film(8, { id: 2 }),
      "a run of a track that nobody sees": film(8, { handler: "meta" }),
      "no data behind it": film(8, { data: zeros(0) }),
      "no data behind the last of them": join(film(8), moof(0, 1, 8)),
    });
  });

  test("as WebM", async () => {
    const whole = webm();
    const track = placeOf(whole, "\xd7\x81");
    const block = whole.length - 400 + placeOf(whole, "\x81\0\0\x80");
    const closed = (content: number[]) =>
      join(
        ...[whole.subarray(0, placeOf(whole, "\x1f\x43\xb6\x75")), [0x1f, 0x43, 0xb6, 0x75, 0xff]],
        ...[[SIMPLE_BLOCK, 0x80 + content.length], content],
      );
    const grouped = (content: number[]) => {
      const inner = [0xa1, 0x80 + content.length, ...content];
      return changed(closed(inner), closed(inner).length - inner.length - 2, 0xa0);
    };
    const typed = (kind: number) =>
      join(
        ...[whole.subarray(0, track - 3), [0x88, 0xae, 0x86, 0xd7, 0x81, 1, 0x83, 0x81, kind]],
        whole.subarray(track + 3),
      );
    const sound = [0x81, 0, 0, 0x80, 1];
    await expectJudged("video/webm", [whole, closed(sound), grouped(sound), typed(1), typed(2)], {
      "a block of another track": changed(whole, block, 0x82),
      "a track without a number": changed(whole, track, 0xd8),
      "a track that nobody sees": typed(17),
      "a block that is a head alone": closed(sound.slice(0, 4)),
      "a block of few bytes": closed([0x81]),
      "a block of zeros": closed([...sound.slice(0, 4), 0, 0]),
      "an empty group": grouped([]),
      "a group of a head alone": grouped(sound.slice(0, 4)),
    });
  });

  test("as OGG", async () => {
    const whole = ogg("OpusHead");
    const hollow = ogg("OpusHead").fill(0, whole.length - 50);
    const last = placesOf(whole, "OggS").at(-1) ?? 0;
    await expectJudged("audio/ogg", [whole, ogg("fishead", "\x80theora")], {
      "no codec that anybody knows": ogg("NobodyKnows"),
      "zeros for a codec": ogg("\0\0\0\0\0\0\0\0"),
      "no sound": hollow,
      "a page of another stream": changed(whole, last + 14, 7),
      "nothing behind its headers": whole.slice(0, last),
    });
  });

  test("as FLAC", async () => {
    const whole = read("fixed.flac");
    const frame = placeOf(whole, "\xff\xf8");
    // It says no longest frame, as when it is recorded into a pipe.
    const piped = (bytes: Bytes) => changed(bytes, 15, 0, 0, 0);
    await expectJudged("audio/flac", [piped(whole), piped(read("rare-rate.flac"))], {
      "a checksum that does not hold": changed(piped(whole), frame + 2, 0x19),
      "a head alone": piped(whole).slice(0, frame + 9),
    });
  });

  test("as AAC and AMR", async () => {
    const frame = [0xff, 0xf1, 0x50, 0x80, 0x01, 0x1f, 0xfc, 1];
    const bare = [0xff, 0xf1, 0x50, 0x80, 0x00, 0xff, 0xfc];
    await expectJudged("audio/aac", [join(frame, frame)], {
      "one frame": join(frame),
      "heads of frames": join(bare, bare, bare),
      "frames of zeros": join(frame.with(7, 0), frame.with(7, 0)),
    });
    const mark = latin("#!AMR\n");
    const note = [0x3c, ...ones(31)];
    await expectJudged("audio/amr", [join(mark, note, note), join(mark, [0x7c], note)], {
      "one frame": join(mark, note),
      "frames of nothing": join(mark, [0x7c, 0x7c, 0x7c]),
      "frames of zeros": join(mark, [0x3c], zeros(31), [0x3c], zeros(31)),
    });
  });

  test("as MP3", async () => {
    const stated = (frames: number) => {
      const bytes = mp3(frames);
      bytes.set(join(latin("Info"), big32(2), big32(417)), 36);
      return bytes;
    };
    const tag = join(latin("ID3"), [4, 0, 0, 0, 0, 3, 0], zeros(384));
    const ape = join(latin("APETAGEX"), little32(2000), little32(0), little32(0));
    const head = join(ape, little32(0x2000_0000), zeros(8));
    const html = latin("<p>Hola</p>".repeat(9_000));
    const whole = [
      stated(3),
      join(mp3(3), zeros(600)),
      join(zeros(9_000), mp3(9)),
      join(head, mp3(9)),
      join(tag, zeros(99), tag, mp3(9)),
      join(mp3(9).subarray(200)),
      join(mp3(9), tag, mp3(9), latin("junk"), mp3(9)),
      join(mp3(9).subarray(0, 9 * 417 - 99)),
      join(mp3(9), head, latin("TAG"), zeros(125)),
    ];
    await expectJudged("audio/mpeg", whole, {
      "what says its length alone": stated(2),
      "three frames and zeros": join(mp3(3), zeros(1_000_000)),
      "three frames and a page": join(mp3(3), html),
      "three frames and an archive": join(mp3(3), latin("PK\x03\x04"), html),
      "frames far from each other": join(
        ...Array(9)
          .fill([mp3(2), zeros(9_000)])
          .flat(),
      ),
    });
  });

  const chunk = (name: string, ...content: (Uint8Array | readonly number[])[]) => {
    const inside = join(...content);
    return join(latin(name), little32(inside.length), inside, zeros(inside.length % 2));
  };

  test("as WAV", async () => {
    const format = (tag = 1, channels = 1, rate = 8_000, block = 2) =>
      chunk("fmt ", [tag, 0, channels, 0], little32(rate), little32(16_000), [block, 0, 16, 0]);
    const wav = (form: Uint8Array, data: Uint8Array) =>
      chunk("RIFF", latin("WAVE"), form, chunk("data", data));
    await expectJudged(
      "audio/wav",
      [wav(format(), zeros(2)), wav(format(0x55, 1, 8_000, 40), zeros(2))],
      {
        "no format": chunk("RIFF", latin("WAVE"), chunk("data", zeros(2))),
        "a short format": wav(chunk("fmt ", [0x55, 0, 1, 0], ones(10)), zeros(2)),
        "no channel": wav(format(1, 0), zeros(2)),
        "no rate": wav(format(1, 1, 0), zeros(2)),
        "no sound": wav(format(), zeros(0)),
        "less than a sample": wav(format(), zeros(1)),
      },
    );
  });

  test("as AVI", async () => {
    const avi = (streams: number, ...pieces: Uint8Array[]) => {
      const stream = chunk("LIST", latin("strl"), chunk("strh", zeros(56)));
      const heads = Array.from({ length: streams }, () => stream);
      return chunk(
        "RIFF",
        ...[latin("AVI "), chunk("LIST", latin("hdrl"), chunk("avih", zeros(56)), ...heads)],
        chunk("LIST", latin("movi"), ...pieces),
      );
    };
    const piece = chunk("00dc", ones(4));
    await expectJudged(
      "video/vnd.avi",
      [avi(1, piece), avi(1, chunk("LIST", latin("rec "), piece)), avi(2, chunk("01wb", ones(4)))],
      {
        "no pieces": avi(1),
        "an empty piece": avi(1, chunk("00dc")),
        "an index alone": avi(1, chunk("ix00", ones(8))),
        "no streams": avi(0, piece),
        "a piece of a stream that does not exist": avi(1, chunk("01dc", ones(4))),
        "a piece without a number": avi(1, chunk("    ", ones(4))),
        "a list of nothing": avi(1, chunk("LIST", latin("rec "))),
      },
    );
  });

  test("as BMP", async () => {
    const whole = PICTURE_FORMATS.bmp?.header(4, 4) ?? zeros(0);
    const plain = join(changed(whole, 30, 0), zeros(64));
    const side = (at: number, value: number) => changed(plain, at, ...little32(value));
    await expectJudged("image/bmp", [whole, plain, side(22, 2 ** 32 - 4)], {
      "no width": side(18, 0),
      "no height": side(22, 0),
      "two planes": changed(plain, 26, 2),
      "points of seven bits": changed(plain, 28, 7),
      "packed points of 24 bits": changed(whole, 28, 24),
      "rows packed into zeros": changed(whole, 54, 0, 0),
      "a way of packing that does not exist": changed(whole, 30, 9),
      "a description of no length": changed(plain, 14, 4),
      "a picture inside of its description": changed(plain, 10, 20),
    });
  });
});
