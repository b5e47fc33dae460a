import { cleanClone, testInstalling } from "./testing/clean-clone.mjs";

testInstalling(cleanClone());
