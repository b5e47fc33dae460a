import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { bootstrap, bundle, Site } from "../hosts/site.ts";
import { playSudoku } from "../portal/play-games.ts";
import { builtSheets, lookInEveryOrder } from "../portal/style-order.ts";
import { expect, test } from "../portal/test.ts";
import type { TestPortal } from "../portal/test-portal.ts";

// Another site's page fetches the games too, and is asked for nothing more.
test.use({ extraHTTPHeaders: {} });

/** The site of another host, with a strict policy and a style sheet of its own. */
async function openHost(portal: TestPortal, style: string | Uint8Array): Promise<Site> {
  const registry = JSON.parse(
    await readFile(join(portal.process.releasesDir, "registry.json"), "utf8"),
  );
  const { version, entry } = registry.games;
  const script = await bundle("federation-page.tsx", {
    GAMES_ENTRY: `${portal.url}/releases/games/${version}/${entry}`,
  });
  const policy = `default-src 'none'; script-src 'self' ${portal.url}; style-src 'self' ${portal.url}; connect-src ${portal.url}`;
  return await Site.open(
    {
      "/": `<!doctype html><html lang="es"><head><title>Otra casa</title><link rel="icon" href="data:," />
        <link rel="stylesheet" href="/host.css" /></head>
        <body><div id="page"></div><script type="module" src="/host.js"></script></body></html>`,
      "/host.js": script,
      "/host.css": style,
    },
    `${policy}; img-src data:`,
  );
}

test("the games' remote mounts in another host of federation, on another React", async ({
  page,
  portal,
}) => {
  const site = await openHost(portal, "");
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
    const site = await openHost(portal, await bootstrap());
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
