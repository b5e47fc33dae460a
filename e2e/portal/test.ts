import { test as base, expect, type Page } from "@playwright/test";
import { SharedPortal, type TestPortal } from "./test-portal.ts";
import { type Seed, seedMunicipality } from "./views/seed.ts";

interface OfWorker {
  /** A running portal that the tests of one worker share. */
  sharedPortal: SharedPortal;
  /** Environment variables of that portal; a file sets them with `test.use`. */
  portalSettings: Record<string, string>;
}

interface OfTest {
  /** The portal, with a municipality of the test's own; nobody else's rows are in it. */
  portal: TestPortal;
  /** The people with whom the views are opened, enrolled in the test's municipality. */
  seed: Seed;
  /** What the page logged as an error; a test that expects some empties it. */
  consoleErrors: string[];
}

/**
 * Playwright's test, with a municipality of its own and a page whose console must stay clean.
 * `page.goto("")` opens the municipality's first page, in contexts that a test makes itself too.
 */
export const test = base.extend<OfTest, OfWorker>({
  portalSettings: [{}, { option: true, scope: "worker" }],
  sharedPortal: [
    async ({ portalSettings }, use) => {
      const portal = await SharedPortal.start(portalSettings);
      await use(portal);
      await portal.remove();
    },
    { scope: "worker", timeout: 240_000 },
  ],
  portal: async ({ sharedPortal }, use) => use(await sharedPortal.take()),
  seed: async ({ portal }, use) => use(await seedMunicipality(portal)),
  baseURL: async ({ portal }, use) => use(portal.home),
  extraHTTPHeaders: async ({ portal }, use) => use(portal.headers),
  consoleErrors: [
    async ({ page }, use) => {
      const errors = watchConsole(page);
      await use(errors);
      expectClean(errors);
    },
    { auto: true },
  ],
});

/** Collects what a page logs as an error from now on. */
export function watchConsole(page: Page): string[] {
  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  page.on("pageerror", (error) => errors.push(String(error)));
  return errors;
}

export function expectClean(errors: readonly string[]): void {
  expect(errors, "errors in the browser's console").toEqual([]);
}

export { expect };
