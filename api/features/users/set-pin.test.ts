import { testSettingPin } from "./testing/set-pin.ts";

testSettingPin("few");
