import type { Page } from "@playwright/test";
import { expectBoardFirst } from "../portal/board-first.ts";
import { passUntilShown, takeClock } from "../portal/clock.ts";
import { enrol } from "../portal/fixtures.ts";
import { chooseOption } from "../portal/game-options.ts";
import { expectInView, outside } from "../portal/in-view.ts";
import {
  colourPatterns,
  lookAt,
  numberSequence,
  openStill,
  type RoundsGame,
  visualMemory,
} from "../portal/memory-games.ts";
import { openMainSelect, playCardPairs, typePin } from "../portal/steps.ts";
import { expect, test } from "../portal/test.ts";

/** Plays one round right and the next one not. */
async function play(page: Page, game: RoundsGame) {
  await openStill(page, game.card);
  const shown = await lookAt(page, game);
  await expectBoardFirst(page, game.cells(page), game.count);
  await game.give(page, shown);
  await expect(page.getByRole("status")).toHaveText("¡Muy bien! Ahora viene la siguiente.");
  const next = await lookAt(page, game, 2);
  await expectWholeEnd(page, game.end, () => game.miss(page, next));
}

/**
 * On a small tablet a game ends with the whole board, on which the right answer is, and the card
 * beside it: nobody has to scroll from one to the other.
 */
async function expectWholeEnd(page: Page, title: string, finish: () => Promise<void>) {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 1024, height: 600 });
  await finish();
  const card = page.getByRole("region", { name: title });
  await expect(card).toBeFocused();
  const board = page.locator(
    "main ol[aria-label], fieldset:is([aria-label=Casillas], [aria-label=Cartas])",
  );
  await expect(board).toHaveCount(1);
  expect.soft(await outside(card.or(board)), `the end '${title}'`).toEqual([]);
  if (before) await page.setViewportSize(before);
}

async function leave(page: Page) {
  await page.clock.resume();
  await page.getByRole("button", { name: "Volver" }).click();
  await expect(page.getByRole("heading", { name: "Juegos de memoria" })).toBeVisible();
}

/** A game's tile in the menu, where its best score stands once the results are read. */
const tile = (page: Page, game: RoundsGame | RegExp) =>
  page.getByRole("button", { name: game instanceof RegExp ? game : game.card });
/** All tiles of a menu of games. */
const tiles = (page: Page) => page.locator("main > div > button");

test("four memory games are played to their end by reading the screen", async ({
  page,
  portal,
  context,
  consoleErrors,
}) => {
  const nieves = await enrol(portal, { name: "Nieves Salas", pin: "2580" });
  const kept: unknown[] = [];
  const keys: (string | undefined)[] = [];
  page.on("response", (answer) => {
    const request = answer.request();
    if (request.method() !== "POST" || !request.url().endsWith("/scores")) return;
    expect(answer.status()).toBe(201);
    kept.push(request.postDataJSON());
    keys.push(request.headers()["idempotency-key"]);
  });
  await takeClock(page);
  await openMainSelect(page);
  await page.getByRole("button", { name: "Usuarios" }).click();
  await typePin(page, nieves.name, nieves.pin);
  await page.getByRole("button", { name: /^Juegos/ }).click();
  await expectInView(page, tiles(page), 2);
  await page.getByRole("button", { name: /^Juegos de memoria/ }).click();
  await expectInView(page, tiles(page), 4);
  await expect(page.getByText(/Tu mejor|Últimas partidas/)).toHaveCount(0);

  await test.step("numbers: each correct round is kept", async () => {
    await play(page, numberSequence);
    await expect.poll(() => kept).toHaveLength(1);
    await page.getByRole("button", { name: "Intentar otra vez" }).click();
    await numberSequence.give(page, await lookAt(page, numberSequence, 2));
    await expect.poll(() => kept).toHaveLength(2);
    const game = { gameType: "number-sequence", difficulty: "easy" };
    expect(kept.splice(0)).toEqual([
      { ...game, score: 10, timeSeconds: 9500 },
      { ...game, score: 30, timeSeconds: 11_000 },
    ]);
    await leave(page);
    await expect(tile(page, numberSequence)).toContainText("Tu mejor: 30");
  });

  await test.step("colours: the points are kept at the end", async () => {
    await play(page, colourPatterns);
    await expect.poll(() => kept).toHaveLength(1);
    const timeSeconds = expect.any(Number);
    const game = { gameType: "pattern-memory", difficulty: "easy", timeSeconds };
    expect(kept.splice(0)).toEqual([{ ...game, score: 15 }]);
    await leave(page);
  });

  await test.step("tiles, without a line: the points are kept when it is back, once", async () => {
    await openStill(page, visualMemory.card);
    const first = await lookAt(page, visualMemory);
    await expectBoardFirst(page, visualMemory.cells(page), visualMemory.count);
    await visualMemory.give(page, first);
    const shown = await lookAt(page, visualMemory, 2);
    await context.setOffline(true);
    await expectWholeEnd(page, visualMemory.end, () => visualMemory.miss(page, shown));
    await expect(page.getByRole("region", { name: visualMemory.end })).toContainText("20 puntos");
    expect(kept).toEqual([]);
    await context.setOffline(false);
    await expect.poll(() => kept).toHaveLength(1);
    const timeSeconds = expect.any(Number);
    const game = { gameType: "visual-memory", difficulty: "easy", timeSeconds };
    expect(kept.splice(0)).toEqual([{ ...game, score: 20 }]);
    // The browser itself reports what was tried without a line.
    const others = consoleErrors.filter((error) => !/DISCONNECTED|Sin conexión/.test(error));
    consoleErrors.splice(0, consoleErrors.length, ...others);
    await leave(page);
  });

  await test.step("card pairs at one's own pace, after a look at all cards", async () => {
    const card = /^Juego de Memoria/;
    await openStill(page, card);
    const cards = page.getByRole("group", { name: "Cartas" }).getByRole("button");
    await expectBoardFirst(page, cards, 16);
    const paced = page.waitForRequest((request) => request.method() === "PUT");
    await chooseOption(page, "A mi ritmo");
    await expect(page.getByRole("status")).toContainText("Mira bien las cartas.");
    await passUntilShown(page, page.getByRole("button", { name: "Carta 16, boca abajo" }));
    await page.clock.resume();
    await expectWholeEnd(page, "¡Felicitaciones!", () => playCardPairs(page));
    await expect.poll(() => kept).toHaveLength(1);
    expect(kept.splice(0)).toEqual([
      expect.objectContaining({ gameType: "memory-cards", difficulty: "normal" }),
    ]);
    expect((await paced).postDataJSON()).toMatchObject({ gameType: "memory-cards", rounds: 1 });
    await leave(page);
    await expect(tile(page, card)).toContainText(/Tu mejor: 1\d{3}/);
    await page.locator("summary").click();
    const latest = page.getByRole("region", { name: "Juego de Memoria" }).getByRole("listitem");
    await expect(latest).toHaveText([/^hoy1\d{3} puntos$/]);
  });

  await expect(tile(page, colourPatterns)).toContainText("Tu mejor: 15");
  await expect(tile(page, visualMemory)).toContainText("Tu mejor: 20");
  await expectInView(page, tiles(page), 4);
  expect(new Set(keys).size).toBe(5);
});
