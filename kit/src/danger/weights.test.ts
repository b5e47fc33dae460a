// @vitest-environment node
import { expect, test } from "vitest";
import { checksumOf, readSentences } from "./learn-weights.ts";
import { SENTENCES } from "./weights.ts";

/** Otherwise: `deno run -A --no-lock kit/src/danger/train.ts`. */
test("the weights were learned from the sentences as they are now", () => {
  expect(SENTENCES).toBe(checksumOf(readSentences()));
});
