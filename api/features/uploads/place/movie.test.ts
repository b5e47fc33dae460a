import { describe, expect, test } from "vitest";
import { checkStructure } from "../structure/check-structure.ts";
import { bytesInMemory, openBytes } from "../structure/file-bytes.ts";
import { findPlace } from "./find-place.ts";
import { withoutPlace } from "./forget-place.ts";
import { big32, join, latin, placeOf, zeros } from "./testing/bytes.ts";
import { box, largeBox, pictureFormat, ROTATION, trackBox, withData } from "./testing/movies.ts";

const PLACE = "+40.4168-003.7038/";
const SOUND = latin("what is seen and heard");
const clean = (bytes: Uint8Array, type = "video/quicktime") => withoutPlace(bytes, type);
const picture = (at: number, extra: Uint8Array = zeros(0)) =>
  trackBox({
    ...{ id: 1, handler: "vide", chunks: [{ at, size: SOUND.length }] },
    ...{ format: pictureFormat(), extra },
  });
const filmWith = (...extra: Uint8Array[]) =>
  withData((at) => box("moov", box("mvhd", zeros(100)), picture(at), ...extra), SOUND);

/** Nothing has moved: of the same length, with the same sound at the same place. */
async function expectForgotten(bytes: Uint8Array, words: readonly string[], type?: string) {
  for (const word of words) expect([word, placeOf(bytes, word) >= 0]).toEqual([word, true]);
  const after = await clean(bytes, type);
  expect(after.length).toBe(bytes.length);
  for (const word of words) expect([word, placeOf(after, word)]).toEqual([word, -1]);
  expect(placeOf(after, "what is seen and heard")).toBe(placeOf(bytes, "what is seen and heard"));
  await checkStructure(bytesInMemory(after), type ?? "video/quicktime");
  expect(await clean(after, type)).toEqual(after);
  return after;
}

describe("of a film", () => {
  test("place, maker and model in the boxes of users become free, wherever they stand", async () => {
    const udta = box("udta", box("©xyz", latin(PLACE)), box("©mak", latin("ACME")), zeros(4));
    const loci = box("udta", box("loci", latin("Calle Mayor")), box("auth", latin("Rosario")));
    const after = await expectForgotten(
      join(filmWith(udta, loci), box("udta", latin("Plaza Vieja")), largeBox("uuid", latin("xmp"))),
      [PLACE, "ACME", "Calle Mayor", "Rosario", "Plaza Vieja", "udta", "uuid", "xmp"],
    );
    expect(placeOf(after, "free")).toBeGreaterThan(0);
  });

  test("the keys and values that telephones write become free, in film and track", async () => {
    const meta = box(
      "meta",
      box("hdlr", zeros(8), latin("mdta"), zeros(13)),
      box("keys", zeros(4), big32(1), box("mdta", latin("com.apple.quicktime.location.ISO6709"))),
      box("ilst", box("\0\0\0\x01", box("data", zeros(8), latin(PLACE)))),
    );
    const old = box("udta", box("meta", zeros(4), box("ilst", box("©ART", latin("Rosario")))));
    const film = withData(
      (at) => box("moov", box("mvhd", zeros(100)), picture(at, join(meta, old)), meta, old),
      SOUND,
    );
    await expectForgotten(film, [PLACE, "location.ISO6709", "Rosario"]);
    await expectForgotten(film, [PLACE, "location.ISO6709", "Rosario"], "audio/x-m4a");
  });

  test("what a camera invents and what it hides in unused room goes too", async () => {
    const words = ["camera box", "unused room", "in the track", "behind the boxes"];
    const film = withData(
      (at) =>
        box(
          "moov",
          ...[box("mvhd", zeros(100)), picture(at, box("gps ", latin("in the track")))],
          ...[box("acme", latin("camera box")), box("free", latin("unused room"))],
        ),
      SOUND,
    );
    await expectForgotten(join(film, zeros(8), latin("behind the boxes")), words);
  });

  test("makers in the names of handler and encoder go, the way up and the times stay", async () => {
    const after = await expectForgotten(filmWith(), ["ACME Kamera 7", "ACME Enkoder", "acme"]);
    expect(placeOf(after, String.fromCharCode(...ROTATION))).toBeGreaterThan(0);
    const times = withData(
      (at) => box("moov", box("mvhd", latin("times"), zeros(95)), picture(at)),
      SOUND,
    );
    expect(placeOf(await clean(times), "times")).toBe(placeOf(times, "times"));
  });

  test("how much silence is cut off stays, and nothing beside it", async () => {
    const item = (name: string, value: string) =>
      box(
        "----",
        ...[box("mean", zeros(4), latin("com.apple.iTunes"))],
        ...[box("name", zeros(4), latin(name)), box("data", zeros(8), latin(value))],
      );
    const film = (value: string) =>
      filmWith(
        box(
          "udta",
          ...[box("©xyz", latin(PLACE))],
          box(
            "meta",
            ...[zeros(4), box("hdlr", zeros(8), latin("mdir"), zeros(13))],
            box("ilst", item("iTunSMPB", value), item("PLACE", "Calle Mayor")),
          ),
        ),
      );
    const after = await expectForgotten(film(" 00000000 00000840 000001CA"), [
      PLACE,
      "Calle Mayor",
    ]);
    expect(placeOf(after, "00000840")).toBeGreaterThan(0);
    await expectForgotten(film("Calle Mayor 3"), [PLACE, "Calle Mayor 3", "iTunSMPB"]);
  });
});

describe("of a track that nobody sees or hears", () => {
  const positions = latin(`${PLACE} and ${PLACE} and `);
  const film = (handler: string, options: { has64?: boolean; isEven?: boolean } = {}) =>
    withData(
      (at) => {
        const chunks = [0, 1].map((index) => ({
          at: at + SOUND.length + index * 23,
          size: index === 1 && !options.isEven ? 22 : 23,
        }));
        const track = trackBox({ id: 2, handler, chunks, ...options });
        return box("moov", box("mvhd", zeros(100)), picture(at), track);
      },
      join(SOUND, positions, latin("the end")),
    );

  test.each([
    ["meta", {}],
    ["camm", { has64: true }],
    ["meta", { isEven: true }],
  ])("(%s, %j) the positions are zeros and its box is free", async (handler, options) => {
    const after = await expectForgotten(film(handler, options), [PLACE]);
    expect(placeOf(after, "trak")).toBe(after.toString() && placeOf(film(handler), "trak"));
    expect(placeOf(after, handler)).toBe(-1);
    expect(placeOf(after, "the end")).toBe(placeOf(film(handler, options), "the end"));
  });

  test("subtitles that tell it go, others stay", async () => {
    const subtitles = (words: string) =>
      withData(
        (at) => {
          const chunks = [{ at: at + SOUND.length, size: words.length }];
          const track = trackBox({ id: 2, handler: "sbtl", chunks });
          return box("moov", box("mvhd", zeros(100)), picture(at), track);
        },
        join(SOUND, latin(words)),
      );
    for (const words of [
      "GPS(-3.70,40.41,15)",
      "[latitude: 40.4]",
      "40° 25' N",
      "40.41678 -3.70379",
      "HOME(149.02,-20.25)",
      "l\0a\0t\0i\0t\0u\0d\0:\0 \x004\x000\0",
    ]) {
      await expectForgotten(subtitles(words), [words]);
    }
    const spoken = subtitles("Hola, abuela: son las 10.30 y el GPS falla");
    expect(placeOf(await clean(spoken), "el GPS falla")).toBeGreaterThan(0);
  });

  test("chunks that lie outside of the data are not written", async () => {
    const outside = withData(
      (at) => {
        const chunks = [
          { at: 4, size: 20 },
          { at: at - 20, size: 20 },
          { at: at + SOUND.length, size: 9_000 },
        ];
        const track = trackBox({ id: 2, handler: "meta", chunks });
        return box("moov", box("mvhd", zeros(100)), picture(at), track);
      },
      join(SOUND, latin(PLACE)),
    );
    const after = await clean(outside);
    expect(after.length).toBe(outside.length);
    expect(after.subarray(0, 16)).toEqual(outside.subarray(0, 16));
    expect([placeOf(outside, PLACE) > 0, placeOf(after, PLACE)]).toEqual([true, -1]);
    await checkStructure(bytesInMemory(after), "video/mp4");
  });

  test.each([
    ["counted from the fragment", 0x02_0000],
    ["one behind the other", 0],
  ])("fragments of it go, %s, and those of the others stay", async (_, flags) => {
    const heard = latin("heard sound");
    const secret = latin(PLACE);
    const run = (size: number, offset: number | null) =>
      offset === null
        ? box("trun", big32(0x200), big32(1), big32(size))
        : box("trun", big32(0x201), big32(1), big32(offset), big32(size));
    const part = (id: number, ...content: Uint8Array[]) =>
      box("traf", box("tfhd", big32(flags), big32(id)), ...content);
    const moof = (at: number) =>
      box(
        "moof",
        box("mfhd", zeros(8)),
        part(1, run(heard.length, at)),
        part(2, run(secret.length, flags === 0 ? null : at + heard.length)),
      );
    const index = box(
      "moov",
      ...[box("mvhd", zeros(100)), picture(0), trackBox({ id: 2, handler: "meta", chunks: [] })],
      box("mvex", box("trex", zeros(4), big32(1), zeros(16))),
    );
    const data = box("mdat", heard, secret);
    const film = join(box("ftyp", latin("iso5")), index, moof(moof(0).length + 8), data);
    expect(placeOf(film, PLACE)).toBeGreaterThan(0);
    const after = await clean(film);
    expect([placeOf(after, PLACE), after.length]).toEqual([-1, film.length]);
    expect(placeOf(after, "heard sound")).toBe(placeOf(film, "heard sound"));
    await checkStructure(bytesInMemory(after), "video/mp4");
  });

  test("fragments of a size that the film's head tells go too", async () => {
    const secret = latin(PLACE);
    const moof = (at: number) =>
      box(
        "moof",
        box(
          "traf",
          box("tfhd", big32(0x02_0000), big32(2)),
          box("trun", big32(1), big32(2), big32(at)),
        ),
      );
    const index = box(
      "moov",
      ...[picture(0), trackBox({ id: 2, handler: "meta", chunks: [] })],
      box("mvex", box("trex", zeros(4), big32(2), zeros(8), big32(9), zeros(4))),
    );
    const film = join(
      box("ftyp", latin("iso5")),
      index,
      moof(moof(0).length + 8),
      box("mdat", secret),
    );
    expect(placeOf(await clean(film), "40.4168")).toBe(-1);
    expect(placeOf(await clean(film), "3.7038")).toBe(-1);
  });
});

describe("a hostile film", () => {
  const refused = (bytes: Uint8Array) =>
    expect(clean(bytes)).rejects.toMatchObject({ code: "FILE_INCOMPLETE" });

  test("of thousands of tracks, or of a box that ends behind its own, is refused", async () => {
    const track = box("trak", box("tkhd", zeros(8)));
    await refused(join(box("moov", ...Array(300).fill(track)), box("mdat", SOUND)));
    const broken = join(big32(9_000), latin("tkhd"), zeros(8));
    await refused(join(box("moov", box("trak", broken)), box("mdat", SOUND)));
  });

  test("whose boxes of users are broken inside loses them wholly", async () => {
    const meta = box("meta", zeros(4), big32(9_000), latin("ilst"), latin("Calle Mayor"));
    await expectForgotten(filmWith(box("udta", meta)), ["Calle Mayor"]);
  });

  test("that counts four billion samples takes no time, and of a large one little is read", async () => {
    const chunks = [{ at: 0, size: 0xffff_ffff }];
    const track = trackBox({ id: 2, handler: "meta", chunks, isEven: true });
    const film = join(box("moov", track), box("mdat", zeros(20_000_000)));
    let read = 0;
    const opened = openBytes(film.length, (start, length) => {
      read += length;
      return Promise.resolve(film.subarray(start, start + length));
    });
    await findPlace(opened, "video/mp4");
    expect(read).toBeLessThan(500_000);
  });
});
