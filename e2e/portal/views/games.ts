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
import type { View } from "./seed.ts";
import { openHome } from "./senior.ts";
import { back, inOrder, press, type Step, see, seeButton, visit } from "./visit.ts";

/** From the address to the menu of memory games. */
const openMenu = inOrder(openHome, press(/^Juegos/), press(/^Juegos de memoria/));

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

/** From the address to a memory game that stands still, with the page's clock in hand. */
const openWithClock = (card: RegExp): Step =>
  inOrder(
    (page) => takeClock(page),
    openMenu,
    (page) => openStill(page, card),
  );

/** A game of rounds in each of its phases. */
const roundsViews = (name: string, game: RoundsGame): View[] => {
  const begin = openWithClock(game.card);
  const give: Step = async (page) => game.give(page, await lookAt(page, game));
  const input = [begin, (page: Page) => lookAt(page, game), hideFromGame];
  const won = [
    begin,
    give,
    (page: Page) =>
      expect(page.getByRole("status")).toHaveText("¡Muy bien! Ahora viene la siguiente."),
    hideFromGame,
  ];
  const over = [
    begin,
    give,
    async (page: Page) => game.miss(page, await lookAt(page, game, 2)),
    (page: Page) => expect(page.getByRole("region", { name: game.end })).toBeVisible(),
    hideFromGame,
  ];
  return [
    ...visit({ [`${name}-showing`]: [begin, hideFromGame] }),
    ...visit({ [`${name}-input`]: input }, { played: true }),
    ...visit({ [`${name}-won`]: won }, { played: true }),
    ...visit({ [`${name}-over`]: over }, { played: true }),
  ];
};

/** The games and their menus. */
export const gamesViews: View[] = [
  ...visit({
    "games-menu": [openHome, press(/^Juegos/), seeButton(/^Otros juegos/)],
    "memory-games-menu": [press(/^Juegos de memoria/), seeButton(/^Memoria visual/)],
    "other-games-menu": [back, press(/^Otros juegos/), seeButton(/^Sudoku/)],
  }),
  ...visit({ "memory-game": [openWithClock(/^Juego de Memoria/), turnCards, hideFromGame] }),
  ...visit(
    {
      "memory-game-finished": [
        (page) => takeClock(page),
        openMenu,
        press(/^Juego de Memoria/),
        seeButton("Carta 16, boca abajo"),
        playCardPairs,
        see("¡Felicitaciones!"),
      ],
    },
    { played: true },
  ),
  ...visit(
    {
      "memory-game-own-pace": [
        openWithClock(/^Juego de Memoria/),
        (page) => chooseOption(page, "A mi ritmo"),
        (page) => expect(page.getByRole("status")).toContainText("Mira bien las cartas."),
        hideFromGame,
      ],
    },
    { played: true },
  ),
  ...roundsViews("number-sequence-game", numberSequence),
  ...roundsViews("pattern-memory-game", colourPatterns),
  ...roundsViews("visual-memory-game", visualMemory),
];
