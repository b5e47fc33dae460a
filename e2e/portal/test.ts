import { test as base, expect } from "@playwright/test";
import { PortalProcess } from "./portal-process.ts";

interface Portal {
  /** A running portal of the test file's own. */
  portal: PortalProcess;
  /** Environment variables of that portal; a file sets them with `test.use`. */
  portalSettings: Record<string, string>;
}

interface Watched {
  /** What the page logged as an error; a test that expects some empties it. */
  consoleErrors: string[];
}

/** Playwright's test, with a portal of its own and a page whose console must stay clean. */
export const test = base.extend<Watched, Portal>({
  portalSettings: [{}, { option: true, scope: "worker" }],
  portal: [
    async ({ portalSettings }, use) => {
      const portal = await PortalProcess.start(portalSettings);
      await use(portal);
      await portal.remove();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  baseURL: async ({ portal }, use) => use(portal.url),
  consoleErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error") errors.push(message.text());
      });
      page.on("pageerror", (error) => errors.push(String(error)));
      await use(errors);
      expect(errors, "errors in the browser's console").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
