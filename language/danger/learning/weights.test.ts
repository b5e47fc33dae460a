import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { SENTENCES } from "../weights.ts";
import { checksumOf, readSentences } from "./learn-weights.ts";

/** Otherwise: `npm run learn -w language`. */
test("the weights were learned from the sentences as they are now", () => {
  expect(SENTENCES).toBe(checksumOf(readSentences()));
});

test("the weights are small enough to be loaded with the chat", () => {
  const source = readFileSync(new URL("../weights.ts", import.meta.url));
  expect(gzipSync(source).length).toBeLessThanOrEqual(190 * 1024);
});
