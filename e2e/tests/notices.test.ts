import { readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { builtFolders } from "../portal/built-releases.ts";
import { expect, test } from "../portal/test.ts";

test("every built release carries the licences of what it is made of, and the page shows them", async ({
  page,
}) => {
  const folders = await builtFolders();
  await page.goto("/licencias");
  await expect(page.getByRole("heading", { name: "La licencia de Acompaña" })).toBeVisible();
  for (const folder of folders) {
    const area = basename(dirname(folder));
    const { files } = JSON.parse(await readFile(join(folder, "release.json"), "utf8"));
    expect([area, Object.keys(files)]).toEqual([area, expect.arrayContaining(["notices.json"])]);
    const notices = JSON.parse(await readFile(join(folder, "notices.json"), "utf8"));
    expect(notices.length).toBeGreaterThan(4);
    for (const { name, version, license, text } of notices) {
      expect([area, name, version, license]).toEqual([
        area,
        ...[/^(@[\w-]+\/)?[\w.-]+$/, /^\d+\.\d+\.\d+/, /\w/].map((like) =>
          expect.stringMatching(like),
        ),
      ]);
      expect([name, text]).toEqual([name, expect.stringMatching(/permi|licen|copyright/i)]);
    }
  }
  // Of each part what only that part is made of.
  for (const [part, name] of [
    ["La entrada del portal", /@fontsource\/atkinson-hyperlegible .* OFL-1\.1/],
    ["Administración", /^echarts .* Apache-2\.0/],
    ["Usuarios", /@uppy\/core/],
    ["Personas de Apoyo", /@radix-ui\/react-tabs/],
    ["Juegos", /dequal/],
    ["Juegos en páginas de otros", /react-error-boundary/],
  ] as const) {
    const section = page.locator("section", {
      has: page.getByRole("heading", { level: 2, name: part, exact: true }),
    });
    const packages = section.locator("details").filter({ hasText: name });
    await expect(packages.first()).toBeVisible();
  }
});
