import { readdirSync, readFileSync } from "node:fs";
import { typeByBytes } from "@acompana/kit/containers";
import { describe, expect, test } from "vitest";
import { withoutPlace } from "../place/forget-place.ts";
import { placeOf } from "../place/testing/bytes.ts";
import { bytesInMemory } from "./file-bytes.ts";
import { check, cutsOf, takenCuts } from "./testing/refused.ts";

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
