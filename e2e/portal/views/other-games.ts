import { expect, type Page } from "@playwright/test";
import { passUntilShown, stopClock, takeClock } from "../clock.ts";
import { chooseOption } from "../game-options.ts";
import { hideFromGame } from "../memory-games.ts";
import { playMath, playPuzzle, playSudoku, readSudoku } from "../play-games.ts";
import type { View } from "./seed.ts";
import { openHome } from "./senior.ts";
import { goTo, inOrder, press, pressFirst, type Step, see, seeButton, visit } from "./visit.ts";

const openGame = (name: RegExp): Step =>
  inOrder(openHome, press(/^Juegos/), press(/^Otros juegos/), press(name));

const choose =
  (option: string): Step =>
  (page) =>
    chooseOption(page, option);

const seeBoard =
  (cells: number): Step =>
  (page) =>
    expect(page.getByRole("grid").getByRole("button")).toHaveCount(cells);

/** On a board of sudoku: the same digit all over, so that given ones and own ones are repeated. */
async function repeatDigit(page: Page) {
  const [digit] = (await readSudoku(page)).filter((one) => one > 0);
  for (const cell of (await page.getByRole("button", { name: /: vacía$/ }).all()).slice(0, 4)) {
    await cell.click();
    await page.getByRole("button", { name: `Poner el ${digit}` }).click();
  }
  await expect(page.getByRole("button", { name: /, repetido$/ }).first()).toBeVisible();
}

/** Sudoku, puzzle and sums in each of their phases, and the games of other sites. */
export const otherGamesViews: View[] = [
  ...visit(
    {
      "sudoku-game-normal": [press(/^Sudoku/), choose("Normal"), seeBoard(36)],
      "sudoku-game": [choose("Difícil"), seeBoard(81), repeatDigit],
    },
    { after: "other-games-menu" },
  ),
  ...visit(
    {
      "sudoku-game-finished": [choose("Fácil"), seeBoard(16), playSudoku, see("¡Felicitaciones!")],
    },
    { after: "sudoku-game", played: true },
  ),
  ...visit({ "puzzle-game": [openGame(/^Puzle/), choose("Difícil"), seeBoard(25)] }),
  ...visit(
    {
      "puzzle-game-finished": [choose("Fácil"), seeBoard(9), playPuzzle, see("¡Felicitaciones!")],
    },
    { after: "puzzle-game", played: true },
  ),
  ...visit({ "math-game": [openGame(/^Juegos matemáticos/), seeButton("Empezar")] }),
  ...visit(
    {
      "math-game-hurried": [
        (page) => takeClock(page),
        openGame(/^Juegos matemáticos/),
        choose("Difícil"),
        (page) => stopClock(page, page.getByRole("button", { name: "Empezar" })),
        press("Empezar"),
        (page) => passUntilShown(page, page.getByText("Quedan los últimos segundos.")),
        hideFromGame,
      ],
    },
    { played: true },
  ),
  ...visit(
    {
      "math-game-finished": [
        (page) => takeClock(page),
        openGame(/^Juegos matemáticos/),
        (page) => playMath(page, 7),
        see("Has acertado 7 de 10."),
      ],
    },
    { played: true },
  ),
  ...visit({
    "embed-menu": [goTo("/embed/juegos.html"), seeButton(/^Juegos matemáticos/)],
    "embed-sudoku": [
      press(/^Sudoku/),
      pressFirst(/: vacía$/),
      press("Borrar"),
      (page) => expect(page.getByRole("status")).toContainText("Faltan 6 casillas."),
    ],
  }),
  ...visit(
    { "embed-sudoku-finished": [playSudoku, see(/^Tu mejor puntuación: \d+ puntos$/)] },
    { after: "embed-sudoku", played: true },
  ),
];
