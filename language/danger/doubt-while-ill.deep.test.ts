import { testHarmless, testIll } from "./testing/doubts.ts";

testIll(1);
testHarmless(1);
