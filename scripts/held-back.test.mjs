import { readFileSync } from "node:fs";
import semver from "semver";
import { describe, expect, it } from "vitest";
import { root } from "./run.mjs";
import { json, workspaces } from "./testing/clean-install.mjs";

/** The oldest Node that the project runs on, which docs/held-back.md is about. */
const OLDEST = semver.minVersion(json(`${root}package.json`).engines.node)?.version ?? "";

/** What the project names: dependencies of its workspaces, and what Uppy is given. */
const named = Object.assign(
  {},
  ...workspaces.flatMap((folder) => {
    const { dependencies, devDependencies, overrides } = json(`${root}${folder}/package.json`);
    return [dependencies, devDependencies, ...Object.values(overrides ?? {})];
  }),
);

/** @param {string} text @returns {string[][]} the cells of each row that begins with a package */
const rowsOf = (text) =>
  [...text.matchAll(/^\| `.*$/gm)].map(([row]) =>
    row
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.replaceAll("\\|", "|").replaceAll("`", "").trim()),
  );

/**
 * What is wrong with the tables of packages that a later Node would let go on.
 *
 * @param {string} text
 * @param {Record<string, string>} packages their versions by name, as a package.json has them
 */
function wrongRows(text, packages) {
  return rowsOf(text).flatMap(([name = "", here = "", newest = "", wants = ""]) => {
    if (!(name in packages)) return [`${name} is named by no package.json`];
    if (packages[name] !== here) return [`${name} is ${packages[name]} here, not ${here}`];
    if (!semver.gt(newest, here)) return [`${name} ${newest} is not newer than ${here}`];
    if (semver.satisfies(OLDEST, wants)) return [`${name} ${newest} runs on Node ${OLDEST}`];
    return [];
  });
}

describe("docs/held-back.md", () => {
  const text = readFileSync(`${root}docs/held-back.md`, "utf8");

  it("names packages and versions that are here, and that Node 20 holds back", () => {
    expect(wrongRows(text, named)).toEqual([]);
    expect(rowsOf(text).length).toBeGreaterThan(5);
  });

  it("names all that is overridden", () => {
    const overridden = Object.values(json(`${root}package.json`).overrides).flatMap(Object.keys);
    const rows = rowsOf(text).map(([name]) => name);
    expect(rows).toEqual(expect.arrayContaining(overridden));
  });

  it.each([
    ["that is gone", "| `swr` | 1.0.0 | 2.0.0 | `>=22` | |", "swr is named by no package.json"],
    ["of another version", "| `zod` | 1.0.0 | 2.0.0 | `>=22` | |", "zod is 1.1.0 here, not 1.0.0"],
    ["as new as it", "| `zod` | 1.1.0 | 1.1.0 | `>=22` | |", "zod 1.1.0 is not newer than 1.1.0"],
    [
      "that the oldest Node runs",
      "| `zod` | 1.1.0 | 2.0.0 | `^20.19 \\|\\| >=22` | |",
      `zod 2.0.0 runs on Node ${OLDEST}`,
    ],
  ])("a package %s is found", (_kind, row, found) => {
    expect(wrongRows(row, { zod: "1.1.0" })).toEqual([found]);
  });
});
