import { writeFile } from "node:fs/promises";
import { bootstrap, bundle, Site } from "../hosts/site.ts";
import { takeClock } from "../portal/clock.ts";
import { copiedPage, expectSized, frameOf, playCopiedPage } from "../portal/embedded.ts";
import { playMath, playSudoku, readSudoku } from "../portal/play-games.ts";
import { expect, test } from "../portal/test.ts";

// Pages of other sites fetch the games too, and are asked for nothing more.
test.use({ extraHTTPHeaders: {} });

test("two games on a page of another origin, with its own React, a reset and a strict policy", async ({
  page,
  portal,
  context,
}) => {
  const html = `<!doctype html>
    <html lang="es"><head><meta charset="utf-8" /><title>Ayuntamiento</title>
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="icon" href="data:," /><link rel="stylesheet" href="/bootstrap.css" />
    <script src="${portal.url}/embed/juegos.js" async></script>
    <script src="/page.js" type="module"></script></head>
    <body><div id="page"></div></body></html>`;
  const site = await Site.open(
    {
      "/": html,
      "/bootstrap.css": await bootstrap(),
      "/page.js": await bundle("embed-page.tsx", {}),
    },
    `default-src 'none'; script-src 'self' ${portal.url}; frame-src ${portal.url}; style-src 'self'; img-src data:`,
  );
  try {
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().startsWith(portal.url)) asked.push(new URL(request.url()).pathname);
    });
    await takeClock(page);
    await page.goto(site.url);
    await expect(page.getByRole("heading", { name: /con React 19\.2\.3/ })).toBeVisible();
    await expect(page.locator("iframe")).toHaveCount(2);
    const titles = page
      .locator("iframe")
      .evaluateAll((all) => all.map((one) => one.getAttribute("title")));
    expect(await titles).toEqual(["Sudoku", "Cuentas"]);

    const one = page.frameLocator("#uno iframe");
    const two = page.frameLocator("#dos iframe");
    const heard = page.getByRole("list", { name: "Puntuaciones" }).getByRole("listitem");

    await test.step("the first is played to its end, and only it is heard", async () => {
      await playSudoku(one);
      await expect(heard).toHaveCount(1);
      const [, detail = ""] = /^uno: (.*)$/.exec((await heard.first().textContent()) ?? "") ?? [];
      const result = JSON.parse(detail);
      expect(result).toEqual({
        gameType: "sudoku",
        score: 1000 - result.timeSeconds,
        timeSeconds: expect.any(Number),
        difficulty: "easy",
      });
      await expect(one.getByText(`Tu mejor puntuación: ${result.score} puntos`)).toBeVisible();
    });

    await test.step("each is as high as its content, without an empty strip, at every width", async () => {
      for (const width of [200, 240, 320, 768, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        for (const [id, frame] of [["#uno", one] as const, ["#dos", two] as const]) {
          await expectSized(page, id);
          const heading = frame.getByRole("heading", { level: 1 });
          const above = await heading.evaluate((element) => element.getBoundingClientRect().top);
          expect(above, `${id} at ${width} px`).toBeLessThan(40);
        }
        const tooWide = () =>
          page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        await expect.poll(tooWide).toBeLessThanOrEqual(0);
      }
    });

    await test.step("the second has its own theme and colour, and they can change in mid-game", async () => {
      const page2 = await frameOf(page, "#dos");
      const primary = () =>
        page2.evaluate(() =>
          getComputedStyle(document.documentElement).getPropertyValue("--primary"),
        );
      expect(await primary()).toBe("#f7b795");
      await expect(two.locator("html")).toHaveClass("dark");
      await playMath(page, 3, two);
      await expect(heard).toHaveCount(2);
      await expect(heard.nth(1)).toContainText(/^dos: .*"score":15,/);
      await page.locator("#dos").evaluate((element) => {
        element.setAttribute("tema", "claro");
        element.setAttribute("color", "#5b1a6b");
      });
      await expect.poll(primary).toBe("#5b1a6b");
      await expect(two.locator("html")).not.toHaveClass("dark");
      await expect(two.getByText("Has acertado 3 de 10.")).toBeVisible();
    });

    await test.step("what others say to the page is no score", async () => {
      const forged = {
        acompana: "puntuacion",
        gameType: "sudoku",
        score: 1,
        timeSeconds: 1,
        difficulty: "easy",
      };
      await page.evaluate((message) => {
        window.postMessage(message, "*");
        document
          .querySelector("#uno")
          ?.shadowRoot?.querySelector("iframe")
          ?.contentWindow?.postMessage(message, "*");
      }, forged);
      // From the frame itself, and not shaped like a score.
      const inside = await frameOf(page, "#uno");
      await inside.evaluate((message) => {
        for (const wrong of [
          { ...message, score: -1 },
          { ...message, score: "9" },
          { ...message, gameType: "<b>" },
        ])
          parent.postMessage(wrong, "*");
        parent.postMessage({ ...message, score: 77 }, "*");
      }, forged);
      await expect(heard).toHaveCount(3);
      await expect(heard.nth(2)).toContainText('"score":77,');
    });

    await test.step("removed, they are gone; put back, they begin anew", async () => {
      // By key: after scrolling, the browser may still give a click to the frame that was there.
      await page.getByRole("button", { name: "Cambiar" }).press("Enter");
      await expect(page.locator("iframe")).toHaveCount(0);
      await expect.poll(() => page.frames().length).toBe(1);
      await page.getByRole("button", { name: "Cambiar" }).press("Enter");
      await expect(one.getByRole("button", { name: /: vacía$/ })).toHaveCount(6);
      await expect(one.getByText("¡Felicitaciones!")).toBeHidden();
    });

    expect(asked.filter((path) => !path.startsWith("/embed/"))).toEqual([]);
    expect(await context.cookies()).toEqual([]);
  } finally {
    await site.close();
  }
});

test("the page of the documentation works as it stands, from a disk", async ({
  page,
  portal,
}, testInfo) => {
  const file = testInfo.outputPath("pagina.html");
  await writeFile(file, await copiedPage(portal.url));
  await playCopiedPage(page, `file://${file}`);
});

test("a game under way and the best score outlive the framed page", async ({ page }) => {
  await page.goto("/embed/juegos.html?juego=sudoku");
  await expect(page.getByRole("grid", { name: "Tablero de sudoku" })).toBeVisible();

  await test.step("a reload goes on with a game under way", async () => {
    await page
      .getByRole("button", { name: /: vacía$/ })
      .first()
      .click();
    await page.getByRole("button", { name: "Poner el 1" }).click();
    const digits = await readSudoku(page);
    await page.reload();
    expect(await readSudoku(page)).toEqual(digits);
    await page.getByRole("button", { name: "Deshacer" }).click();
  });

  await test.step("the best score outlives the page", async () => {
    await playSudoku(page);
    const best = page.getByText(/Tu mejor puntuación: \d+ puntos/);
    const shown = (await best.textContent()) ?? "";
    await page.reload();
    await expect(best).toHaveText(shown);
  });
});

test("the menu opens every game; a colour that cannot be read is refused with a warning", async ({
  page,
}) => {
  const warnings: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "warning") warnings.push(message.text());
  });
  await page.goto("/embed/juegos.html?tema=claro&color=%23ffd400");
  expect(warnings).toEqual([
    expect.stringMatching(/^Acompaña: el color #ffd400 no se usa: su contraste es 1\.\d\d:1/),
  ]);
  const primary = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue("--primary"),
  );
  expect(primary).not.toBe("#ffd400");
  await expect(page.getByRole("main").getByRole("button")).toHaveCount(7);
  const games = await page.getByRole("main").getByRole("button").allInnerTexts();
  for (const name of games.map((words) => words.split("\n")[0] ?? "")) {
    await page.getByRole("button", { name: new RegExp(`^${name}`) }).click();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await page.getByRole("button", { name: "Volver" }).click();
  }
});

test("a frame that may keep nothing is played all the same; no other page may be framed", async ({
  page,
  portal,
  consoleErrors,
}) => {
  const frame = (name: string, address: string, sandbox = "") =>
    `<iframe title="${name}" src="${portal.url}${address}" ${sandbox} width="900" height="1400"></iframe>`;
  const site = await Site.open({
    "/favicon.ico": "",
    "/": `<!doctype html><html lang="es"><title>Marcos</title>
      ${frame("juegos", "/embed/juegos.html?juego=sudoku", 'sandbox="allow-scripts"')}
      ${frame("portal", "/")} ${frame("otra", "/project-info")}</html>`,
  });
  try {
    await page.goto(site.url);
    const games = page.frameLocator("iframe[title=juegos]");
    await playSudoku(games);
    await expect(games.getByText(/Tu mejor puntuación: \d+ puntos/)).toBeVisible();
    for (const name of ["portal", "otra"]) {
      const words = page.frameLocator(`iframe[title=${name}]`).locator("body");
      await expect(words).not.toContainText("Acompaña");
    }
    expect(consoleErrors).toHaveLength(2);
    for (const error of consoleErrors) expect(error).toMatch(/frame-ancestors 'none'/);
    consoleErrors.length = 0;
  } finally {
    await site.close();
  }
});
