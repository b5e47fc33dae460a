import type { Page, ViewportSize } from "@playwright/test";
import { drawn } from "./clock.ts";
import { withLetters } from "./large-letters.ts";

/** The window of a look: in words for what is expected there, and in px. */
export type At = ViewportSize & { letters: number; where: string };

/** Looks in windows of all these sizes, with letters of so many px: of 16 if not said. */
export async function inWindows(
  page: Page,
  { letters = [16], sizes }: { letters?: readonly number[]; sizes: readonly ViewportSize[] },
  look: (at: At) => Promise<void>,
): Promise<void> {
  for (const px of letters)
    await withLetters(page, px, async () => {
      for (const size of sizes) {
        await page.setViewportSize(size);
        for (let drawing = 0; drawing < 2; drawing++) await drawn(page);
        const where = `at ${size.width}×${size.height}, letters of ${px} px`;
        await look({ ...size, letters: px, where });
      }
    });
}
