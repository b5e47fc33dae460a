import { testLimits } from "../../tools/testing/limits.ts";

testLimits("all");
