import type { Page } from "@playwright/test";

/**
 * From now on the portal's page at these paths has something else written into it, as if the portal
 * were set up otherwise.
 */
export async function changePage(
  page: Page,
  paths: readonly string[],
  [written, instead]: readonly [written: string, instead: string],
): Promise<void> {
  await page.route(
    ({ pathname }) => paths.includes(pathname),
    async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(written, instead);
      const { "content-encoding": _, "content-length": __, ...headers } = response.headers();
      await route.fulfill({ status: 200, headers, body });
    },
  );
}
