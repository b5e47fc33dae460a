import { testCeilings } from "./testing/ceilings.ts";

testCeilings("few");
