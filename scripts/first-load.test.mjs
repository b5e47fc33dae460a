import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { modulesOf } from "./first-load.mjs";

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
