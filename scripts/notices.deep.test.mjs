import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bin, root } from "./run.mjs";

/** @type {string} */
let folder;

/** @param {Record<string, string>} files */
async function lay(files) {
  for (const [file, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), content);
  }
}

/** @param {string} name @param {object} [more] */
const described = (name, more) =>
  JSON.stringify({ name, version: "1.2.3", license: "MIT", ...more });

const build = () => promisify(execFile)(bin("vite"), ["build"], { cwd: join(folder, "area") });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "acompana-notices-"));
  const plugin = JSON.stringify(`${root}kit/build/notices.mjs`);
  await lay({
    LICENSE: "The project's\r\n",
    "area/package.json": described("@here/area", { license: "EUPL-1.2" }),
    "area/vite.config.mjs": `import { notices } from ${plugin};
export default {
  plugins: [notices()],
  build: { rollupOptions: { input: "main.js" }, assetsInlineLimit: 0 },
};`,
    "area/main.js": `import { used } from "with-text";
import { unused } from "without-use";
import { told } from "in-readme";
import { kept } from "qrcode-generator";
import "with-typeface/all.css";
console.log(used, told, kept);`,
    "node_modules/with-text/package.json": described("with-text", { module: "dist/all.js" }),
    "node_modules/with-text/LICENSE.md": "Whoever wrote with-text",
    "node_modules/with-text/NOTICE": "What is to be said of it",
    "node_modules/with-text/licenses/LICENSE-part": "Whoever wrote a part",
    "node_modules/with-text/dist/package.json": '{"type":"module"}',
    "node_modules/with-text/dist/all.js": "export const used = Math.random();",
    "node_modules/without-use/package.json": described("without-use", { sideEffects: false }),
    "node_modules/without-use/index.js": "export const unused = 1;",
    "node_modules/in-readme/package.json": described("in-readme"),
    "node_modules/in-readme/README.md": "# It\n\n## License(s)\n\nPermission is given",
    "node_modules/in-readme/index.js": "export const told = Math.random();",
    "node_modules/qrcode-generator/package.json": described("qrcode-generator"),
    "node_modules/qrcode-generator/index.js": "export const kept = Math.random();",
    "node_modules/with-typeface/package.json": described("with-typeface", { license: "OFL-1.1" }),
    "node_modules/with-typeface/LICENSE": "Whoever drew it",
    "node_modules/with-typeface/all.css": '@font-face { font-family: a; src: url("a.woff2") }',
    "node_modules/with-typeface/a.woff2": "letters",
  });
});
afterAll(() => rm(folder, { recursive: true }));

test("a build writes the licence of every package that it is made of, and of no other", async () => {
  await build();
  const notices = JSON.parse(await readFile(join(folder, "area/dist/notices.json"), "utf8"));
  const of = (
    /** @type {string} */ name,
    /** @type {string} */ license,
    /** @type {unknown} */ text,
  ) => ({
    ...{ name, version: "1.2.3", license, text },
  });
  expect(notices).toEqual([
    of("@here/area", "EUPL-1.2", "The project's"),
    of("in-readme", "MIT", "Permission is given"),
    of("qrcode-generator", "MIT", expect.stringContaining("(c) 2009 Kazuhiko Arase")),
    of(
      "with-text",
      "MIT",
      "Whoever wrote with-text\n\nWhat is to be said of it\n\nWhoever wrote a part",
    ),
    of("with-typeface", "OFL-1.1", "Whoever drew it"),
  ]);
});

test.each([
  [
    "with-text",
    {
      "node_modules/with-text/package.json": described("with-text", {
        license: undefined,
        module: "dist/all.js",
      }),
    },
  ],
  ["in-readme", { "node_modules/in-readme/README.md": "# It\n\n## License\n\nMIT" }],
])("a package without a licence (%s) fails the build with its name", async (name, files) => {
  const [file = ""] = Object.keys(files);
  const before = await readFile(join(folder, file), "utf8");
  await lay(files);
  await expect(build()).rejects.toMatchObject({
    stderr: expect.stringContaining(`${name} 1.2.3 has no licence`),
  });
  await lay({ [file]: before });
});

test("the project's own licence stands at its root, and every workspace names it", async () => {
  const text = await readFile(`${root}LICENSE`, "utf8");
  expect(text).toMatch(/^EUROPEAN UNION PUBLIC LICENCE v\. 1\.2\n/);
  expect(text).toContain("Appendix");
  const { workspaces } = JSON.parse(await readFile(`${root}package.json`, "utf8"));
  const folders = [".", ...workspaces.filter((/** @type {string} */ one) => !one.includes("*"))];
  for (const area of ["mf-admin", "mf-games", "mf-senior", "mf-support", ...folders]) {
    const { license } = JSON.parse(await readFile(`${root}${area}/package.json`, "utf8"));
    expect([area, license]).toEqual([area, "EUPL-1.2"]);
  }
});
