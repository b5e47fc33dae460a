import { testChosenPasswords } from "../tools/testing/chosen-passwords.ts";

testChosenPasswords();
