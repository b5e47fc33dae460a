import { openFederationSite } from "../hosts/federation-site.ts";
import { bootstrap } from "../hosts/site.ts";
import { playSudoku } from "../portal/play-games.ts";
import { builtSheets, lookInEveryOrder } from "../portal/style-order.ts";
import { expect, test } from "../portal/test.ts";

// Another site's page fetches the games too, and is asked for nothing more.
test.use({ extraHTTPHeaders: {} });

test("the games' remote mounts in another host of federation, on another React", async ({
  page,
  portal,
}) => {
  const site = await openFederationSite(portal, "");
  try {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.goto(site.url);
    await expect(page.getByText("React 19.2.3")).toBeVisible();
    await playSudoku(page);
    await expect(page.getByText("¡Felicitaciones!")).toBeVisible();
    const output = page.locator("output");
    await expect(output).toContainText("sudoku");
    const results = JSON.parse((await output.textContent()) ?? "");
    expect(results).toEqual([
      {
        gameType: "sudoku",
        score: 1000 - results[0].timeSeconds,
        timeSeconds: expect.any(Number),
        difficulty: "easy",
      },
    ]);
    // Nothing of the portal's but the files of this one release: no API, no shell, no other area.
    const others = asked.filter(
      (url) =>
        !url.startsWith(`${portal.url}/releases/games/`) &&
        !url.startsWith(site.url) &&
        !url.startsWith("data:"),
    );
    expect(others).toEqual([]);
  } finally {
    await site.close();
  }
});

test.describe("its styles", () => {
  // Others are added to the page, which its policy would not allow.
  test.use({ bypassCSP: true });

  test("win and lose by rule there too, beside those of Bootstrap", async ({ page, portal }) => {
    const site = await openFederationSite(portal, await bootstrap());
    try {
      await page.goto(site.url);
      const cell = page.getByRole("button", { name: /: vacía$/ }).first();
      await expect(cell).toBeVisible();
      const host = (await bootstrap()).toString();
      expect(await lookInEveryOrder(page, await builtSheets())).toEqual([]);
      expect(await lookInEveryOrder(page, [host])).toEqual([]);
    } finally {
      await site.close();
    }
  });
});
