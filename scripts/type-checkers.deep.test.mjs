import { execFileSync, spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { denoPath, root } from "./run.mjs";
import { allTypes, apiTypes } from "./types.mjs";

/** A mistake that each kind of file can have. */
const MISTAKES = [
  { end: ".ts", text: 'export const wrong: number = "";\n' },
  { end: ".tsx", text: 'export const wrong: number = "";\n' },
  { end: ".mjs", text: '/** @type {number} */\nexport const wrong = "";\n' },
];
const mistakeIn = (/** @type {string} */ file) => MISTAKES.find(({ end }) => file.endsWith(end));

const git = (/** @type {string[]} */ ...args) =>
  execFileSync("git", args, { cwd: root, encoding: "utf8" }).split("\n").filter(Boolean);
/** Those of the project, with what was not committed yet. */
const files = git("ls-files", "--cached", "--others", "--exclude-standard");
/** Declarations alone are not checked by anybody (skipLibCheck). */
const typed = files.filter((file) => mistakeIn(file) && !file.endsWith(".d.ts"));
const settings = files.filter((file) => /(^|\/)(package|deno|tsconfig[.\w]*)\.json$/.test(file));

/** The project with its own settings, in which every file is nothing but a mistake. */
let project = "";
beforeAll(() => {
  project = realpathSync(mkdtempSync(join(tmpdir(), "acompana-types-")));
  for (const file of [...settings, ...typed])
    mkdirSync(dirname(join(project, file)), { recursive: true });
  for (const file of settings) cpSync(root + file, join(project, file));
  for (const file of typed) writeFileSync(join(project, file), mistakeIn(file)?.text ?? "");
  symlinkSync(`${root}node_modules`, join(project, "node_modules"));
  symlinkSync(`${root}api/node_modules`, join(project, "api/node_modules"));
});
afterAll(() => rmSync(project, { recursive: true }));

/**
 * The files in which a checker finds a mistake.
 *
 * @param {string} command
 * @param {string[]} args
 */
function caught(command, args) {
  const { stdout, stderr } = spawnSync(command, args, {
    cwd: project,
    encoding: "utf8",
    env: { ...process.env, NO_COLOR: "1" },
    maxBuffer: 50_000_000,
  });
  const said = stdout + stderr;
  // `kit/src/a.ts(1,14): error` says TypeScript, `at file:///…/api/a.ts:1:14` says Deno.
  const places = said.matchAll(/^(\S+?)\(\d+,\d+\): error|^ +at (file:\S+?):\d+:\d+$/gm);
  const found = Array.from(places, ([, path = "", url]) =>
    url ? relative(project, fileURLToPath(url)) : path,
  );
  return new Set(found);
}

describe("npm run types", () => {
  it("reads every file: a mistake in any is caught by one of its checkers", () => {
    const found = [allTypes(), apiTypes()].flatMap(({ command, args }) => [
      ...caught(command, args),
    ]);
    expect(found.toSorted()).toEqual(typed.toSorted());
    expect(typed.length).toBeGreaterThan(900);
    // Eleven programs, one after the other; six seconds of one core.
  }, 120_000);

  it("reads of the API what Deno's own check reads", () => {
    const { command, args } = apiTypes();
    const byDeno = caught(denoPath(), ["check", "--quiet", "api"]);
    expect(caught(command, args)).toEqual(byDeno);
    expect(byDeno.size).toBeGreaterThan(500);
  }, 120_000);

  it("leaves out declarations, of which only the generated schema of the contract is kept", () => {
    expect(files.filter((file) => file.endsWith(".d.ts"))).toEqual(["kit/src/api/schema.d.ts"]);
  });
});
