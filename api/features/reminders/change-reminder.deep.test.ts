import { testChanging } from "./testing/change-reminder.ts";

testChanging("all");
