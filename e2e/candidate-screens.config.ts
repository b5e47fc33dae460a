import { defineConfig } from "@playwright/test";
import tests from "./playwright.config.ts";
import { missingEngines } from "./portal/engines/index.ts";

export default defineConfig({
  ...tests,
  testDir: ".",
  testMatch: "candidate-screens.ts",
  // One engine after the other: each has a machine's attention.
  workers: 1,
  // For the report.
  metadata: { missing: missingEngines.map(({ name }) => name) },
});
