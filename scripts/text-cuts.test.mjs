import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { trackedFiles } from "./project-files.mjs";
import { root } from "./run.mjs";

/**
 * A beginning of a text as long as a limit allows. Limits of texts are called LONGEST…, MAX… or
 * maxLength; of lists, MOST…. No number of such a size is a part of a date.
 */
const CUT =
  /\.(?:substring|substr)\(|\.slice\(\s*0,\s*(?:[^()]*\b(?:\w*LONGEST\w*|MAX_\w+|\w*[mM]axLength)\b|\d{3,}|\d+_\d|[3-9]\d)/;

/** What is cut there is compared or measured, and kept by nobody, or has no such letters. */
const FREE = [
  /^(e2e|scripts|api\/tools)\//,
  /\.test\.|\/testing\//,
  // They look for words within a text.
  /^language\//,
  // A browser's name is read there, not kept.
  "api/platform/auth/device-kind.ts",
  // A statement has no values of people in it.
  "api/platform/telemetry/telemetry.ts",
  // Letters from a to z alone.
  "api/features/export/file-path.ts",
];
/** @param {string} file */
const isFree = (file) =>
  FREE.some((one) => (typeof one === "string" ? one === file : one.test(file)));

const sources = trackedFiles("*.ts", "*.tsx");
/** @param {string} file */
const isTool = (file) => /^(scripts|api\/tools)\//.test(file);
/** @param {string} file */
const hasCut = (file) => CUT.test(readFileSync(`${root}${file}`, "utf8"));

test.each([
  "title.slice(0, TITLE.maxLength)",
  "words.slice(0, 120)",
  "text.slice(0, LONGEST - 1)",
  "name.slice(\n  0, MAX_TITLE)",
  "name.substring(2, 5)",
])("%s is known to cut a text", (code) => expect(code).toMatch(CUT));

test.each([
  "now.toISOString().slice(0, 10)",
  "rows.slice(0, MOST_READ)",
  "name.slice(0, name.indexOf(' '))",
])("%s is none", (code) => expect(code).not.toMatch(CUT));

test("a text is cut by kit's `cut`, which ends between two characters", () => {
  expect(sources.filter((file) => !isFree(file) && hasCut(file))).toEqual([]);
  expect(sources.length).toBeGreaterThan(1000);
});

/** A browser cuts what is pasted by UTF-16 units, within an emoji, and says nothing. */
const CUT_BY_BROWSER = /\bmaxlength"?\s*[=,]/i;

test.each([
  "<TextArea maxLength={LONGEST} />",
  "<input maxLength = {4} />",
  'box.setAttribute("maxlength", "4")',
  "box.maxLength = 4;",
  '<input maxlength="4">',
])("%s is known to let the browser cut", (code) => expect(code).toMatch(CUT_BY_BROWSER));

test.each(["title.maxLength", "fc.array(bits, { maxLength: 4 })"])("%s does not", (code) =>
  expect(code).not.toMatch(CUT_BY_BROWSER),
);

test("no field lets the browser cut what is pasted", () => {
  const pages = trackedFiles("*.html");
  const drawn = [...sources.filter((file) => !file.includes(".test.")), ...pages];
  const cutting = drawn.filter(
    (file) => !isTool(file) && CUT_BY_BROWSER.test(readFileSync(`${root}${file}`, "utf8")),
  );
  expect(cutting).toEqual([]);
});

test("each file that may cut by itself does", () => {
  const named = FREE.filter((one) => typeof one === "string");
  expect(named.filter((file) => !hasCut(file))).toEqual([]);
});
