import { expect, type FrameLocator, type Page } from "@playwright/test";
import { solutions } from "../../mf-games/src/testing/solutions.ts";
import { wayHome } from "../../mf-games/src/testing/way-home.ts";
import { stopClock } from "./clock.ts";

/** A page, or a page in a frame. */
export type Place = Page | FrameLocator;

/** A sudoku as the screen tells it: the digits row by row, 0 where a cell is empty. */
export async function readSudoku(place: Place): Promise<number[]> {
  const cells = place.getByRole("grid", { name: "Tablero de sudoku" }).getByRole("button");
  await expect(cells.first()).toBeVisible();
  const names = await cells.evaluateAll((all) =>
    all.map((cell) => cell.getAttribute("aria-label") ?? ""),
  );
  return names.map((name) => Number(/: (\d)/.exec(name)?.[1] ?? 0));
}

/** Plays a sudoku to its end: solves what it reads and presses the numbers. */
export async function playSudoku(place: Place): Promise<void> {
  const cells = await readSudoku(place);
  const size = Math.sqrt(cells.length);
  const [solved = []] = solutions(cells, size);
  for (const [position, digit] of cells.entries()) {
    if (digit !== 0) continue;
    const name = `Fila ${Math.floor(position / size) + 1}, columna ${(position % size) + 1}: vacía`;
    await place.getByRole("button", { name }).click();
    await place.getByRole("button", { name: `Poner el ${solved[position]}`, exact: true }).click();
  }
}

/** Plays a 3 × 3 puzzle to its end: finds the shortest way from what it reads, and presses it. */
export async function playPuzzle(place: Place): Promise<number> {
  const places = place.getByRole("grid", { name: "Piezas del puzle" }).getByRole("button");
  await expect(places.first()).toBeVisible();
  const names = await places.evaluateAll((all) =>
    all.map((one) => one.getAttribute("aria-label") ?? ""),
  );
  const way = wayHome(names.map((name) => Number(/^Pieza (\d+)/.exec(name)?.[1] ?? 0)));
  for (const press of way) await places.nth(press).click();
  return way.length;
}

/** A second tap does not count for so long. */
const TWICE_MS = 500;

/**
 * Answers the ten sums that it reads, the first `right` of them rightly. The time for an answer is
 * short: the page's clock, which must be taken, stands still while they are read.
 *
 * @param place the page, or the frame of it where the sums are
 */
export async function playMath(page: Page, right: number, place: Place = page): Promise<void> {
  const start = place.getByRole("button", { name: "Empezar" });
  await stopClock(page, start);
  await start.click();
  for (let asked = 1; asked <= 10; asked++) {
    const question = place.getByRole("heading", { level: 2, name: /Cuánto es/ });
    await expect(place.getByText(`${asked} de 10`)).toBeVisible();
    const [, left, operation, other] =
      /Cuánto es (\d+) (\S+) (\d+)\?/.exec((await question.textContent()) ?? "") ?? [];
    const [a, b] = [Number(left), Number(other)];
    const answer = { más: a + b, menos: a - b, por: a * b, entre: a / b }[operation ?? ""];
    await page.clock.runFor(TWICE_MS);
    const options = place.getByRole("group", { name: "Respuestas" }).getByRole("button");
    const words = await options.allTextContents();
    const chosen = words.findIndex((word) => (word === String(answer)) === asked <= right);
    await options.nth(chosen).click();
    if (asked > right) await place.getByRole("button", { name: /^(Siguiente|Terminar)$/ }).click();
  }
  await page.clock.resume();
}
