import { defineConfig } from "vitest/config";
import { readAreas } from "./kit/build/areas.mjs";
import { testFiles } from "./scripts/tier.mjs";

/** Unit and component tests of the front ends and the commands. The API's run under Deno. */
export default defineConfig({
  test: {
    // Left alone it keeps one core free, which is half of a small machine.
    maxWorkers: "100%",
    // A worker loads the modules once for all its files, which is half of the work. What a test
    // leaves behind in a module or in the page meets the next file, as it would meet the next test.
    isolate: false,
    // A whole game played, or sixty cards drawn, on a machine that does other things too.
    testTimeout: 60_000,
    // What a test waits for comes in milliseconds, and on a busy machine after seconds.
    expect: { poll: { timeout: 15_000 } },
    projects: [
      { extends: true, test: { name: "scripts", ...testFiles("scripts/", "mjs") } },
      ...["kit", "shell", ...readAreas().map(({ folder }) => folder)].map((name) => ({
        // Without this word a project inherits nothing of the above.
        extends: true as const,
        root: `./${name}`,
        test: {
          name,
          // Some of the shell's tests put other modules in the place of its own.
          isolate: name === "shell",
          environment: "happy-dom",
          environmentOptions: { happyDOM: { url: "http://localhost:8000/" } },
          ...testFiles("src/", "{ts,tsx}"),
          setupFiles: [new URL("./kit/src/testing/setup.ts", import.meta.url).pathname],
          // Its ES modules are written for bundlers: Node alone could not load them.
          server: { deps: { inline: ["echarts-for-react"] } },
          css: { modules: { classNameStrategy: "non-scoped" as const } },
        },
      })),
    ],
  },
});
