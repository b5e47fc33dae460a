import type { Locator, Page } from "@playwright/test";
import { expectBoardFirst } from "../portal/board-first.ts";
import { leap, takeClock } from "../portal/clock.ts";
import { enrol } from "../portal/fixtures.ts";
import { chooseOption } from "../portal/game-options.ts";
import { expectInView, outside } from "../portal/in-view.ts";
import { playMath, playPuzzle, playSudoku } from "../portal/play-games.ts";
import { openMainSelect, typePin } from "../portal/steps.ts";
import { expect, test } from "../portal/test.ts";

/** The result that a page sends when a game ends, and what the portal answers. */
async function resultOf(page: Page, play: () => Promise<unknown>) {
  const [answer] = await Promise.all([
    page.waitForResponse(
      (one) => one.url().endsWith("/scores") && one.request().method() === "POST",
      // A whole game is played meanwhile.
      { timeout: 0 },
    ),
    play(),
  ]);
  return { status: answer.status(), sent: answer.request().postDataJSON() };
}

/** What a window shows of a sudoku of nine columns, at its top and without scrolling, in px. */
async function lookAtSudoku(page: Page, width: number, height: number) {
  await page.setViewportSize({ width, height });
  return await page.evaluate(() => {
    scrollTo(0, 0);
    const boxes = (selector: string) =>
      [...document.querySelectorAll(selector)]
        .filter((one) => one.checkVisibility())
        .map((one) => one.getBoundingClientRect());
    const cells = boxes("[role=grid] button");
    const digits = boxes("[aria-label^='Poner el']");
    return {
      cell: Math.floor(Math.min(...cells.map((box) => box.width))),
      boardEnds: Math.ceil(Math.max(...cells.map((box) => box.bottom))),
      digitsEnd: Math.ceil(Math.max(...digits.map((box) => box.bottom))),
      arrows: boxes("[aria-label^='Casilla de']").length,
    };
  });
}

/** The board comes first: all of it in view, its keys too, with cells of a finger's size. */
async function expectRoomInLowWindows(page: Page) {
  await chooseOption(page, "Difícil");
  await expect(page.getByRole("grid").getByRole("gridcell")).toHaveCount(81);
  for (const [width, height] of [
    [1366, 625],
    [1024, 600],
  ] as const) {
    const { cell, boardEnds, digitsEnd } = await lookAtSudoku(page, width, height);
    expect(cell).toBeGreaterThanOrEqual(60);
    expect(Math.max(boardEnds, digitsEnd)).toBeLessThanOrEqual(height);
  }
  // A telephone on its side: the whole board, and arrows because its cells are smaller.
  const { boardEnds, digitsEnd, arrows } = await lookAtSudoku(page, 844, 390);
  expect(Math.max(boardEnds, digitsEnd)).toBeLessThanOrEqual(390);
  expect(arrows).toBe(4);
  await page.setViewportSize({ width: 1280, height: 720 });
  await chooseOption(page, "Fácil");
  await expect(page.getByRole("grid").getByRole("button")).toHaveCount(16);
}

/** The largest puzzle comes first too. */
async function expectPuzzleFirst(page: Page) {
  await chooseOption(page, "Difícil");
  await page.locator("summary").click();
  await expectBoardFirst(page, page.getByRole("grid").getByRole("button"), 25);
  await chooseOption(page, "Fácil");
  await expect(page.getByRole("grid").getByRole("button")).toHaveCount(9);
}

/** Plays to the end in a window of this size, where the whole board is seen with the card. */
async function endInView(
  page: Page,
  size: { width: number; height: number },
  board: Locator,
  play: () => Promise<unknown>,
) {
  const before = page.viewportSize();
  await page.setViewportSize(size);
  await play();
  const card = page.getByRole("region", { name: "¡Felicitaciones!" });
  await expect(card).toBeFocused();
  const where = `the end in ${size.width}×${size.height}`;
  await expect.poll(() => outside(card.or(board)), where).toEqual([]);
  if (before) await page.setViewportSize(before);
}

test("sudoku, puzzle and sums are played to their ends, and their scores are kept", {
  tag: "@cloud",
}, async ({ page, portal }) => {
  const person = await enrol(portal, { name: "Amparo Sierra", pin: "1470" });
  await takeClock(page);
  await openMainSelect(page);
  await page.getByRole("button", { name: "Usuarios" }).click();
  await typePin(page, person.name, person.pin);
  await page.getByRole("button", { name: /^Juegos/ }).click();
  await page.getByRole("button", { name: /^Otros juegos/ }).click();
  await expectInView(page, page.locator("main > div > button"), 3);
  // The other menu's games below them.
  await expect(
    page.getByRole("region", { name: "Juegos de memoria" }).getByRole("button"),
  ).toHaveCount(4);

  await test.step("sudoku", async () => {
    await page.getByRole("button", { name: /^Sudoku/ }).click();
    await expect(page.getByRole("grid", { name: "Tablero de sudoku" })).toBeVisible();
    await expectRoomInLowWindows(page);
    await leap(page, 75_000);
    const { status, sent } = await resultOf(page, () =>
      endInView(page, { width: 1024, height: 600 }, page.getByRole("grid"), () => playSudoku(page)),
    );
    expect([status, sent.gameType, sent.difficulty]).toEqual([201, "sudoku", "easy"]);
    expect(sent.score).toBe(1000 - sent.timeSeconds);
    expect(sent.timeSeconds).toBeGreaterThanOrEqual(75);
    await expect(page.getByText(`${sent.score} puntos`).first()).toBeVisible();
    await page.getByRole("button", { name: "Volver" }).click();
  });

  await test.step("puzzle", async () => {
    await page.getByRole("button", { name: /^Puzle deslizante/ }).click();
    await expectPuzzleFirst(page);
    let moves = 0;
    const { status, sent } = await resultOf(page, () =>
      endInView(page, { width: 390, height: 844 }, page.getByRole("grid"), async () => {
        moves = await playPuzzle(page);
      }),
    );
    await expect(page.getByText(`con ${moves} movimientos`)).toBeVisible();
    expect([status, sent.gameType, sent.difficulty]).toEqual([201, "puzzle", "easy"]);
    expect(sent.score).toBe(Math.max(100, 1000 - 10 * moves - sent.timeSeconds));
    await page.getByRole("button", { name: "Volver" }).click();
  });

  await test.step("sums", async () => {
    await page.getByRole("button", { name: /^Juegos matemáticos/ }).click();
    await chooseOption(page, "Difícil");
    const sums = page.getByRole("list", { name: "Las cuentas" });
    const { status, sent } = await resultOf(page, () =>
      endInView(page, { width: 800, height: 1280 }, sums, () => playMath(page, 8)),
    );
    await expect(page.getByText("Has acertado 8 de 10.")).toBeVisible();
    expect([status, sent.gameType, sent.difficulty]).toEqual([201, "math", "hard"]);
    expect(sent.score).toBe(8 * 15);
    expect(sent.timeSeconds).toBeLessThanOrEqual(30);
  });
});
