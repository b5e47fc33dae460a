import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { root } from "./run.mjs";
import { kindOf, measure } from "./size.mjs";

test("each file is of one kind", () => {
  const kinds = {
    "api/features/users/user-details.ts": "product",
    "kit/src/ui/button.module.css": "product",
    "scripts/size.mjs": "product",
    "scripts/size.test.mjs": "tests",
    "shell/src/session/sessions.test.tsx": "tests",
    "e2e/tests/journey.deep.test.ts": "tests",
    "e2e/portal/steps.ts": "machinery",
    "api/tools/testing/fixtures.ts": "machinery",
    "api/tools/testing/old-data/2026-11-21.json": "data",
    "api/db/migrations/0001_people.sql": "generated",
    "kit/src/api/schema.d.ts": "generated",
    "kit/src/api/client.ts": "product",
    "package-lock.json": "generated",
    "openapi.yaml": "generated",
    "docs/how-to.md": "documents",
  };
  expect(Object.fromEntries(Object.keys(kinds).map((path) => [path, kindOf(path, "")]))).toEqual(
    kinds,
  );
});

test.each([
  ["tests", "a test", 'export function testPin() {\n  test("opens", async () => {\n'],
  ["tests", "a test for each", "  test.each(chosen(PINS))(\n"],
  ["tests", "a group", '  describe.each(ROLES)("%s", (role) => {\n'],
  ["tests", "a test under a condition", '  test.runIf(isQuick)("opens", () => {\n'],
  ["machinery", "no test", 'export const open = () => expect(page).toBe("open");\n'],
  [
    "machinery",
    "a match",
    "export const isPin = (text) =>\n  PIN.test(text) ?? /it/\n    .test(text);\n",
  ],
  ["machinery", "what comes before tests", "  test.beforeAll(start);\n"],
  ["machinery", "a sentence about tests", "/** What a test (or describe) wants. */\n"],
])("as %s counts what two tiers share and holds %s", (kind, _what, text) => {
  for (const path of ["api/tools/testing/pin.ts", "e2e/portal/pin.ts"])
    expect(kindOf(path, text)).toBe(kind);
});

test("programs that run as tests and try nothing are no tests", () => {
  expect(kindOf("e2e/screenshots.ts", 'test("is drawn", draw);')).toBe("machinery");
});

test("blank lines do not count, and decisions count as documents too", () => {
  expect(
    measure([
      ["api/main.ts", "start();\n\n  \nend();\n"],
      ["docs/adr/area-forms.md", "# One dialog\n\nfor all\n"],
      ["docs/how-to.md", "Three more words\n"],
      ["shell/landing.webp", "no text"],
    ]),
  ).toEqual({
    product: { files: 1, lines: 2, words: 2 },
    decisions: { files: 1, lines: 2, words: 5 },
    documents: { files: 2, lines: 3, words: 8 },
  });
});

/** @param {...string} args */
const size = (...args) =>
  spawnSync(process.execPath, [`${root}scripts/size.mjs`, ...args], { encoding: "utf8" });

test("'--help' says how it is called", () => {
  const { status, stdout, stderr } = size("--help");
  expect([status, stdout.split("\n")[0], stderr]).toEqual([0, "npm run size [-- <commit>]", ""]);
});

test.each([["--hlep"], ["HEAD", "HEAD"]])(
  "what names no commit, as '%s', is answered with how it is called",
  (...args) => {
    const { status, stdout, stderr } = size(...args);
    expect([status, stdout, stderr.split("\n")[0]]).toEqual([1, "", "npm run size [-- <commit>]"]);
  },
);
