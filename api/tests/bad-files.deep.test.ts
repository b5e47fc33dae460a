import { testBadFiles } from "../tools/testing/bad-files.ts";

testBadFiles();
