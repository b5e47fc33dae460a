import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { drawZero } from "../kit/zero/draw-zero.mjs";

test.each([400, 700])("the zero of weight %i is as it is drawn", async (weight) => {
  const kept = await readFile(new URL(`../kit/zero/zero-${weight}.woff`, import.meta.url));
  expect((await drawZero(weight)).equals(kept)).toBe(true);
});
