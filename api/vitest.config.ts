import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  test: {
    name: "api",
    include: ["**/*.test.ts"],
    globalSetup: ["testing/global-setup.ts"],
    // Every file opens a database of its own: two at a time is what two cores carry.
    maxWorkers: 2,
    hookTimeout: 30_000,
    testTimeout: 20_000,
  },
});
