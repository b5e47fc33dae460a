import { describe } from "vitest";
import { BOTH, LONG, PIECES, testBoth, testCost, testLong } from "./testing/said.ts";

testBoth(BOTH);
testLong(LONG);

describe("a message costs a bounded number of steps", () => {
  testCost(PIECES);
});
