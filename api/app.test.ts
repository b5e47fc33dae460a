import { testApp } from "./tools/testing/app.ts";

testApp("few");
