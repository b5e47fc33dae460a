import { readdirSync, readFileSync } from "node:fs";
import { typeByBytes } from "@acompana/kit/containers";
import { describe, expect, test } from "vitest";
import { withoutPlace } from "../place/forget-place.ts";
import { placeOf } from "../place/testing/bytes.ts";
import { bytesInMemory } from "./file-bytes.ts";
import { check, cutsOf, isRefused, takenCuts } from "./testing/refused.ts";

const FOLDER = new URL("./testing/files/", import.meta.url);
const read = (name: string) => new Uint8Array(readFileSync(new URL(name, FOLDER)));
const names = readdirSync(FOLDER).filter((name) => !name.endsWith(".md"));

/** What may be cut off: an index of fragments, the byte that makes an odd length even. */
const DISPENSABLE: Record<string, (bytes: Uint8Array) => number[]> = {
  "fragments.mp4": (bytes) => {
    const left = (size: number) => size - (placeOf(bytes, "mfra") - 4);
    return cutsOf(bytes.length).filter((size) => left(size) >= 0 && left(size) < 8);
  },
  "lossless.webp": (bytes) => [bytes.length - 1],
};

/** As small as other programs make them; how, says the README beside them. */
describe.each(names)("a file of another program (%s)", (name) => {
  const bytes = read(name);
  const typed = typeByBytes(bytes, bytesInMemory(bytes), null);

  test("is taken whole, and refused wherever it is cut off", async () => {
    const type = (await typed) ?? "none";
    await check(bytes, type);
    expect(await takenCuts(bytes, type)).toEqual(DISPENSABLE[name]?.(bytes) ?? []);
  });

  test("is taken when its place is forgotten", async () => {
    const type = (await typed) ?? "none";
    await check(await withoutPlace(bytes, type), type);
  });
});

const OGGS = names.filter((name) => /\.og[gv]$/.test(name));
const PAGE_HEAD = 27;
const LAST = 4;

/** Where the last page begins, which is one of sound or pictures. */
function lastPageOf(bytes: Uint8Array): number {
  let last = 0;
  for (let at = 0; at < bytes.length; ) {
    last = at;
    const count = bytes[at + PAGE_HEAD - 1] ?? 0;
    const lengths = bytes.subarray(at + PAGE_HEAD, at + PAGE_HEAD + count);
    at += PAGE_HEAD + count + lengths.reduce((sum, length) => sum + length, 0);
  }
  return last;
}

describe.each(OGGS)("what is no page in an OGG (%s)", (name) => {
  const whole = read(name);
  const start = lastPageOf(whole);
  const last = whole.subarray(start);
  const notLast = Uint8Array.from(last, (byte, at) => (at === 5 ? byte & ~LAST : byte));
  const build = (...pages: Uint8Array[]) =>
    new Uint8Array([whole.subarray(0, start), ...pages].flatMap((part) => [...part]));
  const typed = async () => (await typeByBytes(whole, bytesInMemory(whole), null)) ?? "none";

  test("follows the last page alone, as a player passes over it", async () => {
    for (const byte of [0, 1, 0x55, 0xff]) {
      const other = last.map(() => byte);
      await check(build(notLast, last, other), await typed());
      for (const pages of [
        [notLast, other],
        [notLast, other, last],
        [notLast, other, notLast, last],
      ])
        expect(await isRefused(build(...pages), await typed()), `${byte}`).toBe(true);
    }
  });

  test("is missing where a recorder was cut off behind a page", async () => {
    await check(build(notLast, notLast), await typed());
  });
});
