import { execFileSync, spawnSync } from "node:child_process";
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
import { root } from "./run.mjs";

/** What stands in for npm: it says how it was called, and fails as a broken line would. */
const NPM = '#!/bin/sh\necho "npm was called: $*"\nexit 1\n';

/** @type {Record<string, string>} */
const commands = JSON.parse(readFileSync(`${root}package.json`, "utf8")).scripts;
const programs = Object.entries(commands).flatMap(([name, command]) => {
  const file = /^node (scripts\/\S+)/.exec(command)?.[1];
  return file ? [[name, file]] : [];
});

/** The project as git has it, where nothing was ever installed. */
let clone = "";

beforeAll(() => {
  clone = mkdtempSync(join(tmpdir(), "acompana-clone-"));
  const args = ["ls-files", "--cached", "--others", "--exclude-standard", "--deduplicate"];
  const files = execFileSync("git", args, { cwd: root, encoding: "utf8" }).split("\n");
  for (const file of files.filter((name) => name && existsSync(root + name))) {
    mkdirSync(dirname(join(clone, file)), { recursive: true });
    copyFileSync(root + file, join(clone, file));
  }
  mkdirSync(join(clone, "bin"));
  writeFileSync(join(clone, "bin/npm"), NPM);
  chmodSync(join(clone, "bin/npm"), 0o755);
});
afterAll(() => rmSync(clone, { recursive: true }));

/** @param {string} program */
function inCleanClone(program) {
  const env = { ...process.env, PATH: `${clone}/bin:${process.env.PATH}` };
  const { status, stdout, stderr } = spawnSync(process.execPath, [program], {
    cwd: clone,
    encoding: "utf8",
    env,
  });
  return { status, said: stdout + stderr };
}

it("knows the commands that README names", () => {
  const names = programs.map(([name]) => name);
  expect(names).toEqual(expect.arrayContaining(["start", "test", "test:deep", "dev", "demo"]));
});

it("npm run serve installs nothing: it says what is missing", () => {
  const { status, said } = inCleanClone(`${commands.serve}`.replace("node ", ""));
  expect(said).toBe("Faltan las bibliotecas: npm ci\n");
  expect(status).toBe(1);
});

const installing = programs.filter(([name]) => name !== "serve");

it.each(installing)("npm run %s begins by installing what is missing", (_, program) => {
  const { status, said } = inCleanClone(program);
  expect(said).toContain("npm was called: ci ");
  expect(status).not.toBe(0);
});
