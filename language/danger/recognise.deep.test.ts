import { describe } from "vitest";
import { BOTH, LONG, others, PIECES, testBoth, testCost, testLong } from "./testing/said.ts";

testBoth(others(11, BOTH));
testLong(others(7, LONG));

describe("a message costs a bounded number of steps", () => {
  testCost(others(4, PIECES));
});
