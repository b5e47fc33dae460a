import { testAccount } from "./testing/account.ts";

testAccount("few");
