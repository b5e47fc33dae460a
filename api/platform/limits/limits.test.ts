import { testLimits } from "./testing/limits.ts";

testLimits("few");
