import type { ScreenName } from "@acompana/kit/area";
import { renderScreen } from "@acompana/kit/testing";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { GamesMenu } from "../games-menu/games-menu.tsx";
import { MemoryGamesMenu } from "../memory-games-menu/memory-games-menu.tsx";
import { OtherGamesMenu } from "../other-games-menu/other-games-menu.tsx";

interface Menu {
  title: string;
  Screen: () => React.JSX.Element;
  cards: [words: RegExp, leadsTo: ScreenName][];
}

const menus: Menu[] = [
  {
    title: "Juegos",
    Screen: GamesMenu,
    cards: [
      [/Juegos de memoria/, "memory-games-menu"],
      [/Otros juegos/, "other-games-menu"],
    ],
  },
  {
    title: "Juegos de memoria",
    Screen: MemoryGamesMenu,
    cards: [
      [/Juego de Memoria.*Nivel fácil/, "memory-game"],
      [/Secuencia de números.*Nivel intermedio/, "number-sequence-game"],
      [/Patrones de colores.*Nivel intermedio/, "pattern-memory-game"],
      [/Memoria visual.*Nivel avanzado/, "visual-memory-game"],
    ],
  },
  {
    title: "Otros juegos",
    Screen: OtherGamesMenu,
    cards: [
      [/Sudoku.*Nivel variable/, "sudoku-game"],
      [/Puzle deslizante.*Nivel variable/, "puzzle-game"],
      [/Juegos matemáticos.*Nivel variable/, "math-game"],
    ],
  },
];

test.each(menus)("'$title' leads to each of its cards", async ({ title, Screen, cards }) => {
  const { world } = renderScreen(<Screen />);
  expect(screen.getByRole("heading", { level: 1, name: title })).toBe(document.activeElement);
  for (const [words] of cards) await userEvent.click(screen.getByRole("button", { name: words }));
  expect(world.moves).toEqual(cards.map(([, leadsTo]) => leadsTo));
  // Those cards and the way back, nothing else.
  expect(screen.getAllByRole("button")).toHaveLength(cards.length + 1);
});

test.each(menus)("'$title' has a way back", async ({ Screen }) => {
  const { world } = renderScreen(<Screen />);
  await userEvent.click(screen.getByRole("button", { name: "Volver" }));
  expect(world.moves).toEqual(["back"]);
});
