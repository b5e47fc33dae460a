import { describe, expect, test } from "vitest";
import { mp3 } from "../../../tools/testing/files.ts";
import { checkStructure } from "../structure/check-structure.ts";
import { bytesInMemory } from "../structure/file-bytes.ts";
import { withoutPlace } from "./forget-place.ts";
import { oggChecksum } from "./ogg-checksum.ts";
import { big32, join, latin, little32, placeOf, zeros } from "./testing/bytes.ts";
import { element, longElement } from "./testing/matroska.ts";

const WORDS = ["Calle Mayor", "Rosario", "ACME"];
const SAID = latin(WORDS.join(" of "));

/** Of the same length, whole, without the words, and what is played where it was. */
async function expectForgotten(bytes: Uint8Array, type: string, played: Uint8Array) {
  await checkStructure(bytesInMemory(bytes), type);
  const after = await withoutPlace(bytes, type);
  expect(after.length).toBe(bytes.length);
  for (const word of WORDS) expect([word, placeOf(after, word)]).toEqual([word, -1]);
  const text = String.fromCharCode(...played);
  expect(placeOf(bytes, text)).toBeGreaterThanOrEqual(0);
  expect(placeOf(after, text)).toBe(placeOf(bytes, text));
  await checkStructure(bytesInMemory(after), type);
  expect(await withoutPlace(after, type)).toEqual(after);
  return after;
}

describe("an MP3", () => {
  const sound = mp3(5);
  const tag = (version: number, flags: number, content: Uint8Array, mark = "ID3") =>
    join(
      latin(mark),
      [version, 0, flags, 0, 0, content.length >> 7, content.length & 127],
      content,
    );
  const frame = join(latin("TXXX"), big32(SAID.length), [0, 0], SAID);

  test.each([
    ["the second version", tag(2, 0, join(latin("TT2"), [0, 0, SAID.length], SAID))],
    ["shifted bytes and a longer header", tag(3, 0xc0, join(big32(6), zeros(6), frame))],
    ["a footer", join(tag(4, 0x10, frame), tag(4, 0x10, frame, "3DI").subarray(0, 10))],
    ["another tag behind it", join(tag(3, 0, frame), tag(4, 0, frame))],
  ])("keeps a tag of %s as long as it is, and nothing in it", async (_, tags) => {
    const after = await expectForgotten(join(tags, sound), "audio/mpeg", sound);
    expect([...after.subarray(0, 3)]).toEqual([...latin("ID3")]);
    expect(after[5]).toBe((tags[5] ?? 0) & 0x10);
  });

  test("forgets the tags behind its sound too", async () => {
    const ape = join(little32(SAID.length), zeros(4), latin("Place\0"), SAID);
    const mark = (flags: number) =>
      join(
        ...[latin("APETAGEX"), little32(2000), little32(ape.length + 32), little32(1)],
        ...[little32(flags), zeros(8)],
      );
    const long = join(latin("TAG+"), SAID, zeros(223 - SAID.length));
    const old = join(latin("TAG"), SAID, zeros(125 - SAID.length));
    const all = join(sound, mark(0xa000_0000), ape, mark(0x8000_0000), long, old);
    const after = await expectForgotten(all, "audio/mpeg", sound);
    expect(placeOf(after, "TAG")).toBeGreaterThan(0);
    expect(after.at(-1)).toBe(255);
  });

  const ape = (flags: number) => {
    const items = join(little32(SAID.length), zeros(4), latin("Place\0"), SAID);
    const mark = (kind: number) =>
      join(
        ...[latin("APETAGEX"), little32(2000), little32(items.length + 32), little32(1)],
        ...[little32(flags | kind), zeros(8)],
      );
    return join(mark(0x2000_0000), items, mark(0));
  };
  const lyrics = join(
    ...[latin("LYRICSBEGIN"), SAID, latin(String(SAID.length + 11).padStart(6, "0"))],
    latin("LYRICS200"),
  );

  test.each([
    ["a tag of APE before it", join(ape(0x8000_0000), sound)],
    ["zeros and a tag before it", join(zeros(900), tag(3, 0, frame), sound)],
    ["a tag, zeros and another tag before it", join(tag(3, 0, frame), zeros(9), ape(0), sound)],
    ["a tag between two songs", join(mp3(5), tag(3, 0, frame), sound)],
    ["junk before it", join(latin(` ${WORDS.join(" ")} `), sound)],
    ["junk between two songs", join(mp3(5), latin(` ${WORDS.join(" ")} `), sound)],
    ["the words of the song behind it", join(sound, lyrics, latin("TAG"), zeros(125))],
  ])("with %s keeps nothing of it", async (_, bytes) => {
    await expectForgotten(bytes, "audio/mpeg", sound);
  });
});

describe("a recording in Matroska", () => {
  const TAGS = [0x12, 0x54, 0xc3, 0x67];
  const ATTACHMENTS = [0x19, 0x41, 0xa4, 0x69];
  const TRACKS = [0x16, 0x54, 0xae, 0x6b];
  const CHECKSUM = join([0xbf, 0x84], [1, 2, 3, 4]);
  const seek = (id: number[]) =>
    element(
      [0x4d, 0xbb],
      element([0x53, 0xab], Uint8Array.from(id)),
      element([0x53, 0xac], zeros(4)),
    );
  /** Of the first track: when it is played, flags, and what is heard. */
  const block = join([0xa3, 0x8e, 0x81, 0, 0, 0x80], latin("the sounds"));
  const recording = (make: typeof element) =>
    join(
      make([0x1a, 0x45, 0xdf, 0xa3], element([0x42, 0x82], latin("webm"))),
      make(
        [0x18, 0x53, 0x80, 0x67],
        make([0x11, 0x4d, 0x9b, 0x74], CHECKSUM, seek(TRACKS), seek(TAGS), seek(ATTACHMENTS)),
        make(
          [0x15, 0x49, 0xa9, 0x66],
          ...[CHECKSUM, element([0x44, 0x89], zeros(4)), element([0x4d, 0x80], latin("Lavf59"))],
          ...[element([0x57, 0x41], SAID), element([0x7b, 0xa9], SAID)],
        ),
        make(
          TRACKS,
          element([0xae], element([0xd7], Uint8Array.of(1)), element([0x53, 0x6e], SAID)),
        ),
        make([0xec], SAID),
        make([0x1f, 0x43, 0xb6, 0x75], block),
        make(TAGS, element([0x73, 0x73], SAID)),
        make(ATTACHMENTS, element([0x61, 0xa7], SAID)),
      ),
    );

  test.each([
    ["two bytes", element],
    ["eight bytes", longElement],
  ])("with lengths of %s forgets tags, attachments, signs to them and names", async (_, make) => {
    const before = recording(make);
    const after = await expectForgotten(before, "video/webm", block);
    for (const id of [TAGS, ATTACHMENTS]) {
      expect(placeOf(after, String.fromCharCode(...id))).toBe(-1);
    }
    expect(placeOf(after, String.fromCharCode(...TRACKS))).toBeGreaterThan(0);
    expect(placeOf(after, "Lavf59")).toBe(placeOf(before, "Lavf59"));
    // Both lists have changed, so their checksums no longer hold.
    expect(placeOf(after, String.fromCharCode(0xbf, 0x84))).toBe(-1);
  });

  test("whose cluster stayed open forgets what is behind it, and a tag of nine bytes", async () => {
    const open = join(
      [0x1a, 0x45, 0xdf, 0xa3, 0x87, 0x42, 0x82, 0x84],
      ...[latin("webm"), [0x18, 0x53, 0x80, 0x67, 0xff], TRACKS, [0x85, 0xae, 0x83, 0xd7, 0x81, 1]],
      [0x1f, 0x43, 0xb6, 0x75, 0xff],
      block,
      ...[element(TAGS, SAID), TAGS, [0x84], latin("ACME")],
    );
    await expectForgotten(open, "video/webm", block);
  });

  test("with a sign that ends behind its list is refused", async () => {
    const broken = join([0x11, 0x4d, 0x9b, 0x74, 0x84], [0x4d, 0xbb, 0x88, 0]);
    const bytes = join(recording(element).subarray(0, 13), [0x18, 0x53, 0x80, 0x67, 0xff], broken);
    await expect(withoutPlace(join(bytes, zeros(40)), "video/webm")).rejects.toMatchObject({
      code: "FILE_INCOMPLETE",
    });
  });
});

describe("a recording in chunks", () => {
  const chunk = (name: string, ...content: Uint8Array[]) => {
    const inside = join(...content);
    return join(latin(name), little32(inside.length), inside, zeros(inside.length % 2));
  };
  const sound = latin("the sounds");
  /** One channel of 8,000 samples a second, of a byte each. */
  const format = chunk("fmt ", join([1, 0, 1, 0], little32(8_000), little32(8_000), [1, 0, 8, 0]));

  test("WAV: notes of any kind become room", async () => {
    const wav = chunk(
      "RIFF",
      ...[latin("WAVE"), chunk("LIST", latin("INFO"), chunk("IART", SAID)), chunk("bext", SAID)],
      ...[format, chunk("data", sound), chunk("id3 ", SAID), chunk("iXML", SAID)],
      ...[chunk("_PMX", SAID), chunk("acme", SAID, zeros(1))],
    );
    const after = await expectForgotten(join(wav, SAID), "audio/wav", sound);
    expect(placeOf(after, "JUNK")).toBe(12);
    expect(placeOf(after, "INFO")).toBe(-1);
    expect(placeOf(after, "fmt ")).toBe(placeOf(wav, "fmt "));
  });

  test("WAV of an open length keeps its sound to the end", async () => {
    const all = join(latin("RIFF"), zeros(4), latin("WAVE"), format);
    const open = join(all, chunk("bext", SAID), latin("data"), [255, 255, 255, 255], sound);
    await expectForgotten(open, "audio/wav", sound);
  });

  test("AVI: also what its lists hold beside the streams", async () => {
    const stream = chunk("LIST", latin("strl"), chunk("strh", zeros(56)), chunk("strd", SAID));
    const film = chunk(
      "RIFF",
      ...[
        latin("AVI "),
        chunk("LIST", latin("hdrl"), chunk("avih", zeros(56)), stream, chunk("IDIT", SAID)),
      ],
      ...[chunk("LIST", latin("INFO"), chunk("ISFT", SAID)), chunk("JUNK", SAID)],
      ...[chunk("LIST", latin("movi"), chunk("00wb", sound)), chunk("idx1", zeros(16))],
    );
    const after = await expectForgotten(film, "video/vnd.avi", sound);
    expect(placeOf(after, "strh")).toBe(placeOf(film, "strh"));
  });

  test("AVI: what stands between the pieces that are seen or heard", async () => {
    const stream = (kind: string) =>
      chunk("LIST", latin("strl"), chunk("strh", latin(kind), zeros(52)), chunk("strf", zeros(8)));
    const heads = chunk("LIST", latin("hdrl"), ...["vids", "auds", "txts"].map(stream));
    const pieces = [
      ...[chunk("00dc", latin("a picture")), chunk("02tx", SAID), chunk("JUNK", SAID)],
      ...[chunk("gps0", SAID), chunk("ix00", latin("an index")), chunk("07tx", SAID), zeros(64)],
      chunk("LIST", latin("rec "), chunk("02tx", SAID), chunk("01wb", sound), chunk("gps0", SAID)),
      ...[chunk("LIST", latin("acme"), chunk("00dc", SAID)), chunk("00pc", latin("colours"))],
    ];
    const form = (name: string, ...content: Uint8Array[]) =>
      chunk("RIFF", latin(name), ...content, chunk("LIST", latin("movi"), ...pieces));
    const film = join(form("AVI ", heads), form("AVIX"));
    const after = await expectForgotten(film, "video/vnd.avi", sound);
    for (const kept of ["a picture", "an index", "colours", "02tx", "rec "])
      expect([kept, placeOf(after, kept)]).toEqual([kept, placeOf(film, kept)]);
    expect(placeOf(after, "gps0")).toBe(-1);
    const second = (bytes: Uint8Array) => bytes.subarray(placeOf(bytes, "AVIX"));
    expect(placeOf(second(after), "a picture")).toBe(placeOf(second(film), "a picture"));
  });

  test("AVI: pieces that break off stay", async () => {
    const stream = chunk("LIST", latin("strl"), chunk("strh", latin("vids"), zeros(52)));
    const last = join(latin("00dc"), little32(9_000), latin("a cut picture"));
    const pieces = chunk("LIST", latin("movi"), chunk("00dc", sound), chunk("JUNK", SAID), last);
    const film = chunk("RIFF", latin("AVI "), chunk("LIST", latin("hdrl"), stream), pieces);
    const after = await expectForgotten(film, "video/vnd.avi", sound);
    expect(placeOf(after, "a cut picture")).toBe(placeOf(film, "a cut picture"));
  });
});

const comments = (...texts: string[]) =>
  join(
    ...[little32(SAID.length), SAID, little32(texts.length)],
    ...texts.flatMap((text) => [little32(text.length), latin(text)]),
  );

test("FLAC: words, pictures and programs' blocks become room", async () => {
  const block = (kind: number, content: Uint8Array) =>
    join(big32(kind * 0x100_0000 + content.length), content);
  const sound = join([0xff, 0xf8, 0x69, 0x18, 0, 0xbf, 0x8b], latin("the sounds"));
  const flac = join(
    ...[
      latin("fLaC"),
      block(0, zeros(34)),
      block(4, comments("LOCATION=Calle Mayor")),
      block(6, SAID),
    ],
    ...[block(2, SAID), block(1, SAID), block(3, latin("points to jump")), block(0x84, SAID)],
    sound,
  );
  const after = await expectForgotten(flac, "audio/flac", sound);
  expect(placeOf(after, "points to jump")).toBeGreaterThan(0);
  expect(after[42]).toBe(1);
  expect(after[after.length - sound.length - SAID.length - 4]).toBe(0x81);
});

describe("Ogg", () => {
  /** Pages as programs write them: pieces of 255 bytes, the last one shorter. */
  function page(kind: number, packets: Uint8Array[], isOpen = false) {
    const lengths = packets.flatMap((packet, index) => {
      const last = isOpen && index === packets.length - 1 ? [] : [packet.length % 255];
      return [...Array<number>(Math.floor(packet.length / 255)).fill(255), ...last];
    });
    const head = join(
      latin("OggS"),
      [0, kind],
      kind === 4 ? [9] : [0],
      zeros(7),
      little32(7),
      little32(0),
    );
    const bytes = join(head, zeros(4), [lengths.length], lengths, ...packets);
    bytes.set(little32(oggChecksum(bytes)), 22);
    return bytes;
  }
  const sumsHold = (bytes: Uint8Array) => {
    for (let at = 0; at < bytes.length; ) {
      const count = bytes[at + 26] ?? 0;
      const lengths = bytes.slice(at + 27, at + 27 + count);
      const end = at + 27 + count + lengths.reduce((sum, one) => sum + one, 0);
      const own = bytes.slice(at, end);
      const said = [...own.subarray(22, 26)];
      own.fill(0, 22, 26);
      expect([...little32(oggChecksum(own))]).toEqual(said);
      at = end;
    }
  };
  const sound = latin("the sounds");

  test("the checksum is that of the format's description", () => {
    expect(oggChecksum(latin("123456789"))).toBe(0x89a1_897f);
  });

  test.each([
    ["Opus", "OpusHead", "OpusTags", 0],
    ["Vorbis", "\x01vorbis", "\x03vorbis", 1],
    ["Theora", "\x80theora", "\x81theora", 0],
    ["Speex", "Speex   ", "", 0],
  ])(
    "%s: comments become spaces and each page's checksum holds",
    async (_, first, second, behind) => {
      const said = comments(
        `LOCATION=${"Calle Mayor ".repeat(60)}`,
        "R128_TRACK_GAIN=-573",
        "A",
        "ARTIST=Rosario",
      );
      const packet = join(latin(second), said, behind ? [1] : [], behind ? [] : SAID);
      const ogg = join(
        page(2, [join(latin(first), zeros(11))]),
        page(0, [packet.subarray(0, 510)], true),
        page(1, [packet.subarray(510), latin("how it is coded")]),
        page(4, [sound]),
      );
      sumsHold(ogg);
      const after = await expectForgotten(ogg, "audio/ogg", sound);
      sumsHold(after);
      expect(placeOf(after, "R128_TRACK_GAIN=-573")).toBe(placeOf(ogg, "R128_TRACK_GAIN=-573"));
      expect(placeOf(after, "how it is coded")).toBe(placeOf(ogg, "how it is coded"));
      if (behind) expect(placeOf(after, "\x01how it")).toBe(placeOf(ogg, "\x01how it"));
    },
  );

  test("FLAC inside of it: comments become spaces, pictures room", async () => {
    const block = (kind: number, content: Uint8Array) =>
      join([kind, 0, 0, content.length], content);
    const ogg = join(
      page(2, [join(latin("\x7fFLAC"), zeros(46))]),
      page(0, [block(4, comments("ARTIST=Rosario")), block(6, SAID), block(0x82, SAID)]),
      page(4, [join([255, 248], sound)]),
    );
    sumsHold(await expectForgotten(ogg, "audio/ogg", sound));
  });

  test("comments whose lengths are wrong become zeros from there on", async () => {
    const broken = join(little32(2), latin("ab"), little32(2), little32(9_000), SAID);
    const ogg = join(
      page(2, [join(latin("OpusHead"), zeros(11))]),
      page(0, [join(latin("OpusTags"), broken)]),
      page(4, [sound]),
    );
    sumsHold(await expectForgotten(ogg, "audio/ogg", sound));
  });
});
