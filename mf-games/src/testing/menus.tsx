import type { ScreenName } from "@acompana/kit/area";
import { GamesMenu } from "../games-menu/games-menu.tsx";
import { MemoryGamesMenu } from "../memory-games-menu/memory-games-menu.tsx";
import { OtherGamesMenu } from "../other-games-menu/other-games-menu.tsx";

export interface Menu {
  title: string;
  Screen: () => React.JSX.Element;
  cards: [words: RegExp, leadsTo: ScreenName][];
  /** What stands below them, and how many games. */
  more: [title: string, games: number];
}

export const menus: Menu[] = [
  {
    title: "Juegos",
    Screen: GamesMenu,
    cards: [
      [/Juegos de memoria/, "memory-games-menu"],
      [/Otros juegos/, "other-games-menu"],
    ],
    more: ["Todos los juegos", 7],
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
    more: ["Otros juegos", 3],
  },
  {
    title: "Otros juegos",
    Screen: OtherGamesMenu,
    cards: [
      [/Sudoku.*Nivel variable/, "sudoku-game"],
      [/Puzle deslizante.*Nivel variable/, "puzzle-game"],
      [/Juegos matemáticos.*Nivel variable/, "math-game"],
    ],
    more: ["Juegos de memoria", 4],
  },
];
