import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
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

it("the front ends read the present from kit's clock alone", () => {
  const listed = execFileSync("git", ["ls-files", "kit/src", "shell/src", "mf-*/src"], {
    cwd: root,
    encoding: "utf8",
  });
  const files = listed
    .split("\n")
    .filter((file) => /[.][jt]sx?$/.test(file) && !/[.]test[.]|[/]testing[/]/.test(file))
    .filter((file) => !file.startsWith("kit/src/clock/"));
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => readsDevice(readFileSync(root + file, "utf8")))).toEqual([]);
});
