import { expect, type Page } from "@playwright/test";
import { passUntilShown, takeClock } from "../clock.ts";
import { chooseOption } from "../game-options.ts";
import {
  colourPatterns,
  hideFromGame,
  lookAt,
  numberSequence,
  openStill,
  type RoundsGame,
  visualMemory,
} from "../memory-games.ts";
import { playCardPairs } from "../steps.ts";
import type { Seed, View } from "./seed.ts";
import { openHome } from "./senior.ts";

async function openGame(page: Page, seed: Seed) {
  await openHome(page, seed);
  await page.getByRole("button", { name: /^Juegos/ }).click();
  await page.getByRole("button", { name: /^Juegos de memoria/ }).click();
  await page.getByRole("button", { name: /^Juego de Memoria/ }).click();
  await expect(page.getByRole("button", { name: "Carta 16, boca abajo" })).toBeVisible();
}

/** Leaves a pair found, two different cards face up and the others face down. */
async function turnCards(page: Page) {
  await chooseOption(page, "A mi ritmo");
  const cards = page.getByRole("group", { name: "Cartas" }).getByRole("button");
  const names = await cards.evaluateAll((all) => all.map((card) => card.ariaLabel ?? ""));
  const symbols = names.map((name) => name.replace(/^.*: /, ""));
  const twin = symbols.lastIndexOf(symbols[0] ?? "");
  const [one = 0, other = 0] = [...symbols.keys()].filter(
    (card) => symbols[card] !== symbols[0] && symbols.indexOf(symbols[card] ?? "") === card,
  );
  for (const card of [0, twin]) await cards.nth(card).click();
  await passUntilShown(page, page.getByText(/^Pareja encontrada: /));
  for (const card of [one, other]) await cards.nth(card).click();
  await expect(page.getByRole("status")).toContainText("No coinciden.");
}

/** From the address to the menu of memory games, with the page's clock in hand. */
async function openMemoryMenu(page: Page, seed: Seed) {
  await takeClock(page);
  await openHome(page, seed);
  await page.getByRole("button", { name: /^Juegos/ }).click();
  await page.getByRole("button", { name: /^Juegos de memoria/ }).click();
}

/** A game of rounds in each of its phases. */
const roundsViews = (name: string, game: RoundsGame): View[] => [
  {
    name: `${name}-showing`,
    open: async (page, seed) => {
      await openMemoryMenu(page, seed);
      await openStill(page, game.card);
      await hideFromGame(page);
    },
  },
  {
    name: `${name}-input`,
    played: true,
    open: async (page, seed) => {
      await openMemoryMenu(page, seed);
      await openStill(page, game.card);
      await lookAt(page, game);
      await hideFromGame(page);
    },
  },
  {
    name: `${name}-won`,
    played: true,
    open: async (page, seed) => {
      await openMemoryMenu(page, seed);
      await openStill(page, game.card);
      await game.give(page, await lookAt(page, game));
      await expect(page.getByRole("status")).toHaveText("¡Muy bien! Ahora viene la siguiente.");
      await hideFromGame(page);
    },
  },
  {
    name: `${name}-over`,
    played: true,
    open: async (page, seed) => {
      await openMemoryMenu(page, seed);
      await openStill(page, game.card);
      await game.give(page, await lookAt(page, game));
      await game.miss(page, await lookAt(page, game, 2));
      await expect(page.getByRole("region", { name: game.end })).toBeVisible();
      await hideFromGame(page);
    },
  },
];

/** The games and their menus. */
export const gamesViews: View[] = [
  {
    name: "games-menu",
    open: async (page, seed) => {
      await openHome(page, seed);
      await page.getByRole("button", { name: /^Juegos/ }).click();
      await expect(page.getByRole("button", { name: /^Otros juegos/ })).toBeVisible();
    },
  },
  {
    name: "memory-games-menu",
    after: "games-menu",
    open: async (page) => {
      await page.getByRole("button", { name: /^Juegos de memoria/ }).click();
      await expect(page.getByRole("button", { name: /^Memoria visual/ })).toBeVisible();
    },
  },
  {
    name: "other-games-menu",
    after: "memory-games-menu",
    open: async (page) => {
      await page.goBack();
      await page.getByRole("button", { name: /^Otros juegos/ }).click();
      await expect(page.getByRole("button", { name: /^Sudoku/ })).toBeVisible();
    },
  },
  {
    name: "memory-game",
    open: async (page, seed) => {
      await openMemoryMenu(page, seed);
      await openStill(page, /^Juego de Memoria/);
      await turnCards(page);
      await hideFromGame(page);
    },
  },
  {
    name: "memory-game-finished",
    played: true,
    open: async (page, seed) => {
      await takeClock(page);
      await openGame(page, seed);
      await playCardPairs(page);
      await expect(page.getByText("¡Felicitaciones!")).toBeVisible();
    },
  },
  {
    name: "memory-game-own-pace",
    played: true,
    open: async (page, seed) => {
      await openMemoryMenu(page, seed);
      await openStill(page, /^Juego de Memoria/);
      await chooseOption(page, "A mi ritmo");
      await expect(page.getByRole("status")).toContainText("Mira bien las cartas.");
      await hideFromGame(page);
    },
  },
  ...roundsViews("number-sequence-game", numberSequence),
  ...roundsViews("pattern-memory-game", colourPatterns),
  ...roundsViews("visual-memory-game", visualMemory),
];
