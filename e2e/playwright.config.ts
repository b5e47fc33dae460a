import { defineConfig } from "@playwright/test";

export default defineConfig({
  testDir: "./tests",
  // Each has a portal of its own. With two, two cores stand idle for a third of the time.
  workers: 3,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [["list"]],
  outputDir: "../test-results",
  use: {
    locale: "es-ES",
    timezoneId: "Europe/Madrid",
    viewport: { width: 1280, height: 900 },
    reducedMotion: "reduce",
    // Recording takes as long as the tests themselves.
    trace: process.env.TRACE ? "retain-on-failure" : "off",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? "",
      args: [
        "--lang=es-ES",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
