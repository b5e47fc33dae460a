import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { root } from "./run.mjs";

/** @param {Record<string, string>} sources by file */
const namesIn = (sources) =>
  Object.values(sources).flatMap((source) =>
    [...source.matchAll(/\bresource\("([^"]+)"/g)].map(([, name]) => name ?? ""),
  );

/** @param {string[]} names */
const repeated = (names) => names.filter((name, index) => names.indexOf(name) !== index);

it("no two resources of the front ends have one name: they would share what a session has read", () => {
  const listed = execFileSync("git", ["ls-files", "--", "kit/src", "mf-*/src/*", "shell/src"], {
    cwd: root,
    encoding: "utf8",
  });
  const files = listed.split("\n").filter((file) => /(?<![.]test)[.]tsx?$/.test(file));
  const sources = files.map((file) => [file, readFileSync(root + file, "utf8")]);
  const names = namesIn(Object.fromEntries(sources));
  expect(names.length).toBeGreaterThan(12);
  expect(repeated(names)).toEqual([]);
});

it("a name that is used twice is found", () => {
  const sources = {
    a: 'const x = resource("games");',
    b: 'resource("chat"); resource("games", home)',
  };
  expect(repeated(namesIn(sources))).toEqual(["games"]);
});
