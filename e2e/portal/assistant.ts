import { expect, type Locator, type Page } from "@playwright/test";
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

/** What the assistant says before anything was said. */
export const greeting = (page: Page) => page.getByText(/^Hola, .* pulsa una de estas preguntas/);

/**
 * How many lines of what is said are whole in the window, from its first one on, and how many it
 * has.
 */
export const linesSeen = (words: Locator): Promise<{ seen: number; all: number }> =>
  words.evaluate((said) => {
    const range = document.createRange();
    range.selectNodeContents(said);
    const lines = [...range.getClientRects()];
    const room = said.closest("main > div")?.getBoundingClientRect();
    const ways = document.querySelector("[data-ways]")?.getBoundingClientRect();
    const top = Math.max(0, room?.top ?? 0, ways?.bottom ?? 0);
    const field = document.querySelector("main form")?.getBoundingClientRect();
    const bottom = Math.min(room?.bottom ?? 0, field?.top ?? 0, innerHeight);
    const hidden = lines.findIndex((line) => line.top < top || line.bottom > bottom);
    return { seen: hidden === -1 ? lines.length : hidden, all: lines.length };
  });

/** The same of the newest message. */
export const linesOfNewest = (page: Page): Promise<{ seen: number; all: number }> =>
  linesSeen(messages(page).last().locator("p").last());

/** Which corners of the field's ground show what is scrolled below it, and which of its sides. */
export const besideField = (page: Page): Promise<string[]> =>
  page.locator("main form").evaluate((form) => {
    const { left, right, top, bottom } = form.getBoundingClientRect();
    const places = { corner: [left + 2, top + 2], left: [left / 2, bottom - 80] } as const;
    const others = { right: [(right + innerWidth) / 2, bottom - 80] } as const;
    return Object.entries({ ...places, ...others })
      .filter(([, [x, y]]) => !form.contains(document.elementFromPoint(x, y)))
      .map(([name]) => name);
  });
