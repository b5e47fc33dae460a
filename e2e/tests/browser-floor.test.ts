import { basename, dirname, join } from "node:path";
import { expect, test } from "@playwright/test";
import { belowFloor } from "../../scripts/floor/below-floor.mjs";
import { builtTexts } from "../../scripts/floor/built-texts.mjs";
import { builtFolders } from "../portal/built-releases.ts";

/** What is built, by what is released alone: scripts, styles and pages, dependencies among them. */
async function builtFiles(): Promise<Map<string, Map<string, string>>> {
  const folders = await builtFolders();
  return new Map(
    await Promise.all(
      folders.map(async (folder) => [basename(dirname(folder)), await builtTexts(folder)] as const),
    ),
  );
}

test("the built files use nothing that the oldest browsers lack, but what is said with its reason", async () => {
  const areas = await builtFiles();
  const all = [...areas].flatMap(([area, files]) =>
    [...files].map(([name, text]) => [join(area, name), text] as const),
  );
  expect(all.length).toBeGreaterThan(100);
  const ofAll = belowFloor(new Map(all));
  expect(ofAll.found).toEqual([]);

  // Each as it is judged before it is sent: without the others, whose own names explain some uses.
  const alone = [...areas].map(([area, files]) => ({ area, ...belowFloor(files) }));
  for (const { area, found } of alone) expect(found, area).toEqual([]);

  const [first, ...others] = [ofAll, ...alone].map(({ unused }) => new Set(unused));
  const needless = [...(first ?? [])].filter((one) => others.every((unused) => unused.has(one)));
  expect(needless, "exceptions that nothing built needs").toEqual([]);
});
