import { defineConfig } from "@playwright/test";
import { testFiles } from "../scripts/tier.mjs";
import { runCertificate } from "./portal/cloud/run-certificate.ts";
import type { Profile } from "./portal/test.ts";

const { include, exclude } = testFiles("", "ts");

export default defineConfig<object, { profile: Profile }>({
  testDir: "./tests",
  globalSetup: "./portal/prepared-data.ts",
  testMatch: include,
  testIgnore: exclude,
  // Each has a portal of its own. With two, two cores stand idle for a third of the time.
  workers: 3,
  // What is waited for comes in a second or two. A machine that is many times slower, because it is
  // small or does other things too, must not make a test fail.
  timeout: 360_000,
  expect: { timeout: 60_000 },
  // One that passes at the second try lets a change land, and is named at the end of the run.
  retries: process.env.CI ? 1 : 0,
  // Each test has a municipality of its own, so those of one file may run beside each other.
  fullyParallel: true,
  reporter: [["list"]],
  outputDir: "../test-results",
  use: {
    locale: "es-ES",
    timezoneId: "Europe/Madrid",
    viewport: { width: 1280, height: 900 },
    reducedMotion: "reduce",
    actionTimeout: 60_000,
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
        `--ignore-certificate-errors-spki-list=${runCertificate().keyHash}`,
      ],
    },
  },
});
