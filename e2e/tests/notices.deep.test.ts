import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { allBuilds } from "../../scripts/builds.mjs";
import { bin, root, run } from "../../scripts/run.mjs";
import { expect, test } from "../portal/test.ts";

interface Notice {
  name: string;
  version: string;
  license: string;
  text: string;
}

/** The package that a source of a source map belongs to; null for the portal's own. */
const packageOf = (source: string): string | null =>
  /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(source)?.[0] ?? null;

/** The folders of all packages that the source maps of a built folder name. */
async function packagesInMaps(folder: string): Promise<string[]> {
  const found = new Set<string>();
  for (const file of await readdir(folder, { recursive: true })) {
    if (!file.endsWith(".map")) continue;
    const path = join(folder, file);
    const { sources } = JSON.parse(await readFile(path, "utf8")) as { sources: string[] };
    for (const source of sources) {
      const place = packageOf(resolve(dirname(path), source));
      if (place) found.add(place);
    }
  }
  return [...found];
}

/** The packages whose typefaces a built folder holds, by their bytes. */
async function typefacesIn(folder: string): Promise<string[]> {
  const home = `${root}node_modules/@fontsource/atkinson-hyperlegible`;
  const drawn = await Promise.all(
    (await readdir(`${home}/files`)).map((file) => readFile(`${home}/files/${file}`)),
  );
  for (const file of await readdir(folder, { recursive: true })) {
    if (!/\.woff2?$/.test(file)) continue;
    const bytes = await readFile(join(folder, file));
    if (drawn.some((one) => one.equals(bytes))) return [home];
  }
  return [];
}

test("every package of the built files, by their source maps, has its licence beside them", async () => {
  test.setTimeout(580_000);
  const seen: Record<string, number> = {};
  for (const { name, folder, args } of allBuilds()) {
    const out = await mkdtemp(join(tmpdir(), `acompana-notices-${name}-`));
    const wanted = ["--outDir", out, "--emptyOutDir", "--sourcemap", "hidden"];
    await run(bin("vite"), ["build", ...args, ...wanted], { cwd: root + folder, output: "failed" });
    const notices: Notice[] = JSON.parse(await readFile(join(out, "notices.json"), "utf8"));
    const packages = [...(await packagesInMaps(out)), ...(await typefacesIn(out))];
    for (const place of packages) {
      const described = JSON.parse(await readFile(`${place}/package.json`, "utf8"));
      const found = notices.find(
        (one) => one.name === described.name && one.version === described.version,
      );
      expect([name, place, found?.license]).toEqual([name, place, described.license]);
      expect([place, found?.text]).toEqual([place, expect.stringMatching(/permi|licen/i)]);
    }
    seen[name] = packages.length;
    await rm(out, { recursive: true });
  }
  expect(Object.keys(seen).sort()).toEqual([
    ...["admin", "embed", "games", "senior", "shell", "support"],
  ]);
  for (const [name, count] of Object.entries(seen))
    expect([name, count >= 4]).toEqual([name, true]);
});

test("the licences are opened by keyboard, and only '/licencias' fetches them", async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/notices.json")) fetched.push(new URL(request.url()).pathname);
  });
  await page.goto("/accesibilidad");
  const link = page.getByRole("link", { name: /^Licencias de este portal/ });
  await expect(link).toBeVisible();
  expect(fetched).toEqual([]);
  await link.press("Enter");
  const react = page
    .locator("summary")
    .filter({ hasText: /^react / })
    .first();
  await react.press("Enter");
  await expect(page.getByText(/Copyright \(c\) Meta Platforms/).first()).toBeVisible();
  expect(new Set(fetched).size).toBe(6);
});
