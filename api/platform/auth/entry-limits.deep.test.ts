import { testEntryLimits } from "../../tools/testing/entry-limits.ts";

testEntryLimits("all");
