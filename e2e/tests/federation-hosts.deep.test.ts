import { bundleHost } from "../hosts/bundled-host.ts";
import { Site } from "../hosts/site.ts";
import { activate, activateBuilt, layRelease, otherWord } from "../portal/laid-releases.ts";
import { playSudoku } from "../portal/play-games.ts";
import { PortalProcess } from "../portal/portal-process.ts";
import { expect, test } from "../portal/test.ts";

// Another site's page fetches the games too, and is asked for nothing more.
test.use({ extraHTTPHeaders: {} });

const SENTENCE = "Los juegos de Acompaña necesitan que esta página use React 19 o posterior.";
const PAGE = `<!doctype html><html lang="es"><head><title>Otra casa</title><link rel="icon" href="data:," /></head>
  <body><div id="page"></div><script src="/host.js"></script></body></html>`;

async function openHost(
  portal: { url: string },
  bundler: "webpack" | "rspack",
  react: "own" | "old" | "none",
): Promise<Site> {
  const manifest = `${portal.url}/releases/games/mf-manifest.json`;
  return await Site.open({ "/": PAGE, ...(await bundleHost({ bundler, manifest, react })) });
}

for (const bundler of ["webpack", "rspack"] as const) {
  test(`a host of ${bundler} mounts the games by their manifest, with lines on the board`, async ({
    page,
    portal,
  }) => {
    const site = await openHost(portal, bundler, "own");
    try {
      const asked: string[] = [];
      page.on("request", (request) => asked.push(request.url()));
      await page.goto(site.url);
      const cell = page.getByRole("button", { name: /: vacía$/ }).first();
      await expect(cell).toBeVisible();
      // A colour of the tokens, which the host does not have.
      const token = await page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue("--border"),
      );
      expect(token).toBe("#7d8683");
      await playSudoku(page);
      await expect(page.getByText("¡Felicitaciones!")).toBeVisible();
      const own = (url: string) => url.startsWith(`${portal.url}/releases/games/`);
      expect(asked.filter((url) => !own(url) && !url.startsWith(site.url))).toEqual([]);
    } finally {
      await site.close();
    }
  });
}

test("hosts of webpack and rspack follow a new version, and back, as they were bundled", async ({
  page,
}) => {
  const portal = await PortalProcess.start();
  const next = await layRelease(
    portal,
    "games",
    "0.2.0-next",
    await otherWord(portal, "games", ": vacía", ": libre"),
  );
  try {
    for (const bundler of ["webpack", "rspack"] as const) {
      await activateBuilt(portal, "games");
      const site = await openHost(portal, bundler, "own");
      const shows = async (word: string) => {
        await page.goto(site.url);
        const cell = page.getByRole("button", { name: new RegExp(`: ${word}$`) });
        await expect(cell.first()).toBeVisible();
      };
      await shows("vacía");
      await activate(portal, "games", next.version);
      await shows("libre");
      await activateBuilt(portal, "games");
      await shows("vacía");
      await site.close();
    }
  } finally {
    await portal.remove();
  }
});

test("the host's own tokens weigh more", async ({ page, portal }) => {
  const site = await openHost(portal, "webpack", "own");
  try {
    await page.goto(site.url);
    await page.addStyleTag({ content: ":root { --border: #123456 }" });
    await expect(page.getByRole("button", { name: /: vacía$/ }).first()).toBeVisible();
    const token = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--border"));
    expect(await token()).toBe("#123456");
  } finally {
    await site.close();
  }
});

for (const react of ["old", "none"] as const) {
  test(`a host with ${react === "old" ? "an older React" : "no React"} shows one sentence`, async ({
    page,
    portal,
    consoleErrors,
  }) => {
    const site = await openHost(portal, "webpack", react);
    try {
      await page.goto(site.url);
      await expect(page.getByText(SENTENCE)).toBeVisible();
      expect(consoleErrors).toEqual([]);
    } finally {
      await site.close();
    }
  });
}

test("a host that isolates itself from other origins frames the games", async ({
  page,
  portal,
}) => {
  const html = `<!doctype html><html lang="es"><head><title>Otra casa</title><link rel="icon" href="data:," />
    <script src="${portal.url}/embed/juegos.js" async></script></head>
    <body><acompana-juegos juego="sudoku" dificultad="facil" title="Sudoku"></acompana-juegos></body></html>`;
  const isolated = {
    "Cross-Origin-Embedder-Policy": "require-corp",
    "Cross-Origin-Opener-Policy": "same-origin",
  };
  const site = await Site.open({ "/": html }, null, isolated);
  try {
    await page.goto(site.url);
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
    await playSudoku(page.frameLocator("acompana-juegos iframe"));
  } finally {
    await site.close();
  }
});
