import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { bin, root } from "./run.mjs";

/** @type {string} */
let project;
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), "acompana-lint-"));
  for (const name of ["biome.json", ".gitignore"]) cpSync(root + name, join(project, name));
});
afterEach(() => rmSync(project, { recursive: true }));

/** @param {string} file @param {string} text */
function put(file, text) {
  mkdirSync(dirname(join(project, file)), { recursive: true });
  writeFileSync(join(project, file), text);
}

/** @param {string[]} args */
function biome(...args) {
  const { status, stdout, stderr } = spawnSync(bin("biome"), [...args, "."], {
    cwd: project,
    encoding: "utf8",
  });
  return { status, said: stdout + stderr };
}

describe("the gate of format and rules", () => {
  it.each([
    ["noUnusedImports", "shell/src/a.ts", 'import { a } from "./b.ts";\n'],
    ["noUnusedVariables", "shell/src/a.ts", "const a = 1;\nexport {};\n"],
    ["useImportExtensions", "api/a.ts", 'export { b } from "./b";\n'],
    ["useFilenamingConvention", "kit/src/aFile.ts", "export const a = 1;\n"],
    ["noDefaultExport", "mf-senior/src/a.ts", "export default 1;\n"],
    ["useNodejsImportProtocol", "scripts/a.mjs", 'export { join } from "path";\n'],
    ["useImportType", "api/a.ts", 'import { A } from "./b.ts";\n\nexport type B = A;\n'],
    [
      "noRestrictedImports",
      "kit/src/a.ts",
      'import fc from "fast-check";\n\nfc.sample(fc.nat());\n',
    ],
    ["noConsole", "api/a.ts", 'console.log("a");\n'],
    ["noAlert", "mf-games/src/a.ts", 'alert("a");\n'],
    [
      "noFloatingPromises",
      "api/a.ts",
      "async function a() {}\n\nexport const b = () => {\n  a();\n};\n",
    ],
    [
      "useHookAtTopLevel",
      "mf-admin/src/a.tsx",
      'import { useState } from "react";\n\nexport function A({ on }: { on: boolean }) {\n  if (on) useState(1);\n  return null;\n}\n',
    ],
    [
      "useExhaustiveDependencies",
      "mf-support/src/a.tsx",
      'import { useEffect } from "react";\n\nexport function A({ on }: { on: string }) {\n  useEffect(() => {\n    document.title = on;\n  }, []);\n  return null;\n}\n',
    ],
    ["useAltText", "mf-senior/src/a.tsx", 'export const A = () => <img src="a.png" />;\n'],
    ["noExplicitAny", "kit/src/a.ts", "export const a = (b: any) => b;\n"],
  ])("%s catches a violation in %s", (rule, file, text) => {
    put(file, text);
    // A second file, so that a relative import finds something.
    put(join(dirname(file), "b.ts"), "export const b = 1;\n");
    const { status, said } = biome("ci", "--error-on-warnings");
    expect(said).toContain(rule);
    expect(status).not.toBe(0);
  });

  it("catches a file that is not formatted", () => {
    put("shell/src/a.ts", "export const a = {b:1}\n");
    expect(biome("ci").status).not.toBe(0);
    put("shell/src/a.ts", "export const a = { b: 1 };\n");
    expect(biome("ci").status).toBe(0);
  });

  it("reads every file of the project but those that are generated", () => {
    const unformatted = /** @type {Record<string, string>} */ ({
      css: ".a{color:red}\n",
      json: '{"a":1,"b":[1,2]}\n',
      mjs: "export const a = {b:1}\n",
      ts: "export const a = {b:1}\n",
      tsx: "export const a = {b:1}\n",
    });
    const textFor = (/** @type {string} */ file) => unformatted[file.split(".").at(-1) ?? ""];
    const files = execFileSync("git", ["ls-files"], { cwd: root, encoding: "utf8" })
      .split("\n")
      .filter((file) => textFor(file) && file !== "biome.json");
    for (const file of files) put(file, textFor(file) ?? "");
    biome("format", "--write");
    const unread = files.filter(
      (file) => readFileSync(join(project, file), "utf8") === textFor(file),
    );
    const generated =
      /^(package-lock\.json|kit\/src\/api\/(schema\.d|limits)\.ts|api\/db\/migrations\/meta\/.+)$/;
    expect(unread.filter((file) => !generated.test(file))).toEqual([]);
    expect(files.length).toBeGreaterThan(900);
  });
});
