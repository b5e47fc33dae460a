import { expectKept, expectPlayedToday, walkToFirstHome } from "../portal/journey.ts";
import { playSudoku } from "../portal/play-games.ts";
import { test } from "../portal/test.ts";

test("from an empty municipality to a played game, by hand", async ({ page, portal }) => {
  await walkToFirstHome(page, portal);
  await page.getByRole("button", { name: /^Juegos/ }).click();
  await page.getByRole("button", { name: /^Otros juegos/ }).click();
  await page.getByRole("button", { name: /^Sudoku/ }).click();
  await expectKept(page, () => playSudoku(page));
  await expectPlayedToday(page);
});
