import { testSecondStep } from "./testing/second-step.ts";

testSecondStep("all");
