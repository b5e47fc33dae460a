import { testCeilings } from "../../tools/testing/ceilings.ts";

testCeilings("all");
