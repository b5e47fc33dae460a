import { testSettings } from "./testing/change-settings.ts";

testSettings("few");
