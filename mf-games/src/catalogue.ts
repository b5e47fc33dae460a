import type { ScreenName } from "@acompana/kit/area";
import {
  Calculator,
  Eye,
  Grid3x3,
  Layers2,
  ListOrdered,
  type LucideIcon,
  Palette,
  Puzzle,
} from "lucide-react";
import type { ComponentType } from "react";
import type { GameType } from "./host/games-host.ts";
import { text } from "./text.ts";

export interface CataloguedGame {
  type: GameType;
  /** Its screen in the portal. */
  screen: ScreenName;
  /** What another site calls it, in the address and in attributes. */
  name: string;
  /** The portal's menu that it stands in. */
  menu: "memory" | "other";
  icon: LucideIcon;
  title: string;
  line: string;
  level: keyof typeof text.levels;
  /** Fetched when it is first shown. */
  load: () => Promise<ComponentType>;
}

const { memoryGamesMenu: memory, otherGamesMenu: other } = text;

/** Every game, in the order of the menus: of the memory games the easiest first. */
export const GAMES: readonly CataloguedGame[] = [
  {
    type: "memory-cards",
    screen: "memory-game",
    name: "parejas",
    menu: "memory",
    icon: Layers2,
    title: memory.cardPairs,
    line: memory.cardPairsLine,
    level: "easy",
    load: () => import("./memory-game/memory-game.tsx").then((m) => m.MemoryGame),
  },
  {
    type: "number-sequence",
    screen: "number-sequence-game",
    name: "numeros",
    menu: "memory",
    icon: ListOrdered,
    title: memory.numberSequence,
    line: memory.numberSequenceLine,
    level: "intermediate",
    load: () =>
      import("./number-sequence-game/number-sequence-game.tsx").then((m) => m.NumberSequenceGame),
  },
  {
    type: "pattern-memory",
    screen: "pattern-memory-game",
    name: "colores",
    menu: "memory",
    icon: Palette,
    title: memory.colorPatterns,
    line: memory.colorPatternsLine,
    level: "intermediate",
    load: () =>
      import("./pattern-memory-game/pattern-memory-game.tsx").then((m) => m.PatternMemoryGame),
  },
  {
    type: "visual-memory",
    screen: "visual-memory-game",
    name: "casillas",
    menu: "memory",
    icon: Eye,
    title: memory.visualMemory,
    line: memory.visualMemoryLine,
    level: "advanced",
    load: () =>
      import("./visual-memory-game/visual-memory-game.tsx").then((m) => m.VisualMemoryGame),
  },
  {
    type: "sudoku",
    screen: "sudoku-game",
    name: "sudoku",
    menu: "other",
    icon: Grid3x3,
    title: other.sudoku,
    line: other.sudokuLine,
    level: "variable",
    load: () => import("./sudoku-game/sudoku-game.tsx").then((m) => m.SudokuGame),
  },
  {
    type: "puzzle",
    screen: "puzzle-game",
    name: "puzle",
    menu: "other",
    icon: Puzzle,
    title: other.puzzle,
    line: other.puzzleLine,
    level: "variable",
    load: () => import("./puzzle-game/puzzle-game.tsx").then((m) => m.PuzzleGame),
  },
  {
    type: "math",
    screen: "math-game",
    name: "matematicas",
    menu: "other",
    icon: Calculator,
    title: other.math,
    line: other.mathLine,
    level: "variable",
    load: () => import("./math-game/math-game.tsx").then((m) => m.MathGame),
  },
];
