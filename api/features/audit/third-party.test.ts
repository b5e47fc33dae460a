import { testTraces } from "../../tools/testing/third-party.ts";

testTraces("few");
