import { expect, type Locator, type Page } from "@playwright/test";
import { passUntilShown, stopClock } from "./clock.ts";

/** A game of rounds, as someone plays it who reads the screen. The page's clock must be paused. */
export interface RoundsGame {
  /** Its card in the menu. */
  card: RegExp;
  /** All that is pressed to give it back, and how many that are at the first level. */
  cells: (page: Page) => Locator;
  count: number;
  /** Reads what is shown. */
  look: (page: Page) => Promise<string[]>;
  /** Gives it back. */
  give: (page: Page, shown: string[]) => Promise<void>;
  /** Gives something that does not fit, and waits until it can be taken back no more. */
  miss: (page: Page, shown: string[]) => Promise<void>;
  /** The title of the card that ends the round. */
  end: string;
}

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const listed = (page: Page, name: string) =>
  page.getByRole("list", { name }).getByRole("listitem").allTextContents();

export const numberSequence: RoundsGame = {
  card: /^Secuencia de números/,
  end: "¡Buen intento!",
  cells: (page) => page.getByRole("button", { name: /^\d$/ }),
  count: 9,
  look: (page) => listed(page, "Números de la secuencia"),
  give: async (page, shown) => {
    // The first with the finger, the others with the keyboard.
    const [first = "", ...others] = shown;
    await press(page, first);
    for (const digit of others) await page.keyboard.press(digit);
  },
  miss: async (page, [first]) => {
    await press(page, first === "1" ? "2" : "1");
    await passUntilShown(page, page.getByRole("region", { name: numberSequence.end }));
  },
};

export const colourPatterns: RoundsGame = {
  card: /^Patrones de colores/,
  end: "¡Buena partida!",
  cells: (page) =>
    page.getByRole("button", { name: /^(rojo|azul|verde|amarillo|morado|naranja), / }),
  count: 6,
  look: (page) => listed(page, "Colores en orden"),
  give: async (page, shown) => {
    for (const colour of shown) await press(page, colour);
  },
  miss: async (page, [first]) => {
    await press(page, first === "rojo, corazón" ? "azul, cuadrado" : "rojo, corazón");
    await passUntilShown(page, page.getByRole("region", { name: colourPatterns.end }));
  },
};

export const visualMemory: RoundsGame = {
  card: /^Memoria visual/,
  end: "¡Buena partida!",
  cells: (page) => page.getByRole("group", { name: "Casillas" }).getByRole("button"),
  count: 16,
  async look(page) {
    const lit = page.getByRole("button", { name: /: iluminada$/ });
    const names = await lit.evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));
    return names.map((name) => name?.replace(": iluminada", "") ?? "");
  },
  give: async (page, shown) => {
    for (const tile of shown) await press(page, tile);
    await press(page, "Comprobar");
  },
  async miss(page, shown) {
    const tiles = visualMemory.cells(page);
    const names = await tiles.evaluateAll((all) =>
      all.map((one) => one.getAttribute("aria-label")),
    );
    const others = names.filter((name) => name && !shown.includes(name)) as string[];
    await visualMemory.give(page, others.slice(0, shown.length));
  },
};

/** On the menu of memory games: opens one, with the page's time standing still from there on. */
export async function openStill(page: Page, card: RegExp): Promise<void> {
  await stopClock(page, page.getByRole("button", { name: card }));
  await page.getByRole("button", { name: card }).click();
  // The game itself is fetched.
  await passUntilShown(page, page.locator("summary"), 20);
  const start = page.getByRole("button", { name: "Empezar" });
  if (await start.isVisible()) await start.click();
}

/**
 * Hides the page from the game, which stands still, and lets the page's own time run again: whoever
 * looks at the page next needs its timers.
 */
export async function hideFromGame(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await page.clock.resume();
}

/** Reads what is shown on a level, and waits until it is one's turn. */
export async function lookAt(page: Page, game: RoundsGame, level = 1): Promise<string[]> {
  await passUntilShown(page, page.getByText(/^Quedan? \d+ segundo/));
  const shown = await game.look(page);
  expect(shown).toHaveLength(2 + level);
  await passUntilShown(page, page.getByText("Te toca"));
  return shown;
}
