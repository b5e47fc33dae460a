import { deflateSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { gif, png } from "../../../tools/testing/files.ts";
import { PICTURE_FORMATS } from "../../../tools/testing/picture-headers.ts";
import { checkStructure } from "../structure/check-structure.ts";
import { bytesInMemory } from "../structure/file-bytes.ts";
import { withoutPlace } from "./forget-place.ts";
import { big16, big32, join, latin, little32, placeOf, zeros } from "./testing/bytes.ts";
import { box } from "./testing/movies.ts";
import { chunkOf } from "./testing/pngs.ts";

const WORDS = ["Calle Mayor", "Rosario", "ACME"];
const SAID = latin(WORDS.join(" of "));

async function expectForgotten(bytes: Uint8Array, type: string) {
  await checkStructure(bytesInMemory(bytes), type);
  for (const word of WORDS) expect([word, placeOf(bytes, word) >= 0]).toEqual([word, true]);
  const after = await withoutPlace(bytes, type);
  expect(after.length).toBe(bytes.length);
  for (const word of WORDS) expect([word, placeOf(after, word)]).toEqual([word, -1]);
  await checkStructure(bytesInMemory(after), type);
  expect(await withoutPlace(after, type)).toEqual(after);
  return after;
}

/** Maker, way up and place, in the order of bytes that a camera has. */
function exifOf(turned: number, isLittle: boolean) {
  const turn = (bytes: Uint8Array) => (isLittle ? bytes.toReversed() : bytes);
  const entry = (tag: number, value: Uint8Array) =>
    join(turn(big16(tag)), turn(big16(3)), turn(big32(1)), value);
  return join(
    ...[latin(isLittle ? "II" : "MM"), turn(big16(42)), turn(big32(8)), turn(big16(3))],
    ...[entry(0x010f, turn(big32(50))), entry(0x0112, join(turn(big16(turned)), zeros(2)))],
    ...[entry(0x8825, turn(big32(60))), zeros(4), SAID],
  );
}
/** What is left of it: the way up alone. */
const turnedTo = (turned: number) =>
  String.fromCharCode(
    ...join(latin("MM"), big16(42), big32(8), big16(1), big16(0x0112), big16(3), big32(1)),
    ...join(big16(turned), zeros(6)),
  );

describe("a photo in JPEG", () => {
  const plain = PICTURE_FORMATS.jpeg?.header(640, 480) ?? zeros(0);
  const segment = (marker: number, ...content: Uint8Array[]) => {
    const inside = join(...content);
    return join([0xff, marker], big16(2 + inside.length), inside);
  };

  test.each([
    [6, true],
    [8, false],
  ])("that is turned (%i) stays so, and says nothing else", async (turned, isLittle) => {
    const photo = join(
      plain.subarray(0, 2),
      ...[
        segment(0xe0, latin("JFIF\0"), zeros(9)),
        segment(0xe1, latin("Exif\0\0"), exifOf(turned, isLittle)),
      ],
      ...[segment(0xe1, latin("http://ns.adobe.com/xap/1.0/\0"), SAID), segment(0xed, SAID)],
      ...[segment(0xfe, SAID), segment(0xe2, latin("ICC_PROFILE\0"), latin("colours"))],
      ...[segment(0xe2, latin("MPF\0"), SAID), plain.subarray(2), SAID],
    );
    const after = await expectForgotten(photo, "image/jpeg");
    expect(placeOf(after, turnedTo(turned))).toBeGreaterThan(0);
    expect(placeOf(after, "colours")).toBe(placeOf(photo, "colours"));
    const frame = String.fromCharCode(...plain.subarray(2));
    expect(placeOf(after, frame)).toBe(placeOf(photo, frame));
  });

  test("whose notes are broken or too short says nothing", async () => {
    for (const exif of [
      latin("II*\0Calle Mayor Rosario ACME of Calle Mayor"),
      SAID.subarray(0, 20),
    ]) {
      const photo = join(
        ...[plain.subarray(0, 2), segment(0xe1, latin("Exif\0\0"), exif)],
        ...[segment(0xfe, SAID), plain.subarray(2)],
      );
      await expectForgotten(photo, "image/jpeg");
    }
  });
});

test("PNG: texts become chunks that nobody reads, the way up stays, checksums hold", async () => {
  const whole = png();
  const head = 33;
  const photo = join(
    ...[whole.subarray(0, head), chunkOf("eXIf", exifOf(6, false)), chunkOf("tEXt", SAID)],
    ...[chunkOf("zTXt", join(latin("a\0\0"), deflateSync(SAID))), chunkOf("iTXt", SAID)],
    ...[chunkOf("acMe", SAID), chunkOf("gAMA", big32(45_455)), whole.subarray(head), SAID],
  );
  const after = await expectForgotten(photo, "image/png");
  expect(placeOf(after, turnedTo(6))).toBeGreaterThan(0);
  expect(placeOf(after, "gAMA")).toBe(placeOf(photo, "gAMA"));
  expect(/[tiz]TXt|tEXt/.test(String.fromCharCode(...after))).toBe(false);
});

test("WebP: the way up stays, and the header no longer tells of other notes", async () => {
  const chunk = (name: string, content: Uint8Array) =>
    join(latin(name), little32(content.length), content, zeros(content.length % 2));
  const head = [5 << 5, 0, 0, 0x9d, 0x01, 0x2a, 16, 0, 16, 0];
  const coded = join(head, latin("the picture!"));
  const inside = join(
    ...[latin("WEBP"), chunk("VP8X", join([0x0c], zeros(9))), chunk("VP8 ", coded)],
    ...[chunk("EXIF", exifOf(6, true)), chunk("XMP ", SAID)],
  );
  const photo = join(latin("RIFF"), little32(inside.length), inside);
  const after = await expectForgotten(photo, "image/webp");
  expect(placeOf(after, turnedTo(6))).toBeGreaterThan(0);
  expect(after[20]).toBe(0x08);
  expect(placeOf(after, "the picture!")).toBe(placeOf(photo, "the picture!"));
});

test("GIF: comments and programs' notes go, how often it plays stays", async () => {
  const whole = gif();
  const blocks = (content: Uint8Array) => join([content.length], content, [0]);
  const photo = join(
    ...[whole.subarray(0, 13), [0x21, 0xfe], blocks(SAID), [0x21, 0xff, 11], latin("NETSCAPE2.0")],
    ...[blocks(Uint8Array.of(1, 0, 0)), [0x21, 0xff, 11], latin("XMP DataXMP"), blocks(SAID)],
    ...[whole.subarray(13), SAID],
  );
  const after = await expectForgotten(photo, "image/gif");
  expect(placeOf(after, "NETSCAPE2.0\x03\x01")).toBe(placeOf(photo, "NETSCAPE2.0\x03\x01"));
});

test.each([
  ["in the data", 0],
  ["inside the notes", 1],
])("HEIC: items that are no picture become zeros, %s", async (_, origin) => {
  const item = (id: number, kind: string) =>
    box("infe", big32(0x0200_0000), big16(id), big16(0), latin(kind), [0]);
  const location = (id: number, from: number, at: number, length: number) =>
    join(big16(id), big16(from), big16(0), big16(1), big32(at), big32(length));
  const picture = latin("the picture");
  const meta = (at: number) =>
    box(
      "meta",
      ...[zeros(4), box("hdlr", zeros(8), latin("pict"), zeros(12), latin("ACME\0"))],
      box("pitm", zeros(4), big16(1)),
      box("iinf", zeros(4), big16(3), item(1, "hvc1"), item(2, "Exif"), item(3, "mime")),
      box(
        "iloc",
        ...[big32(0x0100_0000), big16(0x4400), big16(3), location(1, 0, at, picture.length)],
        ...[location(2, origin, origin ? 0 : at + picture.length, SAID.length)],
        location(3, 0, at + picture.length + SAID.length, SAID.length),
      ),
      ...[box("idat", origin ? SAID : zeros(1)), box("uuid", SAID)],
    );
  const ftyp = box("ftyp", latin("heic"), zeros(4));
  const at = ftyp.length + meta(0).length + 8;
  const data = join(picture, origin ? zeros(SAID.length) : SAID, SAID, latin("the end"));
  const photo = join(ftyp, meta(at), box("mdat", data), box("mpvd", SAID));
  const after = await expectForgotten(photo, "image/heic");
  expect(placeOf(after, "the picture")).toBe(placeOf(photo, "the picture"));
  expect(placeOf(after, "the end")).toBe(placeOf(photo, "the end"));
});

/** Its sides, and the heads of its only tile. */
const CODESTREAM = join(
  ...[big32(0xff4f_ff51), big16(41), zeros(2), big32(8), big32(8), zeros(29)],
  ...[[0xff, 0x90], big16(10), zeros(8), [0xff, 0x93]],
);

test("JPEG 2000: boxes of notes become free", async () => {
  const photo = join(
    ...[box("jP  ", [13, 10, 0x87, 10]), box("uuid", SAID), box("xml ", SAID)],
    box("jp2c", CODESTREAM, latin("the picture")),
  );
  const after = await expectForgotten(photo, "image/jp2");
  expect(placeOf(after, "the picture")).toBe(placeOf(photo, "the picture"));
});
