import { basename, dirname, join } from "node:path";
import { expect, test } from "@playwright/test";
import { belowFloor } from "../../scripts/floor/below-floor.mjs";
import { builtTexts } from "../../scripts/floor/built-texts.mjs";
import { builtFolders } from "../portal/built-releases.ts";

/** Of all that is built, dependencies among them. */
async function builtFiles(): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const folder of await builtFolders())
    for (const [name, text] of await builtTexts(folder))
      files.set(join(basename(dirname(folder)), name), text);
  return files;
}

test("the built files use nothing that the oldest browsers lack, but what is said with its reason", async () => {
  const files = await builtFiles();
  expect(files.size).toBeGreaterThan(100);
  expect(belowFloor(files)).toEqual({ found: [], unused: [] });
});
