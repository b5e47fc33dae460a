import { testListedEvents } from "./testing/list-events.ts";

testListedEvents("all");
