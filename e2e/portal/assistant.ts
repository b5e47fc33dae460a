import { expect, type Page } from "@playwright/test";
import type { Person } from "./fixtures.ts";
import { card, enterByPin } from "./home.ts";

export const box = (page: Page) => page.getByLabel("Escribe tu mensaje");
export const messages = (page: Page) => page.getByRole("log").getByRole("listitem");

/** From the address to the assistant. */
export async function openChat(page: Page, person: Person) {
  await enterByPin(page, person);
  await card(page, "Asistente Virtual").click();
  await expect(page.getByText("Siempre aquí para acompañarte")).toBeVisible();
}

/**
 * How many lines of the newest message are whole in the window, from its first one on, and how many
 * it has.
 */
export const linesOfNewest = (page: Page): Promise<{ seen: number; all: number }> =>
  page.evaluate(() => {
    const log = document.querySelector("[role=log]");
    const words = [...(log?.querySelectorAll("li p:last-of-type") ?? [])].at(-1);
    const range = document.createRange();
    if (words) range.selectNodeContents(words);
    const lines = [...range.getClientRects()];
    const room = log?.closest("main > div")?.getBoundingClientRect();
    const ways = document.querySelector("[data-ways]")?.getBoundingClientRect();
    const top = Math.max(0, room?.top ?? 0, ways?.bottom ?? 0);
    const field = document.querySelector("main form")?.getBoundingClientRect();
    const bottom = Math.min(room?.bottom ?? 0, field?.top ?? 0, innerHeight);
    const hidden = lines.findIndex((line) => line.top < top || line.bottom > bottom);
    return { seen: hidden === -1 ? lines.length : hidden, all: lines.length };
  });
