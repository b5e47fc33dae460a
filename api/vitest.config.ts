import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { currentTier, testFiles } from "../scripts/tier.mjs";

/** Those that take longest begin first, so that no core waits for the last of them. */
const LONGEST = [
  "killed.deep",
  "bad-input.deep",
  "authorization.deep",
  "bad-parameters.deep",
  "limits.deep",
  "ceilings.deep",
  "long-cells.deep",
  "authorization",
  "main",
  "ceilings",
  "media",
  "consents",
  "limits",
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const place = LONGEST.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
      return place < 0 ? LONGEST.length : place;
    };
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  test: {
    name: "api",
    ...testFiles("", "ts"),
    globalSetup: ["tools/testing/global-setup.ts"],
    setupFiles: Deno.env.get("CHECK_RESPONSES") === "1" ? ["tools/testing/checked-fetch.ts"] : [],
    // Every file opens a database of its own. PGlite keeps a core busy; a server is waited for.
    // For the five files of the quick tier the API is not loaded four times.
    maxWorkers: Deno.env.get("TEST_DATABASE") === "neon" && currentTier() !== "quick" ? 4 : 2,
    // What state modules hold each file sets anew, so a worker loads them once for all its files.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // A test that is cut short leaves its calls running under the next one.
    hookTimeout: 120_000,
    testTimeout: 120_000,
    // What a test waits for comes in milliseconds, and on a busy machine after seconds.
    expect: { poll: { timeout: 15_000 } },
  },
});
