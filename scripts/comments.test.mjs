import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { longComments, stackedComments } from "./comments.mjs";
import { trackedFiles } from "./project-files.mjs";
import { root } from "./run.mjs";

const GENERATED = /^kit\/src\/api\/(schema\.d|limits)\.ts$/;

const files = trackedFiles("*.ts", "*.tsx", "*.mjs", "*.css").filter(
  (file) => !GENERATED.test(file),
);

const found = files.flatMap((file) => {
  const text = readFileSync(root + file, "utf8");
  return [
    ...longComments(file, text).map((line) => `${file}:${line} is longer than 100 columns`),
    ...stackedComments(text).map((line) => `${file}:${line} is followed by another doc comment`),
  ];
});

test("no comment is wider than the code, and each doc comment documents something", () => {
  expect(files.length).toBeGreaterThan(1000);
  expect(found).toEqual([]);
});

describe("planted", () => {
  const long = "a word ".repeat(20).trim();

  test.each([
    ["a line", `const one = 1;\n// ${long}\n`, [2]],
    ["behind code", `const one = 1; // ${long}\n`, [1]],
    ["a doc comment", `/** ${long} */\nconst one = 1;\n`, [1]],
    ["within a block", `/**\n * Short.\n * ${long}\n */\nconst one = 1;\n`, [3]],
    ["a text that looks like one", `const one = "/** ${long} */";\n`, []],
    ["a statement in a template", `const one = \`\n  * ${long}\n  // ${long}\n\`;\n`, []],
    ["exactly as wide", `// ${"x".repeat(97)}\n`, []],
  ])("a comment that is too wide: %s", (_where, text, lines) => {
    expect(longComments("planted.ts", text)).toEqual(lines);
  });

  test.each([
    ["two on one declaration", "/** One. */\n/** Two. */\nconst one = 1;\n", [1]],
    ["with an empty line", "/**\n * One.\n */\n\n/** Two. */\nconst one = 1;\n", [3]],
    ["a type before", "/** @typedef {number} One */\n/** Two. */\nconst one = 1;\n", []],
    ["one each", "/** One. */\nconst one = 1;\n/** Two. */\nconst two = 2;\n", []],
  ])("stacked: %s", (_where, text, lines) => {
    expect(stackedComments(text)).toEqual(lines);
  });
});
