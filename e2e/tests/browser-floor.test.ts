import { readdir, readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { expect, test } from "@playwright/test";
import { belowFloor } from "../../scripts/floor/below-floor.mjs";
import { builtFolders } from "../portal/built-releases.ts";

/** The scripts, styles and pages of all that is built, dependencies among them. */
async function builtFiles(): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const folder of await builtFolders())
    for (const file of await readdir(folder, { recursive: true }))
      if (/\.(js|css|html)$/.test(file)) {
        const name = join(basename(dirname(folder)), file);
        files.set(name, await readFile(join(folder, file), "utf8"));
      }
  return files;
}

test("the built files use nothing that the oldest browsers lack, but what is said with its reason", async () => {
  const files = await builtFiles();
  expect(files.size).toBeGreaterThan(100);
  expect(belowFloor(files)).toEqual({ found: [], unused: [] });
});
