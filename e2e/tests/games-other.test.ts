import type { Page } from "@playwright/test";
import { enrol } from "../portal/fixtures.ts";
import { playMath, playPuzzle, playSudoku } from "../portal/play-games.ts";
import { openMainSelect, typePin } from "../portal/steps.ts";
import { expect, test } from "../portal/test.ts";

/** The result that a page sends when a game ends, and what the portal answers. */
async function resultOf(page: Page, play: () => Promise<unknown>) {
  const [answer] = await Promise.all([
    page.waitForResponse(
      (one) => one.url().endsWith("/scores") && one.request().method() === "POST",
    ),
    play(),
  ]);
  return { status: answer.status(), sent: answer.request().postDataJSON() };
}

test("sudoku, puzzle and sums are played to their ends, and their scores are kept", async ({
  page,
  portal,
}) => {
  const person = await enrol(portal, { name: "Amparo Sierra", pin: "1470" });
  await page.clock.install();
  await openMainSelect(page);
  await page.getByRole("button", { name: "Usuarios" }).click();
  await typePin(page, person.name, person.pin);
  await page.getByRole("button", { name: /^Juegos/ }).click();
  await page.getByRole("button", { name: /^Otros juegos/ }).click();

  await test.step("sudoku", async () => {
    await page.getByRole("button", { name: /^Sudoku/ }).click();
    await expect(page.getByRole("table", { name: "Tablero de sudoku" })).toBeVisible();
    await page.clock.fastForward(75_000);
    const { status, sent } = await resultOf(page, () => playSudoku(page));
    await expect(page.getByText("¡Felicitaciones!")).toBeVisible();
    expect([status, sent.gameType, sent.difficulty]).toEqual([201, "sudoku", "easy"]);
    expect(sent.score).toBe(1000 - sent.timeSeconds);
    expect(sent.timeSeconds).toBeGreaterThanOrEqual(75);
    await expect(page.getByText(`${sent.score} puntos`).first()).toBeVisible();
    await page.getByRole("button", { name: "Volver" }).click();
  });

  await test.step("puzzle", async () => {
    await page.getByRole("button", { name: /^Puzle deslizante/ }).click();
    let moves = 0;
    const { status, sent } = await resultOf(page, async () => {
      moves = await playPuzzle(page);
    });
    await expect(page.getByText(`con ${moves} movimientos`)).toBeVisible();
    expect([status, sent.gameType, sent.difficulty]).toEqual([201, "puzzle", "easy"]);
    expect(sent.score).toBe(Math.max(100, 1000 - 10 * moves - sent.timeSeconds));
    await page.getByRole("button", { name: "Volver" }).click();
  });

  await test.step("sums", async () => {
    await page.getByRole("button", { name: /^Juegos matemáticos/ }).click();
    await page.getByRole("radio", { name: "Difícil" }).check();
    const { status, sent } = await resultOf(page, () =>
      playMath(page, 8, () => page.clock.runFor(500)),
    );
    await expect(page.getByText("Has acertado 8 de 10.")).toBeVisible();
    expect([status, sent.gameType, sent.difficulty]).toEqual([201, "math", "hard"]);
    expect(sent.score).toBe(8 * 15);
    expect(sent.timeSeconds).toBeLessThanOrEqual(30);
  });
});
