import { readdirSync, readFileSync } from "node:fs";
import { typeByBytes } from "@acompana/kit/containers";
import { describe, expect, test } from "vitest";
import { checkStructure } from "../structure/check-structure.ts";
import { bytesInMemory } from "../structure/file-bytes.ts";
import { withoutPlace } from "./forget-place.ts";
import { big32, join, latin, little32, placeOf, zeros } from "./testing/bytes.ts";

const FOLDER = new URL("../structure/testing/files/", import.meta.url);
const read = (name: string) => new Uint8Array(readFileSync(new URL(name, FOLDER)));
const names = readdirSync(FOLDER).filter((name) => /\.(?!md|bmp)\w+$/.test(name));
const typeOf = async (bytes: Uint8Array) =>
  (await typeByBytes(bytes, bytesInMemory(bytes), null)) ?? "none";

const WORDS = "Calle Mayor";
/** ID3 of its first version, whose title many formats would take for a name of theirs. */
const tag = (title: string) => join(latin("TAG"), latin(title), zeros(125 - title.length));

const TAILS: [string, Uint8Array][] = [
  ...[1, 2, 7, 8, 127, 128, 300].map((count): [string, Uint8Array] => [
    `${count} zeros`,
    zeros(count),
  ]),
  ["a line end", latin("\n")],
  ["a line end of Windows", latin("\r\n")],
  ["many line ends", latin("\r\n".repeat(9))],
  ["a tag", tag(`a${WORDS}`)],
  ["zeros and a tag", join(zeros(5), tag(WORDS))],
  ["three zeros and a tag", join(zeros(3), tag(`abc${WORDS}`))],
  ["a line end and a tag", join(latin("\r\n"), tag(`a${WORDS}`))],
];

/** What the structure takes is walked to its end, and nothing that tells is left behind it. */
async function expectWalked(bytes: Uint8Array) {
  const type = await typeOf(bytes);
  await checkStructure(bytesInMemory(bytes), type);
  const after = await withoutPlace(bytes, type);
  expect(after.length).toBe(bytes.length);
  expect(placeOf(after, WORDS)).toBe(-1);
  await checkStructure(bytesInMemory(after), type);
  expect(await withoutPlace(after, type)).toEqual(after);
  return after;
}

describe.each(names)("behind the end of a file of another program (%s)", (name) => {
  test.each(TAILS)("%s may stand", async (_, tail) => {
    const bytes = read(name);
    const after = await expectWalked(join(bytes, tail));
    expect(after.subarray(0, bytes.length)).toEqual(await withoutPlace(bytes, await typeOf(bytes)));
  });
});

const OPEN_LENGTHS = [0, 0xffff_ffff];
const PAIRS = OPEN_LENGTHS.flatMap((whole) => OPEN_LENGTHS.map((data) => [whole, data] as const));
const WAVS = names.filter((name) => name.endsWith(".wav"));

describe.each(WAVS)("a WAV that its recorder did not close (%s)", (name) => {
  test.each(PAIRS)("says %d as its length and %d as that of its sound", async (whole, data) => {
    const bytes = read(name);
    const at = placeOf(bytes, "data");
    const length = new DataView(bytes.buffer, at + 4, 4).getUint32(0, true);
    const cut = bytes.slice(0, at + 8 + length);
    cut.set(little32(whole), 4);
    cut.set(little32(data), at + 4);
    const after = await expectWalked(cut);
    expect(after.subarray(at)).toEqual(cut.subarray(at));
  });
});

const SEGMENT = [0x18, 0x53, 0x80, 0x67];
const MATROSKAS = names.filter((name) => /\.(webm|mk[av])$/.test(name));

describe.each(MATROSKAS)("a segment that its recorder did not close (%s)", (name) => {
  test.each([["nothing", zeros(0)], ...TAILS] satisfies [string, Uint8Array][])(
    "with %s behind it",
    async (_, tail) => {
      const bytes = read(name);
      const at = placeOf(bytes, String.fromCharCode(...SEGMENT)) + 4;
      const count = Math.clz32(bytes[at] ?? 0) - 23;
      bytes.set([0x1ff >> count, ...Array<number>(count - 1).fill(0xff)], at);
      await expectWalked(join(bytes, tail));
    },
  );

  test("with a second recording behind it that breaks off", async () => {
    const bytes = read(name);
    await expectWalked(join(bytes, bytes.subarray(0, bytes.length - 9), latin(WORDS)));
  });
});

const MOVIES = names.filter((name) => /\.(mp4|mov|m4a|3gp)$/.test(name));

describe.each(MOVIES)("a film or sound of boxes (%s)", (name) => {
  test("may have last a box of data without a length", async () => {
    await expectWalked(join(read(name), big32(0), latin("mdat"), zeros(99)));
  });
});

const AVIS = names.filter((name) => name.endsWith(".avi"));

describe.each(AVIS)("an AVI (%s)", (name) => {
  test.each(OPEN_LENGTHS)("may say %d as its length", async (whole) => {
    const bytes = read(name);
    bytes.set(little32(whole), 4);
    await expectWalked(bytes);
  });

  test("may have a second part that breaks off", async () => {
    const pieces = join(latin("LIST"), little32(9_000), latin("movi"), latin("00dc"), zeros(99));
    const second = join(latin("RIFF"), little32(9_012), latin("AVIX"), pieces);
    await expectWalked(join(read(name), second));
    const notes = join(latin("note"), little32(9_000), latin(WORDS));
    await expectWalked(join(read(name), latin("RIFF"), little32(9_012), latin("AVIX"), notes));
  });
});
