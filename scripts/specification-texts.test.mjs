import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { projectFiles } from "./project-files.mjs";
import { root } from "./run.mjs";

/**
 * The visible texts of the two specifications, by the screen that shows them and the sources where
 * its words stand. A text that the code puts together has the parts that are written there.
 *
 * @typedef {string | { text: string, parts: string[] }} Text
 * @type {{ of: string, where: string[], texts: Text[] }[]}
 */
const groups = JSON.parse(readFileSync(`${root}scripts/specification-texts.json`, "utf8"));
const differences = readFileSync(`${root}docs/departures.md`, "utf8");
const files = projectFiles();

/** What is shown to somebody: no test, and nothing that only a test imports. */
const sources = files
  .filter((file) => /[.](tsx?|html)$|^mf-[a-z]+\/area[.]json$/.test(file))
  .filter((file) => !/[.]test[.]|\/(testing|tests|tools)\//.test(file))
  .filter((file) => groups.some(({ where }) => where.some((start) => file.startsWith(start))))
  .map((file) => ({ file, code: withoutComments(readFileSync(root + file, "utf8")) }));

/** A comment may quote a text that no screen shows any more. @param {string} code */
function withoutComments(code) {
  return code.replace(/^\s*(\/\/|\/?\*).*$/gm, "").replace(/\/\*.*?\*\//gs, "");
}

/**
 * Whether a source has the text as a whole: a string, what stands between two values of a template,
 * or what an element holds. In the middle of a longer sentence it is another text.
 *
 * @param {string} code @param {string} part
 */
function has(code, part) {
  const quoted = part.replace(/[.*+?^$()|[\]]/g, "\\$&");
  return new RegExp(`(["\`}>])\\s*${quoted}\\s*(["\`<{]|[$]\\{)`).test(code);
}

/** @param {Text} text @param {string[]} where */
const isShown = (text, where) =>
  (typeof text === "string" ? [text] : text.parts).every((part) =>
    sources.some(
      ({ file, code }) => where.some((start) => file.startsWith(start)) && has(code, part),
    ),
  );

/** @param {Text} text */
const written = (text) => (typeof text === "string" ? text : text.text);

describe("the texts of the specifications", () => {
  it.each(groups)("of $of are shown, or docs/departures.md says why not", ({ texts, where }) => {
    const missing = texts.filter((text) => !isShown(text, where)).map(written);
    expect(missing.filter((text) => !differences.includes(`'${text}'`))).toEqual([]);
  });

  it("are all there", () => {
    expect(groups.flatMap(({ texts }) => texts).length).toBeGreaterThan(180);
  });
});

describe("docs/departures.md", () => {
  /** The lines of the list, each on a line of its own. */
  const rows = differences.split("\n").filter((line) => line.startsWith("- "));
  const tests = rows.map((row) =>
    [...row.matchAll(/`([^`]+[.]test[.]\w+)`/g)].map(([, name]) => name),
  );

  it("names a test in every line", () => {
    expect(rows.filter((_, index) => tests[index]?.length === 0)).toEqual([]);
    expect(rows.length).toBeGreaterThan(30);
  });

  it("names only tests that exist", () => {
    expect(tests.flat().filter((name) => !files.includes(name ?? ""))).toEqual([]);
  });
});
