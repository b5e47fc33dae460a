import { test as base, expect, type Page } from "@playwright/test";
import { CloudPortal } from "./cloud/cloud-portal.ts";
import { authoriseBrowser } from "./devices.ts";
import { PortalProcess, type RunningPortal } from "./portal-process.ts";
import { SharedPortal, type TestPortal } from "./test-portal.ts";
import { type Seed, seedMunicipality } from "./views/seed.ts";

/** How a portal is run: by one process on its own disk, or as in the cloud. */
export type Profile = "local" | "cloud";

/** Starts a portal of a test's own, as the profile has it; `npm start` only where it is local. */
type StartOwn = (settings?: Record<string, string>, way?: "npm start") => Promise<RunningPortal>;

interface OfWorker {
  profile: Profile;
  /** A running portal that the tests of one worker share. */
  sharedPortal: SharedPortal;
  /** Environment variables of that portal; a file sets them with `test.use`. */
  portalSettings: Record<string, string>;
}

interface OfTest {
  startOwn: StartOwn;
  /** The portal, with a municipality of the test's own; nobody else's rows are in it. */
  portal: TestPortal;
  /** The people with whom the views are opened, enrolled in the test's municipality. */
  seed: Seed;
  /** What the page logged as an error; a test that expects some empties it. */
  consoleErrors: string[];
}

const startIn = (
  profile: Profile,
  settings?: Record<string, string>,
  way?: "npm start",
): Promise<RunningPortal> =>
  profile === "cloud" ? CloudPortal.start(settings) : PortalProcess.start(settings, way);

/** In the cloud every journey loses one of the two processes on its way. */
const losingOne = (portal: RunningPortal): (() => Promise<void>) =>
  portal instanceof CloudPortal ? portal.loseOne() : async () => {};

/**
 * Playwright's test, with a municipality of its own and a page whose console must stay clean.
 * `page.goto("")` opens the municipality's first page, in contexts that a test makes itself too.
 */
export const test = base.extend<OfTest, OfWorker>({
  profile: ["local", { option: true, scope: "worker" }],
  portalSettings: [{}, { option: true, scope: "worker" }],
  sharedPortal: [
    async ({ profile, portalSettings }, use) => {
      const settings = { TRUSTED_PROXIES: "1", ...portalSettings };
      const portal = await SharedPortal.start((more) => startIn(profile, more), settings);
      await use(portal);
      await portal.remove();
    },
    { scope: "worker", timeout: 240_000 },
  ],
  portal: async ({ sharedPortal }, use) => {
    const portal = await sharedPortal.take();
    const hasLost = losingOne(portal.process);
    await use(portal);
    await hasLost();
  },
  startOwn: async ({ profile }, use) => {
    const losses: (() => Promise<void>)[] = [];
    await use(async (settings, way) => {
      const portal = await startIn(profile, settings, way);
      losses.push(losingOne(portal));
      return portal;
    });
    for (const hasLost of losses) await hasLost();
  },
  seed: async ({ portal }, use) => use(await seedMunicipality(portal)),
  // A file that asks for enrolment itself enrols its own devices.
  context: async ({ context, profile, portal, portalSettings }, use) => {
    const isGiven = profile === "cloud" && !portalSettings.DEVICE_ENROLMENT;
    if (isGiven) await authoriseBrowser(context, portal);
    await use(context);
  },
  baseURL: async ({ portal }, use) => use(portal.home),
  // A page sends them to the bucket too, whose CORS rule knows nothing of them.
  extraHTTPHeaders: async ({ profile, portal }, use) =>
    use(profile === "cloud" ? {} : portal.headers),
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
