import { testCopies } from "../../tools/testing/export-user.ts";

testCopies("all");
