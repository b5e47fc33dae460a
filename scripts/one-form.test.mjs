import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { root } from "./run.mjs";

/** Where a `<form>` is drawn: kit's own, and the two that ADR 57 leaves outside. */
const DRAWN_IN = [
  "kit/src/form/form.tsx",
  "kit/src/ui/pin-dialog/pin-form.tsx",
  "mf-senior/src/chat/composer.tsx",
];
/** What alone may import the library: the chunk that is fetched when a form opens. */
const ENGINE = "kit/src/form/engine.ts";

const sources = execFileSync("git", ["ls-files", "*.ts", "*.tsx"], { cwd: root, encoding: "utf8" })
  .split("\n")
  .filter((file) => file !== "" && !/\.test\.|\/src\/testing\//.test(file));

/** @param {RegExp} pattern */
const filesWith = (pattern) =>
  sources.filter((file) => pattern.test(readFileSync(`${root}${file}`, "utf8")));

test("every form is kit's, but for the PIN's keypad and the chat's box", () => {
  expect(filesWith(/<form\b/)).toEqual(DRAWN_IN);
});

test("whoever has a form tries what becomes of its text", () => {
  const workspaces = filesWith(/\buseForm(<.*>)?\(|<form\b/).map((file) => file.split("/")[0]);
  const untried = [...new Set(workspaces)].filter(
    (name) => !existsSync(`${root}${name}/src/kept-forms.test.tsx`),
  );
  expect(new Set(workspaces).size).toBeGreaterThan(3);
  expect(untried).toEqual([]);
});

test("the library behind the forms is imported by their late chunk alone", () => {
  expect(filesWith(/from "react-hook-form"/)).toEqual([ENGINE]);
  expect(filesWith(/from "(\.|@acompana\/kit)[^"]*\/engine\.ts"/)).toEqual(
    filesWith(/import type \{[^}]*\} from "\.\/engine\.ts"/),
  );
});
