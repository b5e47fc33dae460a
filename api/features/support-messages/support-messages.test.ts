import { testMessages } from "./testing/support-messages.ts";

testMessages("few");
