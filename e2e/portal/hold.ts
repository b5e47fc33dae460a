import type { Page } from "@playwright/test";

/** Keeps what the page asks of these addresses from the portal, until the result is called. */
export async function hold(page: Page, addresses: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
