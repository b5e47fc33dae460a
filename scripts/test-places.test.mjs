import { expect, it } from "vitest";
import { testFilesOfProject } from "./test-places.mjs";

/** Where the runners look for tests; `tiers.deep.test.mjs` asks the runners themselves. */
const PLACES = [
  /^(api|language)\/.*\.test\.ts$/,
  /^(kit|shell|mf-\w+)\/src\/.*\.test\.tsx?$/,
  /^scripts\/.*\.test\.mjs$/,
  /^e2e\/tests\/[\w-]+(\.deep)?\.test\.ts$/,
];

it("no test lies where no runner looks for it", () => {
  const files = testFilesOfProject();
  expect(files.filter((file) => !PLACES.some((place) => place.test(file)))).toEqual([]);
  for (const place of PLACES) expect(files.some((file) => place.test(file))).toBe(true);
});
