import { expect, type Locator, type Page, type Request } from "@playwright/test";

/** How far behind the server the page's clock begins. */
const BEHIND_MS = 5 * 60_000;
/** How long the page's time may pass, at most, until what is waited for is there. */
const MOST_PASSED_MS = 60_000;

/** What each page whose clock was taken has asked the API and not yet been answered. */
const unanswered = new WeakMap<Page, Set<Request>>();

/**
 * Takes the page's clock in hand. It begins behind the server's, so that it may be moved on and
 * never be ahead: the server takes nothing that is still to come. Call it before the page is
 * opened.
 *
 * @param behindMs more than all that the test moves the clock on
 * @returns the time that the page begins with, in ms since 1970
 */
export async function takeClock(page: Page, behindMs = BEHIND_MS): Promise<number> {
  const time = Date.now() - behindMs;
  const calls = new Set<Request>();
  const done = (request: Request) => void calls.delete(request);
  page.on("request", (request) => {
    if (new URL(request.url()).pathname.startsWith("/api/")) calls.add(request);
  });
  page.on("requestfinished", done);
  page.on("requestfailed", done);
  unanswered.set(page, calls);
  await page.addInitScript(tellPagesTime);
  await page.clock.install({ time });
  return time;
}

/**
 * In the page: the portal's answers come at the page's time, by which the page would else be put
 * right.
 */
function tellPagesTime(): void {
  const { get } = Headers.prototype;
  Headers.prototype.get = function (name) {
    const value = get.call(this, name);
    return value !== null && name === "Date" ? new Date().toUTCString() : value;
  };
}

/**
 * Lets the page's time leap, as on a tablet that slept. Only once the API has answered everything:
 * a call that is on its way would have waited all that time, and be given up.
 *
 * @throws if the page's clock was not taken by {@link takeClock}
 */
export async function leap(page: Page, ms: number): Promise<void> {
  const calls = unanswered.get(page);
  if (!calls) throw new Error("The page's clock was not taken");
  const asked = () => [...calls].map((request) => request.url());
  await expect.poll(asked, { message: "what the API has not answered" }).toEqual([]);
  await page.clock.fastForward(ms);
}

/**
 * Lets the page's time stand still from a second later on, until `page.clock.resume()`.
 *
 * @param shown what must be there before: a screen that is still loading would never be drawn
 */
export async function stopClock(page: Page, shown: Locator): Promise<void> {
  await expect(shown).toBeVisible();
  // Under load more than that second may pass between the two, and what is past is refused.
  await expect(async () => {
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  }).toPass();
}

/**
 * Lets the time of a stopped page pass until something is as it should be. In steps, because a
 * timer that is set by the drawing after another one is only known by then; the page draws between
 * two.
 *
 * @param stepMs short where the network is waited for too: its answers do not come by the page's
 * time
 * @returns whether it came to be so
 */
async function passUntil(page: Page, isSo: () => Promise<boolean>, stepMs = 250): Promise<boolean> {
  for (let passed = 0; passed < MOST_PASSED_MS; passed += stepMs) {
    if (await isSo()) return true;
    await page.clock.runFor(stepMs);
    await drawn(page);
  }
  return await isSo();
}

/** Lets the time of a stopped page pass until something is shown; see {@link passUntil}. */
export async function passUntilShown(page: Page, what: Locator, stepMs?: number): Promise<void> {
  expect(await passUntil(page, () => what.isVisible(), stepMs), `${what} is shown`).toBe(true);
}

/** Lets the time of a stopped page pass until there is none of something. */
export async function passUntilNone(page: Page, what: Locator): Promise<void> {
  const isNone = async () => (await what.count()) === 0;
  expect(await passUntil(page, isNone), `there is no ${what}`).toBe(true);
}

/** Resolves when the page has nothing more to do at once. */
export function drawn(page: Page): Promise<void> {
  return page.evaluate(() =>
    Reflect.get(globalThis, "scheduler").postTask(() => {}, { priority: "background" }),
  );
}
