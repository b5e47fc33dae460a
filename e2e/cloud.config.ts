import { defineConfig } from "@playwright/test";
import base from "./playwright.config.ts";

// The journeys that say so, once more where the portal runs as in the cloud.
export default defineConfig(base, {
  // In the files of both tiers.
  testMatch: "**/*.test.ts",
  testIgnore: "**/node_modules/**",
  grep: /@cloud/,
  // Each has a database, a bucket and two processes of its own.
  workers: 2,
  use: { profile: "cloud" },
});
