import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { bin, root } from "../run.mjs";

let project = "";

/** Each test has an empty project with the rules of this one; returns how to learn its folder. */
export function inOwnProject() {
  beforeEach(() => {
    project = mkdtempSync(join(tmpdir(), "acompana-lint-"));
    for (const name of ["biome.json", ".gitignore"]) cpSync(root + name, join(project, name));
  });
  afterEach(() => rmSync(project, { recursive: true }));
  return () => project;
}

/** @param {string} file @param {string} text */
export function put(file, text) {
  mkdirSync(dirname(join(project, file)), { recursive: true });
  writeFileSync(join(project, file), text);
}

/** @param {string[]} args */
export function biome(...args) {
  const { status, stdout, stderr } = spawnSync(bin("biome"), [...args, "."], {
    cwd: project,
    encoding: "utf8",
  });
  return { status, said: stdout + stderr };
}

/** A violation of each rule that our code depends on, and where it is planted. */
const PLANTED = /** @type {const} */ ([
  ["noUnusedImports", "shell/src/a.ts", 'import { a } from "./b.ts";\n'],
  ["noUnusedVariables", "shell/src/a.ts", "const a = 1;\nexport {};\n"],
  ["useImportExtensions", "api/a.ts", 'export { b } from "./b";\n'],
  ["useFilenamingConvention", "kit/src/aFile.ts", "export const a = 1;\n"],
  ["noDefaultExport", "mf-senior/src/a.ts", "export default 1;\n"],
  ["useNodejsImportProtocol", "scripts/a.mjs", 'export { join } from "path";\n'],
  ["useImportType", "api/a.ts", 'import { A } from "./b.ts";\n\nexport type B = A;\n'],
  ["noRestrictedImports", "kit/src/a.ts", 'import fc from "fast-check";\n\nfc.sample(fc.nat());\n'],
  ["noRestrictedGlobals", "mf-senior/src/a.ts", "export const a = localStorage.length;\n"],
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
]);

/** @param {string[]} [rules] that are tried as examples; all of them when absent */
export function testPlantedRules(rules) {
  const tried = PLANTED.filter(([rule]) => rules?.includes(rule) ?? true);
  it("knows these rules", () => expect(tried.length).toBe((rules ?? PLANTED).length));

  it.each(tried)("%s catches a violation in %s", (rule, file, text) => {
    put(file, text);
    // A second file, so that a relative import finds something.
    put(join(dirname(file), "b.ts"), "export const b = 1;\n");
    const { status, said } = biome("ci", "--error-on-warnings");
    expect(said).toContain(rule);
    expect(status).not.toBe(0);
  });
}
