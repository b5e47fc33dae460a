import { testEntryLimits } from "./testing/entry-limits.ts";

testEntryLimits("few");
