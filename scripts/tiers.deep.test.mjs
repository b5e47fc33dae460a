import { execFile } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { API_RUNS } from "./api-runs.mjs";
import { QUICK, RUNNERS } from "./parts.mjs";
import { bin, denoPath, root } from "./run.mjs";
import { SUBJECTS } from "./subjects.mjs";
import { testFilesOfProject } from "./test-places.mjs";

const runFile = promisify(execFile);
/** Six programs that each load what they would run. */
const LONGEST_MS = 240_000;

/**
 * @param {string} command
 * @param {string[]} args
 * @param {string} tier
 */
async function jsonOf(command, args, tier, cwd = root) {
  const env = { ...process.env, TEST_TIER: tier };
  const { stdout } = await runFile(command, args, { cwd, env, maxBuffer: 64 * 1024 * 1024 });
  return JSON.parse(stdout.slice(stdout.search(/^[[{]/m)));
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {string} tier
 * @returns {Promise<string[]>}
 */
async function vitestFiles(command, args, tier) {
  const list = await jsonOf(command, [...args, "--filesOnly", "--json"], tier);
  return list.map((/** @type {{ file: string }} */ { file }) => relative(root, file));
}

/**
 * The files that each runner says it would run in a tier.
 *
 * @satisfies {Record<keyof typeof RUNNERS, (tier: string) => Promise<string[]>>}
 */
const LISTS = {
  unit: (tier) => vitestFiles(bin("vitest"), ["list"], tier),
  api: (tier) =>
    vitestFiles(
      denoPath(),
      ["run", "-A", "npm:vitest", "list", "--config", "api/vitest.config.ts"],
      tier,
    ),
  browser: async (tier) => {
    const args = ["test", "--list", "--reporter=json"];
    const { suites } = await jsonOf(bin("playwright"), args, tier, `${root}e2e`);
    return suites.map((/** @type {{ file: string }} */ { file }) => `e2e/tests/${file}`);
  },
};

/** @param {string} tier */
const filesOf = async (tier) =>
  (await Promise.all(Object.values(LISTS).map((list) => list(tier)))).flat();

/** What `npm run` knows in a workspace. @param {string} folder */
const scriptsOf = (folder) =>
  JSON.parse(readFileSync(`${root}${folder}/package.json`, "utf8")).scripts ?? {};

describe("the two tiers", () => {
  it("run every test file once: the deep one those that are named so", {
    timeout: LONGEST_MS,
  }, async () => {
    const [quick, deep] = await Promise.all([filesOf("quick"), filesOf("deep")]);
    const all = testFilesOfProject();
    const isDeep = (/** @type {string} */ file) => /\.deep\.test\./.test(file);
    expect(quick.sort()).toEqual(all.filter((file) => !isDeep(file)).sort());
    expect(deep.sort()).toEqual(all.filter(isDeep).sort());
  });

  it("have every runner run the whole quick one, and the slow unit tests as they are", () => {
    const parts = QUICK.flatMap((group) => group.parts);
    const wholeOf = (/** @type {typeof parts} */ among, /** @type {string[]} */ args) =>
      among.filter((part) => part.args.join(" ") === args.join(" "));
    const { unit, api, browser } = RUNNERS;
    for (const { args } of [api, browser]) expect(wholeOf(parts, args)).toHaveLength(1);
    for (const projects of ["scripts", "!scripts"])
      expect(wholeOf(parts, [...unit.args, `--project=${projects}`])).toHaveLength(1);
    expect(wholeOf(SUBJECTS.unit?.parts ?? [], RUNNERS.unit.args)).toHaveLength(1);
  });

  it("check what a workspace has learned, in the deep one", () => {
    const folders = readdirSync(root).filter((one) => existsSync(`${root}${one}/package.json`));
    const checking = folders.filter((folder) => "check" in scriptsOf(folder));
    expect(checking).toContain("language");
    for (const folder of checking)
      expect(Object.values(SUBJECTS).flatMap(({ parts }) => parts)).toContainEqual(
        expect.objectContaining({
          command: "npm",
          args: ["run", "--silent", "check", "-w", folder],
        }),
      );
  });

  it("try every file of the API on PGlite, and every file on Postgres", () => {
    const quick = { database: "pglite", tier: "quick", files: [] };
    expect(API_RUNS.quick).toContainEqual(quick);
    expect(API_RUNS.deep).toContainEqual({ database: "pglite", tier: "deep", files: [] });
    expect(API_RUNS.deep).toContainEqual({ database: "neon", files: [] });
  });
});
