import { testTraces } from "./testing/third-party.ts";

testTraces("few");
