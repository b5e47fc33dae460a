import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { trackedFiles } from "./project-files.mjs";
import { root } from "./run.mjs";

/** Where a `<form>` is drawn: kit's own, and the two that docs/adr/area-forms.md leaves out. */
const DRAWN_IN = [
  "kit/src/form/form.tsx",
  "kit/src/ui/pin-dialog/pin-dialog.tsx",
  "mf-senior/src/chat/composer.tsx",
];

const sources = trackedFiles("*.ts", "*.tsx").filter(
  (file) => !/\.test\.|\/src\/testing\//.test(file),
);

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
