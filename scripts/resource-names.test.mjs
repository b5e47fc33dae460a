import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { trackedFiles } from "./project-files.mjs";
import { root } from "./run.mjs";

/** @param {Record<string, string>} sources by file */
const namesIn = (sources) =>
  Object.values(sources).flatMap((source) =>
    [...source.matchAll(/\bresource\("([^"]+)"/g)].map(([, name]) => name ?? ""),
  );

/** @param {string[]} names */
const repeated = (names) => names.filter((name, index) => names.indexOf(name) !== index);

it("no two resources of the front ends have one name: they would share what a session has read", () => {
  const files = trackedFiles("kit/src", "mf-*/src/*", "shell/src").filter((file) =>
    /(?<![.]test)[.]tsx?$/.test(file),
  );
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
