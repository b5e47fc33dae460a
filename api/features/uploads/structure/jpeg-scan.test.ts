import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { big16, join, zeros } from "../place/testing/bytes.ts";
import { check, isRefused } from "./testing/refused.ts";

const TYPE = "image/jpeg";
const END = [0xff, 0xd9];
const read = (path: string) => new Uint8Array(readFileSync(new URL(path, import.meta.url)));

/** Where the codes of the first scan begin. */
function scanOf(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  for (let at = 2; ; at += 2 + view.getUint16(at + 2))
    if (bytes[at + 1] === 0xda) return at + 2 + view.getUint16(at + 2);
}

/** Cut off so far within its scan, and given its end again, never within a marker. */
function cutIn(bytes: Uint8Array, part: number): Uint8Array {
  const scan = scanOf(bytes);
  const at = scan + Math.floor((bytes.length - END.length - scan) * part);
  return join(bytes.subarray(0, bytes[at - 1] === 0xff ? at - 1 : at), END);
}

describe.each([
  ["baseline.jpg", "./testing/files/baseline.jpg"],
  ["cmyk.jpg", "./testing/files/cmyk.jpg"],
  ["grey.jpg", "./testing/files/grey.jpg"],
  ["film-frame.jpg", "./testing/files/film-frame.jpg"],
  ["photo.jpg", "../../../../e2e/files/photo.jpg"],
])("a JPEG that has its end again (%s)", (_, path) => {
  test.each([0.1, 0.3, 0.5, 0.7, 0.9, 0.99])(
    "is refused where %d of its scan is left",
    async (part) => {
      await check(read(path), TYPE);
      expect(await isRefused(cutIn(read(path), part), TYPE)).toBe(true);
    },
  );
});

describe("a photograph with a byte that was damaged", () => {
  const photo = read("../../../../e2e/files/photo.jpg");
  const [from, end] = [scanOf(photo), photo.length - END.length];
  const places = Array.from({ length: 100 }, (_, index) =>
    Math.floor(from + ((end - from) * (index + 0.5)) / 100),
  );
  const damaged = (place: number, change: number) => {
    const bytes = photo.slice();
    bytes[place] = (bytes[place] ?? 0) ^ change;
    return bytes;
  };

  test.each([0x01, 0x80, 0xff])("is taken, at each of a hundred places (%i)", async (change) => {
    for (const place of places) await check(damaged(place, change), TYPE);
  });

  test.each([0.1, 0.3, 0.5, 0.7, 0.8])("is refused where %d of its scan is left", async (part) => {
    const first = damaged(places[1] ?? 0, 0xff);
    expect(await isRefused(cutIn(first, part), TYPE)).toBe(true);
  });
});

test("of a progressive one the first scan has to be whole", async () => {
  const bytes = read("./testing/files/progressive.jpg");
  const scan = scanOf(bytes);
  const next = bytes.findIndex((byte, at) => at > scan && byte === 0xff && bytes[at + 1] !== 0);
  await check(join(bytes.subarray(0, next), END), TYPE);
  expect(await isRefused(join(bytes.subarray(0, next - 2), END), TYPE)).toBe(true);
});

const segment = (marker: number, ...content: (Uint8Array | readonly number[])[]) => {
  const inside = join(...content);
  return join([0xff, marker], big16(inside.length + 2), inside);
};
/** One code, of a single zero bit, which stands for nothing. */
const codes = (number: number) => segment(0xc4, [number, 1], zeros(15), [0]);

type Grey = { width: number; height?: number; restart?: number; components?: readonly number[] };
/** Of one grey: each block is two zero bits. */
const greyOf = ({ width, height = 8, restart = 0, components = [0x11] }: Grey, scan: number[]) => {
  const count = components.length;
  return join(
    [0xff, 0xd8],
    segment(0xdb, [0], new Uint8Array(64).fill(1)),
    segment(
      0xc0,
      [8],
      big16(height),
      big16(width),
      [count],
      components.flatMap((sides, index) => [index + 1, sides, 0]),
    ),
    ...[codes(0x00), codes(0x10), segment(0xdd, big16(restart))],
    segment(
      0xda,
      [count],
      components.flatMap((_, index) => [index + 1, 0]),
      [0, 63, 0],
    ),
    ...[scan, END],
  );
};
/** Four blocks a byte; where they end, ones fill it up. */
const FOUR = 0x00;
const TWO = 0x0f;
const ONE = 0x3f;

/** Twenty parts of two blocks, each behind the first with the sign that the codes begin anew. */
const PARTS = Array.from({ length: 20 }, (_, index) =>
  index === 0 ? [TWO] : [0xff, 0xd0 + ((index - 1) % 8), TWO],
);
const inParts = (change: (parts: number[][]) => number[][]) =>
  greyOf({ width: 8 * 40, restart: 2 }, change(PARTS).flat());

describe("of one grey in parts", () => {
  test.each([
    ["all that it has", (parts: number[][]) => parts],
    ["two bytes more before a sign", (parts: number[][]) => parts.toSpliced(7, 0, [0x5a, 0x5a])],
    ["a part whose sign is lost", (parts: number[][]) => parts.with(7, [0xff, 0x52, TWO])],
    ["a part without its codes", (parts: number[][]) => parts.with(7, [0xff, 0xd6])],
    ["a sign too many", (parts: number[][]) => parts.with(7, [0xff, 0xd6, 0xff, 0xd6, TWO])],
    [
      "what is no sign within a part",
      (parts: number[][]) => parts.with(7, [0xff, 0xd6, 0xff, 0x41]),
    ],
  ])("a JPEG with %s is taken", async (_, change) => {
    await check(inParts(change), TYPE);
  });

  test.each([
    ["half of its parts", (parts: number[][]) => parts.slice(0, 10)],
    ["its last part lost", (parts: number[][]) => parts.slice(0, -1)],
    ["every other part lost", (parts: number[][]) => parts.filter((_, index) => index % 2 === 0)],
    ["no sign at all", (parts: number[][]) => parts.map(() => [TWO])],
  ])("one with %s is refused", async (_, change) => {
    expect(await isRefused(inParts(change), TYPE)).toBe(true);
  });
});

describe("of one grey", () => {
  test.each([
    ["as many blocks as it needs", { width: 64 }, [FOUR, FOUR]],
    ["a last block that is not filled", { width: 57 }, [FOUR, FOUR]],
    ["more than it needs", { width: 32 }, [FOUR, FOUR]],
    ["codes that begin anew", { width: 32, restart: 2 }, [TWO, 0xff, 0xd0, TWO]],
    ["the same behind ones", { width: 32, restart: 2 }, [TWO, 0xff, 0xff, 0xd0, TWO]],
    ["nothing anew behind the last", { width: 16, restart: 2 }, [TWO]],
    [
      "four blocks and two others a unit",
      { width: 16, height: 16, components: [0x22, 0x11, 0x11] },
      [FOUR, TWO],
    ],
  ])("a JPEG of %s is whole", async (_, grey, scan) => {
    await check(greyOf(grey, scan), TYPE);
  });

  test.each([
    ["a block less", { width: 72 }, [FOUR, FOUR]],
    ["a row less", { width: 64, height: 16 }, [FOUR, FOUR]],
    ["no sign that they begin anew", { width: 32, restart: 2 }, [FOUR]],
    ["a block less before they begin anew", { width: 32, restart: 2 }, [ONE, 0xff, 0xd0, TWO]],
    ["a part that is lost", { width: 48, restart: 2 }, [TWO, 0xff, 0xd0, TWO]],
    ["a block less a unit", { width: 16, height: 16, components: [0x22, 0x11, 0x11] }, [FOUR]],
  ])("one of %s is refused", async (_, grey, scan) => {
    expect(await isRefused(greyOf(grey, scan), TYPE)).toBe(true);
  });
});
