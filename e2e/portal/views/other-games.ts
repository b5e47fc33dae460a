import { expect, type Page } from "@playwright/test";
import { hideFromGame } from "../memory-games.ts";
import { playMath, playPuzzle, playSudoku, readSudoku } from "../play-games.ts";
import { openHome } from "./senior.ts";
import type { View, Village } from "./village.ts";

async function openGame(page: Page, village: Village, name: RegExp) {
  await openHome(page, village);
  await page.getByRole("button", { name: /^Juegos/ }).click();
  await page.getByRole("button", { name: /^Otros juegos/ }).click();
  await page.getByRole("button", { name }).click();
}

const choose = (page: Page, level: string) => page.getByRole("radio", { name: level }).check();
const board = (page: Page) => page.getByRole("table").getByRole("button");

/** Sudoku, puzzle and sums in each of their phases, and the games of other sites. */
export const otherGamesViews: View[] = [
  {
    name: "sudoku-game-normal",
    after: "other-games-menu",
    open: async (page) => {
      await page.getByRole("button", { name: /^Sudoku/ }).click();
      await choose(page, "Normal");
      await expect(board(page)).toHaveCount(36);
    },
  },
  {
    name: "sudoku-game",
    after: "sudoku-game-normal",
    open: async (page) => {
      await choose(page, "Difícil");
      await expect(board(page)).toHaveCount(81);
      const [digit] = (await readSudoku(page)).filter((one) => one > 0);
      // The same digit all over: given ones and own ones are marked as repeated.
      for (const cell of (await page.getByRole("button", { name: /: vacía$/ }).all()).slice(0, 4)) {
        await cell.click();
        await page.getByRole("button", { name: `Poner el ${digit}` }).click();
      }
      await expect(page.getByRole("button", { name: /, repetido$/ }).first()).toBeVisible();
    },
  },
  {
    name: "sudoku-game-finished",
    after: "sudoku-game",
    open: async (page) => {
      await choose(page, "Fácil");
      await expect(board(page)).toHaveCount(16);
      await playSudoku(page);
      await expect(page.getByText("¡Felicitaciones!")).toBeVisible();
    },
  },
  {
    name: "puzzle-game",
    open: async (page, village) => {
      await openGame(page, village, /^Puzle/);
      await choose(page, "Difícil");
      await expect(board(page)).toHaveCount(25);
    },
  },
  {
    name: "puzzle-game-finished",
    after: "puzzle-game",
    open: async (page) => {
      await choose(page, "Fácil");
      await expect(board(page)).toHaveCount(9);
      await playPuzzle(page);
      await expect(page.getByText("¡Felicitaciones!")).toBeVisible();
    },
  },
  {
    name: "math-game",
    open: async (page, village) => {
      await openGame(page, village, /^Juegos matemáticos/);
      await expect(page.getByRole("button", { name: "Empezar" })).toBeVisible();
    },
  },
  {
    name: "math-game-hurried",
    open: async (page, village) => {
      await page.clock.install();
      await openGame(page, village, /^Juegos matemáticos/);
      await choose(page, "Difícil");
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
      await page.getByRole("button", { name: "Empezar" }).click();
      await page.clock.runFor(22_000);
      // The page draws between two of its timers, and the clock stands between two runs.
      const hurried = page.getByText("Quedan los últimos segundos.");
      await expect(async () => {
        await page.clock.runFor(20);
        await expect(hurried).toBeVisible({ timeout: 200 });
      }).toPass();
      await hideFromGame(page);
    },
  },
  {
    name: "math-game-finished",
    open: async (page, village) => {
      await page.clock.install();
      await openGame(page, village, /^Juegos matemáticos/);
      await playMath(page, 7, () => page.clock.runFor(500));
      await expect(page.getByText("Has acertado 7 de 10.")).toBeVisible();
    },
  },
  {
    name: "embed-menu",
    open: async (page) => {
      await page.goto("/embed/juegos.html");
      await expect(page.getByRole("button", { name: /^Juegos matemáticos/ })).toBeVisible();
    },
  },
  {
    name: "embed-sudoku",
    after: "embed-menu",
    open: async (page) => {
      await page.getByRole("button", { name: /^Sudoku/ }).click();
      const empty = page.getByRole("button", { name: /: vacía$/ });
      await empty.first().click();
      await page.getByRole("button", { name: "Borrar" }).click();
      await expect(page.getByRole("status")).toContainText("Faltan 6 casillas.");
    },
  },
  {
    name: "embed-sudoku-finished",
    after: "embed-sudoku",
    open: async (page) => {
      await playSudoku(page);
      await expect(page.getByText(/^Tu mejor puntuación: \d+ puntos$/)).toBeVisible();
    },
  },
];
