import { testCopies } from "./testing/export-user.ts";

testCopies("few");
