import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { bin, root } from "./run.mjs";

/** @type {string} */
let project;
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), "acompana-rules-"));
  for (const name of ["biome.json", ".gitignore"]) cpSync(root + name, join(project, name));
});
afterEach(() => rmSync(project, { recursive: true }));

/**
 * What the project's linter says of a file that imports something.
 *
 * @param {string} file
 * @param {string} imported
 */
function lint(file, imported) {
  mkdirSync(dirname(join(project, file)), { recursive: true });
  const source = `import { thing } from "${imported}";\n\nexport const used = thing;\n`;
  writeFileSync(join(project, file), source);
  const { stdout, stderr } = spawnSync(bin("biome"), ["lint", "."], {
    cwd: project,
    encoding: "utf8",
  });
  return stdout + stderr;
}

describe("the linter holds the architecture", () => {
  it.each([
    ["mf-games/src/a.ts", "@acompana/mf-senior/src/area.ts"],
    ["mf-games/src/a.ts", "../../mf-senior/src/area.ts"],
    ["mf-games/src/a.ts", "../../shell/src/boot.ts"],
    ["mf-games/src/a.ts", "../../api/app.ts"],
    ["shell/src/a.ts", "@acompana/mf-games/src/area.ts"],
    ["shell/src/a.ts", "../../mf-games/src/area.ts"],
    ["kit/src/a.ts", "../../mf-games/src/area.ts"],
    ["api/scores/routes.ts", "drizzle-orm"],
    ["api/scores/routes.ts", "./table.ts"],
    ["api/scores/routes.ts", "../db/open.ts"],
  ])("%s may not import %s", (file, imported) => {
    expect(lint(file, imported)).toContain("noRestrictedImports");
  });

  it.each([
    ["mf-games/src/a.ts", "@acompana/kit/ui"],
    ["shell/src/a.ts", "@acompana/kit/area"],
    ["api/scores/create-score.ts", "drizzle-orm"],
    ["api/scores/routes.ts", "./create-score.ts"],
  ])("%s may import %s", (file, imported) => {
    expect(lint(file, imported)).toContain("No fixes applied");
  });
});
