import { testUnreadBodies } from "../tools/testing/bodies-unread.ts";

testUnreadBodies("all");
