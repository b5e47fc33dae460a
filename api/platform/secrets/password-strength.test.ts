import { testPasswordStrength } from "../../tools/testing/password-strength.ts";

testPasswordStrength("few");
