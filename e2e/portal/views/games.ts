import { expect, type Page } from "@playwright/test";
import {
  colourPatterns,
  hideFromGame,
  lookAt,
  numberSequence,
  openStill,
  type RoundsGame,
  takeClock,
  visualMemory,
} from "../memory-games.ts";
import { playCardPairs } from "../steps.ts";
import { openHome } from "./senior.ts";
import type { View, Village } from "./village.ts";

async function openGame(page: Page, village: Village) {
  await openHome(page, village);
  await page.getByRole("button", { name: /^Juegos/ }).click();
  await page.getByRole("button", { name: /^Juegos de memoria/ }).click();
  await page.getByRole("button", { name: /^Juego de Memoria/ }).click();
  await expect(page.getByRole("button", { name: "Carta 16, boca abajo" })).toBeVisible();
}

/** From the address to the menu of memory games, with the page's clock in hand. */
async function openMemoryMenu(page: Page, village: Village) {
  await takeClock(page);
  await openHome(page, village);
  await page.getByRole("button", { name: /^Juegos/ }).click();
  await page.getByRole("button", { name: /^Juegos de memoria/ }).click();
}

/** A game of rounds in each of its phases. */
const roundsViews = (name: string, game: RoundsGame): View[] => [
  {
    name: `${name}-showing`,
    open: async (page, village) => {
      await openMemoryMenu(page, village);
      await openStill(page, game.card);
      await hideFromGame(page);
    },
  },
  {
    name: `${name}-input`,
    open: async (page, village) => {
      await openMemoryMenu(page, village);
      await openStill(page, game.card);
      await lookAt(page, game);
      await hideFromGame(page);
    },
  },
  {
    name: `${name}-over`,
    open: async (page, village) => {
      await openMemoryMenu(page, village);
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
    open: async (page, village) => {
      await openHome(page, village);
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
    open: async (page, village) => {
      await openGame(page, village);
      await page.getByRole("button", { name: "Carta 1, boca abajo" }).click();
      await expect(page.getByRole("button", { name: /^Carta 1:/ })).toBeVisible();
    },
  },
  {
    name: "memory-game-finished",
    open: async (page, village) => {
      await page.clock.install();
      await openGame(page, village);
      await playCardPairs(page, () => page.clock.runFor(1_500));
      await expect(page.getByText("¡Felicitaciones!")).toBeVisible();
    },
  },
  {
    name: "memory-game-own-pace",
    open: async (page, village) => {
      await openMemoryMenu(page, village);
      await openStill(page, /^Juego de Memoria/);
      await page.getByRole("radio", { name: "A mi ritmo" }).check();
      await expect(page.getByRole("status")).toContainText("Mira bien las cartas.");
      await hideFromGame(page);
    },
  },
  ...roundsViews("number-sequence-game", numberSequence),
  ...roundsViews("pattern-memory-game", colourPatterns),
  ...roundsViews("visual-memory-game", visualMemory),
];
