import { spawnSync } from "node:child_process";
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { projectFiles } from "../project-files.mjs";
import { root } from "../run.mjs";

/** What stands in for npm: it says how it was called, and fails as a broken line would. */
const NPM = '#!/bin/sh\necho "npm was called: $*"\nexit 1\n';

/** @type {Record<string, string>} */
export const commands = JSON.parse(readFileSync(`${root}package.json`, "utf8")).scripts;
export const programs = Object.entries(commands).flatMap(([name, command]) => {
  const file = /^node (scripts\/\S+)/.exec(command)?.[1];
  return file ? [[name, file]] : [];
});

/**
 * The project as git has it, where nothing was ever installed.
 *
 * @returns {(program: string) => { status: number | null, said: string }} runs a program there
 */
export function cleanClone() {
  let clone = "";
  beforeAll(() => {
    clone = mkdtempSync(join(tmpdir(), "acompana-clone-"));
    for (const file of projectFiles().filter((name) => existsSync(root + name))) {
      mkdirSync(dirname(join(clone, file)), { recursive: true });
      copyFileSync(root + file, join(clone, file));
    }
    mkdirSync(join(clone, "bin"));
    writeFileSync(join(clone, "bin/npm"), NPM);
    chmodSync(join(clone, "bin/npm"), 0o755);
  });
  afterAll(() => rmSync(clone, { recursive: true }));

  return (program) => {
    const env = { ...process.env, PATH: `${clone}/bin:${process.env.PATH}` };
    const { status, stdout, stderr } = spawnSync(process.execPath, [program], {
      cwd: clone,
      encoding: "utf8",
      env,
    });
    return { status, said: stdout + stderr };
  };
}

const installing = programs.filter(([name]) => name !== "serve");

/**
 * @param {(program: string) => { status: number | null, said: string }} run
 * @param {string[]} [names] of the commands that are tried as examples; all of them when absent
 */
export function testInstalling(run, names) {
  const tried = installing.filter(([name]) => names?.includes(name ?? "") ?? true);
  it("has these commands", () => expect(tried.length).toBe((names ?? installing).length));

  it.each(tried)("npm run %s begins by installing what is missing", (_, program) => {
    const { status, said } = run(program ?? "");
    expect(said).toContain("npm was called: ci ");
    expect(status).not.toBe(0);
  });
}
