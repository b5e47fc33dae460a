import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { bin, root } from "./run.mjs";

/** A folder with tests of both runners, two of which fail and one passes at the second try. */
let folder = "";

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "acompana-runners-"));
  symlinkSync(`${root}node_modules`, join(folder, "node_modules"));
  const files = {
    "package.json": '{ "type": "module" }',
    "unit.test.mjs": `import { it } from "vitest";
      it("holds", () => {});
      it("does not", () => { throw new Error("no"); });
      it.skip("is left out", () => {});`,
    "unread.test.mjs": 'import "./missing.mjs";',
    "playwright.config.mjs": 'export default { testMatch: "*.e2e.mjs", retries: 1 };',
    "one.e2e.mjs": `import { test } from "@playwright/test";
      test("holds", () => {});
      test("holds in the end", ({}, { retry }) => { if (retry === 0) throw new Error("not yet"); });`,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
});
afterAll(() => rmSync(folder, { recursive: true }));

/**
 * @param {string} name
 * @param {string} call what gives the arguments, in terms of `reports.mjs` loaded in the process
 */
const runner = (name, call) => ({
  name,
  counted: true,
  command: process.execPath,
  args: [
    "--input-type=module",
    "--eval",
    `import { vitestReport, playwrightReport } from "${root}scripts/reports.mjs";
    import { runAndFollow } from "${root}scripts/run.mjs";
    ${call}`,
  ],
});

it("reads the reports of the real runners", async () => {
  const at = `cwd: ${JSON.stringify(folder)}`;
  const parts = [
    runner(
      "unidad",
      `await runAndFollow("${bin("vitest")}", ["run", ...vitestReport("unit")], { ${at} });`,
    ),
    runner(
      "navegador",
      `const { args, env } = playwrightReport();
      await runAndFollow("${bin("playwright")}", ["test", ...args], { ${at}, env });`,
    ),
  ];
  const script = `import { runTier } from "${root}scripts/run-parts.mjs";
    await runTier("quick", [{ parts: ${JSON.stringify(parts)} }]);`;
  const output = await new Promise((resolve) => {
    const args = ["--input-type=module", "--eval", script];
    execFile(process.execPath, args, (_, stdout) => resolve(stdout));
  });
  expect(output).toMatch(/unidad: NO PASA, \d+ s, 1 pasan, 1 omitidas/);
  expect(output).toContain("A la segunda:\n  one.e2e.mjs › holds in the end\n");
  expect(output).toMatch(/\n3 passed, 2 failed\n$/);
});
