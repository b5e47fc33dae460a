import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { allBuilds } from "./builds.mjs";
import { firstLoad, modulesOf } from "./first-load.mjs";

/** @param {string} name @param {string} code @param {object} [map] */
function script(name, code, map) {
  const folder = mkdtempSync(join(tmpdir(), "script-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, name), code);
  if (map) writeFileSync(join(folder, `${name}.map`), JSON.stringify(map));
  return join(folder, name);
}

const code = 'const one="one";const other="other";';
const size = gzipSync(code).length / 1024;

test("a script's weight is that of its modules, and a package is one", () => {
  const sources = ["../../kit/src/ui/button.tsx", "../node_modules/@scope/name/index.js"];
  // The first module from the first column, the other from the sixteenth.
  const map = { version: 3, names: [], sources, mappings: "AAAA,gBCAA" };
  const modules = modulesOf(script("screen.js", code, map));
  expect([...modules.keys()]).toEqual(["kit/src/ui/button.tsx", "@scope/name"]);
  const [own = 0, installed = 0] = modules.values();
  expect(own / installed).toBeCloseTo(16 / (code.length - 15), 1);
  // The end of the line counts as one more.
  expect(own + installed).toBeCloseTo(size, 1);
});

test("what the bundler wrote itself has no map, and is one", () => {
  expect([...modulesOf(script("rolldown-runtime.js", code))]).toEqual([
    ["rolldown-runtime.js", size],
  ]);
});

/** Lays files of these texts, as a build of the whole portal lies. */
function built(/** @type {Record<string, string>} */ files) {
  const releases = mkdtempSync(join(tmpdir(), "built-"));
  onTestFinished(() => rmSync(releases, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(releases, path)), { recursive: true });
    writeFileSync(join(releases, path), text);
  }
  return releases;
}

test("the built files say what comes before the choice of role and before each home", () => {
  const start =
    'import"./common-12345678.js";import(`./stage-12345678.js`);import("./toasts-12345678.js")';
  const home = 'import("./user-menu-12345678.js")';
  const registry = Object.fromEntries(allBuilds().map(({ name }) => [name, { version: "1" }]));
  const empty = Object.fromEntries(
    allBuilds().map(({ name, entry }) => [`${name}/1/${entry}`, ""]),
  );
  const sizes = firstLoad(
    built({
      ...empty,
      "registry.json": JSON.stringify(registry),
      "shell/1/index.html": '<script type="module" src="./start.js"></script>',
      "shell/1/start.js": start,
      "shell/1/common-12345678.js": "common",
      "shell/1/stage-12345678.js": code.repeat(50),
      "shell/1/toasts-12345678.js": "not fetched before it is wanted".repeat(1_000),
      "senior/1/remoteEntry.js": home,
      "senior/1/user-menu-12345678.js": code.repeat(9),
    }),
  );
  const packed = (/** @type {string[]} */ ...texts) =>
    Number(texts.reduce((sum, text) => sum + gzipSync(text).length / 1024, 0).toFixed(1));
  const shell = [start, "common", code.repeat(50)];
  expect(sizes?.choice).toBe(packed(start, "common"));
  expect(sizes?.person).toBe(packed(...shell, home, code.repeat(9)));
});

test("where nothing is built, nothing is said", () => {
  expect(firstLoad(built({}))).toBe(null);
});
