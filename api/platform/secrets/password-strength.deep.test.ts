import { testPasswordStrength } from "./testing/password-strength.ts";

testPasswordStrength("all");
