import { expect, type Page } from "@playwright/test";
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
    open: async (page, village) => {
      await openHome(page, village);
      await page.getByRole("button", { name: /^Juegos/ }).click();
      await page.getByRole("button", { name: /^Juegos de memoria/ }).click();
      await expect(page.getByRole("button", { name: /^Memoria visual/ })).toBeVisible();
    },
  },
  {
    name: "other-games-menu",
    open: async (page, village) => {
      await openHome(page, village);
      await page.getByRole("button", { name: /^Juegos/ }).click();
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
];
