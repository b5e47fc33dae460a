import { expect, type Locator, type Page } from "@playwright/test";
import { drawn } from "./clock.ts";

/** A name, as a part of it or by its pattern. */
type Name = string | RegExp;

/** Counts what somebody does: presses, and how often what is pressed has to be looked for. */
export class Hand {
  presses = 0;
  /** How often the middle of what is pressed was not in the window. */
  scrolls = 0;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async press(...names: Name[]): Promise<void> {
    for (const name of names) await this.touch(this.#page.getByRole("button", { name }).first());
  }

  /** Presses whatever this is. */
  async touch(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    const middle = await steadyMiddle(this.#page, target);
    // What is seen is pressed where it is; what is not is looked for.
    if (middle) await this.#page.mouse.click(...middle);
    else {
      this.scrolls++;
      await target.click();
    }
    this.presses++;
  }

  /** What was done, in words. */
  get costs(): string {
    return `${this.presses} presses, ${this.scrolls} scrolls`;
  }
}

/** Where it is pressed once it stays there. */
async function steadyMiddle(page: Page, button: Locator): Promise<[x: number, y: number] | null> {
  for (let last = ""; ; ) {
    await drawn(page);
    const now = await middleOf(button);
    if (String(now) === last) return now;
    last = String(now);
  }
}

/** Where a button is pressed, in px of the window; null where that lies outside. */
const middleOf = (button: Locator): Promise<[x: number, y: number] | null> =>
  button.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const y = top + height / 2;
    return y > 0 && y < innerHeight ? [left + width / 2, y] : null;
  });
