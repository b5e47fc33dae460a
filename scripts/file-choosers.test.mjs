import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { trackedFiles } from "./project-files.mjs";
import { root } from "./run.mjs";

const files = trackedFiles("*.ts", "*.tsx");
const sources = files.filter((file) => !/\.test\./.test(file));

/**
 * @param {readonly string[]} among
 * @param {RegExp} pattern
 */
const filesWith = (among, pattern) =>
  among.filter((file) => pattern.test(readFileSync(`${root}${file}`, "utf8")));

test("every file is chosen by kit's button", () => {
  expect(filesWith(sources, /type="file"/)).toEqual(["kit/src/upload/file-picker.tsx"]);
});

test("what is offered to be chosen is said in one place, all kinds of a family", () => {
  const screens = sources.filter((file) => file.endsWith(".tsx"));
  expect(filesWith(screens, /(image|video|audio)\/(\*|[a-z]+,)/)).toEqual([]);
});

test("wherever a picture is chosen, it is tried with those that this browser cannot open", () => {
  const choosers = filesWith(sources, /<(FileField|FilesField)\b|acceptOf\(/).filter(
    (file) => !file.startsWith("kit/"),
  );
  const folders = [...new Set(choosers.map((file) => file.slice(0, file.lastIndexOf("/"))))];
  const tried = filesWith(files, /\.each\(unopenablePictures\)/);
  expect(folders.length).toBeGreaterThan(2);
  expect(folders.filter((folder) => !tried.some((test) => test.startsWith(`${folder}/`)))).toEqual(
    [],
  );
});
