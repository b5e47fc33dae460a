import { testMunicipalEvents } from "./testing/municipal-events.ts";

testMunicipalEvents("few");
