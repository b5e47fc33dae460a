import { setTimeout as wait } from "node:timers/promises";
import { expect, type Page, type Request } from "@playwright/test";
import { drawn } from "./clock.ts";

/** As on a rural line; more than the half second in which a press excuses what moves. */
const LATE_MS = 900;

/**
 * Lets every answer of the API come late.
 *
 * @returns waits until what is shown has all its answers and is drawn
 */
export async function makeApiLate(page: Page): Promise<() => Promise<void>> {
  const waiting = new Set<Request>();
  const done = (request: Request) => void waiting.delete(request);
  page.on("requestfinished", done);
  page.on("requestfailed", done);
  await page.route("**/api/**", async (route) => {
    waiting.add(route.request());
    await wait(LATE_MS);
    // The page may have been left meanwhile.
    await route.fallback().catch(() => done(route.request()));
  });
  const isSettled = async () => {
    // What an answer brings may ask for more.
    for (let drawings = 0; drawings < 3; drawings++) {
      if (waiting.size > 0) return false;
      await drawn(page);
    }
    const loading = page.getByRole("status").filter({ hasText: /^Cargando/ });
    return (await loading.count()) === 0;
  };
  return () => expect.poll(isSettled, { message: "all answers are drawn" }).toBe(true);
}
