import { expect, type Page } from "@playwright/test";
import { passUntilShown, stopClock, takeClock } from "../clock.ts";
import { chooseOption } from "../game-options.ts";
import { hideFromGame } from "../memory-games.ts";
import { playMath, playPuzzle, playSudoku, readSudoku } from "../play-games.ts";
import type { Seed, View } from "./seed.ts";
import { openHome } from "./senior.ts";

async function openGame(page: Page, seed: Seed, name: RegExp) {
  await openHome(page, seed);
  await page.getByRole("button", { name: /^Juegos/ }).click();
  await page.getByRole("button", { name: /^Otros juegos/ }).click();
  await page.getByRole("button", { name }).click();
}

const choose = chooseOption;
const board = (page: Page) => page.getByRole("grid").getByRole("button");

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
    played: true,
    open: async (page) => {
      await choose(page, "Fácil");
      await expect(board(page)).toHaveCount(16);
      await playSudoku(page);
      await expect(page.getByText("¡Felicitaciones!")).toBeVisible();
    },
  },
  {
    name: "puzzle-game",
    open: async (page, seed) => {
      await openGame(page, seed, /^Puzle/);
      await choose(page, "Difícil");
      await expect(board(page)).toHaveCount(25);
    },
  },
  {
    name: "puzzle-game-finished",
    after: "puzzle-game",
    played: true,
    open: async (page) => {
      await choose(page, "Fácil");
      await expect(board(page)).toHaveCount(9);
      await playPuzzle(page);
      await expect(page.getByText("¡Felicitaciones!")).toBeVisible();
    },
  },
  {
    name: "math-game",
    open: async (page, seed) => {
      await openGame(page, seed, /^Juegos matemáticos/);
      await expect(page.getByRole("button", { name: "Empezar" })).toBeVisible();
    },
  },
  {
    name: "math-game-hurried",
    played: true,
    open: async (page, seed) => {
      await takeClock(page);
      await openGame(page, seed, /^Juegos matemáticos/);
      await choose(page, "Difícil");
      const start = page.getByRole("button", { name: "Empezar" });
      await stopClock(page, start);
      await start.click();
      await passUntilShown(page, page.getByText("Quedan los últimos segundos."));
      await hideFromGame(page);
    },
  },
  {
    name: "math-game-finished",
    played: true,
    open: async (page, seed) => {
      await takeClock(page);
      await openGame(page, seed, /^Juegos matemáticos/);
      await playMath(page, 7);
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
    played: true,
    open: async (page) => {
      await playSudoku(page);
      await expect(page.getByText(/^Tu mejor puntuación: \d+ puntos$/)).toBeVisible();
    },
  },
];
