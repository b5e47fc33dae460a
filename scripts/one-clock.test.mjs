import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { trackedFiles } from "./project-files.mjs";
import { root } from "./run.mjs";

// A device's clock may be wrong: the front ends read the present from kit/src/clock alone.

/** What reads the device's clock, with or without brackets. */
const READS = [
  /\bDate\s*(\?\.|\.)\s*now\b/,
  /\bnew\s+(globalThis\.|window\.)?Date\b(?!\s*\(\s*[^)\s])/,
  /(?<!new\s+)(?<![\w.])Date\s*\(/,
  /\bTemporal\s*\.\s*Now\b/,
  /\bperformance\s*\.\s*timeOrigin\b/,
  /\.(format|formatToParts)\(\s*\)/,
];

/** @param {string} text */
function readsDevice(text) {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/(^|\s)\/\/.*$/gm, "");
  return READS.some((read) => read.test(code));
}

it.each([
  "Date.now()",
  "const read = Date.now;",
  "new Date()",
  "new Date( )",
  "new Date",
  "new Date;",
  "new globalThis.Date()",
  "Date()",
  "Temporal.Now.instant()",
  "performance.timeOrigin",
  "formatter.format()",
])("finds '%s'", (text) => expect(readsDevice(text)).toBe(true));

it.each([
  "new Date(0)",
  "new Date(at)",
  "new Date(\n  at,\n)",
  "isoDay(a)",
  "fullDate(a)",
  "Date.parse(a)",
  "format(at)",
  "// as Date.now() says",
])("lets '%s' be", (text) => expect(readsDevice(text)).toBe(false));

/**
 * Those that ask the device for the time, of the front ends' files.
 *
 * @param {string[]} files paths in the folder
 */
const deviceReaders = (files, folder = root) =>
  files.filter(isJudged).filter((file) => readsDevice(readFileSync(join(folder, file), "utf8")));

/** @param {string} file */
const isJudged = (file) =>
  /[.][jt]sx?$/.test(file) &&
  !/[.]test[.]|[/]testing[/]/.test(file) &&
  !file.startsWith("kit/src/clock/");

it("the front ends read the present from kit's clock alone", () => {
  const files = trackedFiles("kit/src", "shell/src", "mf-*/src");
  expect(files.filter(isJudged).length).toBeGreaterThan(100);
  expect(deviceReaders(files)).toEqual([]);
});

it("a file that asks the device is named, and the clock itself or a test is not", () => {
  const folder = mkdtempSync(join(tmpdir(), "acompana-clock-"));
  const right = ["mf-games/src/late.ts", "kit/src/clock/page-clock.ts", "shell/src/late.test.ts"];
  const wrong = ["shell/src/late.tsx", "kit/src/late/index.ts"];
  for (const file of [...right, ...wrong]) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    const isFree = file === right[0];
    writeFileSync(
      join(folder, file),
      `export const late = ${isFree ? "now()" : "Date.now()"} > 0;\n`,
    );
  }
  expect(deviceReaders([...right, ...wrong], folder)).toEqual(wrong);
  rmSync(folder, { recursive: true });
});
