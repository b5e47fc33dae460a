import { execFile, execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { API_RUNS } from "./api-runs.mjs";
import { PARTS, RUNNERS } from "./parts.mjs";
import { bin, denoPath, root } from "./run.mjs";

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

/** Every file of the project that looks like a test, whether it is in git yet or not. */
function testFiles() {
  const args = ["ls-files", "--cached", "--others", "--exclude-standard", "--deduplicate"];
  const listed = execFileSync("git", args, { cwd: root, encoding: "utf8" }).split("\n");
  return listed.filter((file) => /\.(test|spec)\.\w+$/.test(file));
}

describe("the two tiers", () => {
  it("run every test file once: the deep one those that are named so", {
    timeout: LONGEST_MS,
  }, async () => {
    const [quick, deep] = await Promise.all([filesOf("quick"), filesOf("deep")]);
    const all = testFiles();
    const isDeep = (/** @type {string} */ file) => /\.deep\.test\./.test(file);
    expect(quick.sort()).toEqual(all.filter((file) => !isDeep(file)).sort());
    expect(deep.sort()).toEqual(all.filter(isDeep).sort());
  });

  it.each(["quick", "deep"])("have every runner run its whole tier (%s)", (tier) => {
    const parts = PARTS[/** @type {keyof typeof PARTS} */ (tier)].flat();
    for (const { command, args } of Object.values(RUNNERS)) {
      const whole = parts.filter(
        (part) =>
          part.command === command && part.args.join(" ") === args.join(" ") && !("env" in part),
      );
      expect(whole).toHaveLength(1);
    }
  });

  it("check what a workspace has learned, in the deep one", () => {
    const folders = readdirSync(root).filter((one) => existsSync(`${root}${one}/package.json`));
    const checking = folders.filter((folder) => "check" in scriptsOf(folder));
    expect(checking).toContain("language");
    for (const folder of checking)
      expect(PARTS.deep.flat()).toContainEqual(
        expect.objectContaining({
          command: "npm",
          args: ["run", "--silent", "check", "-w", folder],
        }),
      );
  });

  it.each(["quick", "deep"])("try every file of the API on PGlite (%s)", (tier) => {
    const runs = API_RUNS[/** @type {keyof typeof API_RUNS} */ (tier)];
    expect(runs).toContainEqual({ database: "pglite", tier, files: [] });
  });
});
