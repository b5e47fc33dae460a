import { readFile } from "node:fs/promises";
import { expect, type Frame, type Page } from "@playwright/test";
import { playSudoku } from "./play-games.ts";

const DOCS = new URL("../../docs/embedding.md", import.meta.url);

/** The page of the documentation that is there to be copied, with a portal's address in it. */
export async function copiedPage(portal: string): Promise<string> {
  const [, html = ""] =
    /```html\n(<!doctype html>.*?)```/s.exec(await readFile(DOCS, "utf8")) ?? [];
  return html.replaceAll("https://acompana.example.es", portal);
}

/** Waits until a frame is as high as what is in it, to the pixel. */
export async function expectSized(page: Page, element: string) {
  const frame = await frameOf(page, element);
  // A browser draws nothing in a frame that is out of sight, and so measures nothing there.
  await page.locator(element).scrollIntoViewIfNeeded();
  const spare = () =>
    frame.evaluate(() => {
      const content = document.getElementById("juegos")?.getBoundingClientRect().height ?? 0;
      return `${window.innerHeight - Math.ceil(content)} px to spare`;
    });
  await expect.poll(spare).toBe("0 px to spare");
}

/** The frame inside the element that this selector finds. */
export async function frameOf(page: Page, element: string): Promise<Frame> {
  const handle = await page.locator(`${element} iframe`).elementHandle();
  const frame = await handle?.contentFrame();
  if (!frame) throw new Error(`${element} has no frame`);
  return frame;
}

/** On the page of the documentation, wherever it lies: both games are there, and one is played. */
export async function playCopiedPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(() => {
    document.addEventListener("puntuacion", (event) => {
      document.title = JSON.stringify((event as CustomEvent).detail);
    });
  });
  await expect(page.locator("iframe")).toHaveCount(2);
  const sudoku = page.frameLocator("acompana-juegos[juego=sudoku] iframe");
  await playSudoku(sudoku);
  await expect(page).toHaveTitle(/"gameType":"sudoku"/);
  await expectSized(page, "acompana-juegos[juego=sudoku]");
  const cards = page.frameLocator("acompana-juegos[juego=parejas] iframe");
  await expect(cards.getByRole("button", { name: "Carta 16, boca abajo" })).toBeVisible();
}
