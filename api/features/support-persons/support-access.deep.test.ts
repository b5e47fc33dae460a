import { testSupportAccess } from "./testing/support-access.ts";

testSupportAccess("all");
