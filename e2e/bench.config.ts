import { defineConfig } from "@playwright/test";
import base from "./playwright.config.ts";

export default defineConfig({
  ...base,
  testDir: ".",
  testMatch: "bench.ts",
  workers: 1,
  retries: 0,
  reporter: [["line"]],
  use: { ...base.use, reducedMotion: "no-preference", trace: "off" },
});
