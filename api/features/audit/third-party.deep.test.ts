import { testTraces } from "./testing/third-party.ts";

testTraces("all");
