import process from "node:process";
import { defineConfig } from "vitest/config";
import { readAreas } from "./kit/build/areas.mjs";
import { currentTier, testFiles } from "./scripts/tier.mjs";

/**
 * Each of these puts other modules in the place of the shell's own, or listens to its page for
 * good: its modules and its page are its alone.
 */
const ISOLATED = "shell/src/**/*.isolated.test.{ts,tsx}";

/** From 25 on Node has a storage of its own, which would stand in the place of the page's. */
const WITHOUT_STORAGE = "--no-experimental-webstorage";

/** What tests of components run in. */
const PAGE = {
  environment: "happy-dom",
  environmentOptions: { happyDOM: { url: "http://localhost:8000/" } },
  setupFiles: [new URL("./kit/src/testing/setup.ts", import.meta.url).pathname],
  // Its ES modules are written for bundlers: Node alone could not load them.
  server: { deps: { inline: ["echarts-for-react"] } },
  css: { modules: { classNameStrategy: "non-scoped" as const } },
};

const FOLDERS = ["kit", "shell", ...readAreas().map(({ folder }) => folder)];

/** Whether one asks for workspaces by name (`--project kit`), not for all but one (`!scripts`). */
const isChosen = process.argv.some((word) => /^--project(=(?!!)|$)/.test(word));

/** The tests of components of these workspaces. */
function pageProject(name: string, folders: readonly string[]) {
  const files = folders.map((folder) => testFiles(`${folder}/src/`, "{ts,tsx}"));
  const include = files.flatMap((one) => one.include);
  const exclude = [...files.flatMap((one) => one.exclude), ISOLATED];
  // Without the first word a project inherits nothing of the options that all have.
  return { extends: true as const, test: { name, ...PAGE, include, exclude } };
}

/** Unit and component tests of the front ends and the commands. The API's run under Deno. */
export default defineConfig({
  test: {
    // Left alone it keeps one core free, which is half of a small machine.
    maxWorkers: "100%",
    // A worker loads the modules once for all its files, which is half of the work. What a test
    // leaves behind in a module or in the page meets the next file, as it would meet the next test.
    isolate: false,
    execArgv: [WITHOUT_STORAGE].filter((flag) => process.allowedNodeEnvironmentFlags.has(flag)),
    // A whole game played, or sixty cards drawn, on a machine that does other things too.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // What a test waits for comes in milliseconds, and on a busy machine after seconds.
    expect: { poll: { timeout: 15_000 } },
    projects: [
      { extends: true, test: { name: "scripts", ...testFiles("scripts/", "mjs") } },
      { extends: true, root: "./language", test: { name: "language", ...testFiles("", "ts") } },
      // In one project a worker loads React and the kit once for all workspaces.
      ...(isChosen
        ? FOLDERS.map((folder) => pageProject(folder, [folder]))
        : [pageProject("pages", FOLDERS)]),
      ...(currentTier() === "deep"
        ? []
        : [
            {
              extends: true as const,
              test: { name: "shell, isolated", ...PAGE, isolate: true, include: [ISOLATED] },
            },
          ]),
    ],
  },
});
