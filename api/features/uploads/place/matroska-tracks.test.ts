import { deflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { checkStructure } from "../structure/check-structure.ts";
import { bytesInMemory } from "../structure/file-bytes.ts";
import { withoutPlace } from "./forget-place.ts";
import { join, latin, placeOf, zeros } from "./testing/bytes.ts";
import { element, longElement } from "./testing/matroska.ts";

const GPS = "GPS(-3.70379,40.41678,15)";
const SPOKEN = "Hola, abuela: son las 10.30";
const PICTURE = latin("what is seen");
const [SUBTITLES, METADATA] = [0x11, 0x21];
const NUMBER = [0xd7];
const KIND = [0x83];
const CODEC = [0x86];
const TRACK = [0xae];
const CLUSTER = [0x1f, 0x43, 0xb6, 0x75];
const CHECKSUM = join([0xbf, 0x84], [1, 2, 3, 4]);

const trackOf = (number: number, kind: number, codec: string, ...more: Uint8Array[]) =>
  element(
    TRACK,
    element(NUMBER, Uint8Array.of(number)),
    element(KIND, Uint8Array.of(kind)),
    element(CODEC, latin(codec)),
    ...more,
  );
const blockOf = (track: number, content: Uint8Array) => join([0x80 | track, 0, 0, 0x80], content);
const simple = (track: number, content: Uint8Array) => element([0xa3], blockOf(track, content));
const group = (track: number, content: Uint8Array) =>
  element([0xa0], element([0xa1], blockOf(track, content)), element([0x9b], Uint8Array.of(40)));

const packed = (method: number) =>
  element(
    [0x6d, 0x80],
    element([0x62, 0x40], element([0x50, 0x34], element([0x42, 0x54], Uint8Array.of(method)))),
  );

type Make = typeof element;
/** A film with a second track; where its cluster stays open nobody knew its length. */
const filmOf = (track: Uint8Array, blocks: Uint8Array[], make: Make = element, isOpen = false) => {
  const inCluster = join(CHECKSUM, simple(1, PICTURE), ...blocks, simple(1, PICTURE));
  const parts = [
    make([0x16, 0x54, 0xae, 0x6b], CHECKSUM, trackOf(1, 1, "V_VP8"), track),
    isOpen ? join(CLUSTER, [0xff], inCluster) : make(CLUSTER, inCluster),
  ];
  return join(
    make([0x1a, 0x45, 0xdf, 0xa3], element([0x42, 0x82], latin("matroska"))),
    isOpen
      ? join([0x18, 0x53, 0x80, 0x67, 0xff], ...parts)
      : make([0x18, 0x53, 0x80, 0x67], ...parts),
  );
};

/** As long as before, whole, and what is seen where it was. */
async function clean(bytes: Uint8Array) {
  const type = "video/matroska";
  await checkStructure(bytesInMemory(bytes), type);
  const after = await withoutPlace(bytes, type);
  expect(after.length).toBe(bytes.length);
  expect(placeOf(after, "what is seen")).toBe(placeOf(bytes, "what is seen"));
  await checkStructure(bytesInMemory(after), type);
  expect(await withoutPlace(after, type)).toEqual(after);
  return after;
}

const TEXT = trackOf(2, SUBTITLES, "S_TEXT/UTF8");
/** What tells that a track is still there: its kind. */
const isListed = (bytes: Uint8Array, kind: number) =>
  placeOf(bytes, String.fromCharCode(0x83, 0x40, 1, kind)) >= 0;

test.each([
  ["in groups", filmOf(TEXT, [group(2, latin(SPOKEN)), group(2, latin(GPS))])],
  ["in simple blocks", filmOf(TEXT, [simple(2, latin(SPOKEN)), simple(2, latin(GPS))])],
  ["with long lengths", filmOf(TEXT, [group(2, latin(GPS))], longElement)],
  ["of a recording that was not closed", filmOf(TEXT, [group(2, latin(GPS))], element, true)],
  ["in UTF-16", filmOf(TEXT, [group(2, latin([...GPS].join("\0")))])],
  [
    "packed by zlib",
    filmOf(trackOf(2, SUBTITLES, "S_TEXT/UTF8", packed(0)), [group(2, deflateSync(latin(GPS)))]),
  ],
  [
    "in the head of a track",
    filmOf(trackOf(2, SUBTITLES, "S_TEXT/ASS", element([0x63, 0xa2], latin(GPS))), [
      group(2, latin(SPOKEN)),
    ]),
  ],
])("subtitles that tell a place go with their track (%s)", async (_, film) => {
  const after = await clean(film);
  for (const words of ["GPS(", SPOKEN, deflateSync(latin(GPS)).toString("latin1")])
    expect([words, placeOf(after, words)]).toEqual([words, -1]);
  expect(isListed(film, SUBTITLES)).toBe(true);
  expect(isListed(after, SUBTITLES)).toBe(false);
  // List and cluster have changed, so their checksums no longer hold.
  expect(placeOf(after, String.fromCharCode(...CHECKSUM))).toBe(-1);
});

test.each([
  ["of words", filmOf(TEXT, [group(2, latin(SPOKEN))]), SPOKEN],
  [
    "packed by zlib",
    filmOf(trackOf(2, SUBTITLES, "S_TEXT/UTF8", packed(0)), [group(2, deflateSync(latin(SPOKEN)))]),
    deflateSync(latin(SPOKEN)).toString("latin1"),
  ],
  [
    "of pictures of words, whatever their bytes are",
    filmOf(trackOf(2, SUBTITLES, "S_HDMV/PGS"), [group(2, latin(GPS))]),
    GPS,
  ],
])("subtitles that tell none stay (%s)", async (_, film, words) => {
  expect(await clean(film)).toEqual(film);
  expect(placeOf(film, words)).toBeGreaterThan(0);
});

test.each([
  ["positions of a camera", trackOf(2, METADATA, "M_GPS"), "\x01\x02\x03 place"],
  ["words that cannot be unpacked", trackOf(2, SUBTITLES, "S_TEXT/UTF8", packed(2)), "a place"],
  ["words that are packed wrongly", trackOf(2, SUBTITLES, "S_TEXT/UTF8", packed(0)), "a place"],
])("a track of %s goes", async (_, track, content) => {
  const after = await clean(filmOf(track, [group(2, latin(content)), simple(2, latin(content))]));
  expect(placeOf(after, content)).toBe(-1);
  expect(placeOf(after, "V_VP8")).toBeGreaterThan(0);
});

test("words that would unpack to more than a film says go too, and nothing waits for them", async () => {
  const bomb = deflateSync(zeros(50_000_000)).subarray(0, 16_000);
  const track = trackOf(2, SUBTITLES, "S_TEXT/UTF8", packed(0));
  const after = await clean(filmOf(track, [], longElement));
  expect(isListed(after, SUBTITLES)).toBe(true);
  const film = filmOf(track, [longElement([0xa3], blockOf(2, bomb))], longElement);
  expect(isListed(await clean(film), SUBTITLES)).toBe(false);
});
