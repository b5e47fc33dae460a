import { testBeside } from "./testing/beside.ts";

testBeside(1);
