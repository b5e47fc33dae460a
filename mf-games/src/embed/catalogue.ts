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
import { type ComponentType, lazy } from "react";
import type { GameType } from "../host/games-host.ts";
import { text } from "../text.ts";

export interface OfferedGame {
  /** What a host calls it, in the address and in attributes. */
  name: string;
  type: GameType;
  icon: LucideIcon;
  title: string;
  line: string;
  /** Fetched when it is first shown. */
  Game: ComponentType;
}

const { memoryGamesMenu: memory, otherGamesMenu: other } = text;
type Loader = () => Promise<ComponentType>;
const later = (load: Loader) => lazy(async () => ({ default: await load() }));

/** Every game that another site can have, in the order of its menu. */
export const OFFERED: readonly OfferedGame[] = [
  {
    name: "parejas",
    type: "memory-cards",
    icon: Layers2,
    title: memory.cardPairs,
    line: memory.cardPairsLine,
    Game: later(() => import("../memory-game/memory-game.tsx").then((m) => m.MemoryGame)),
  },
  {
    name: "numeros",
    type: "number-sequence",
    icon: ListOrdered,
    title: memory.numberSequence,
    line: memory.numberSequenceLine,
    Game: later(() =>
      import("../number-sequence-game/number-sequence-game.tsx").then((m) => m.NumberSequenceGame),
    ),
  },
  {
    name: "colores",
    type: "pattern-memory",
    icon: Palette,
    title: memory.colorPatterns,
    line: memory.colorPatternsLine,
    Game: later(() =>
      import("../pattern-memory-game/pattern-memory-game.tsx").then((m) => m.PatternMemoryGame),
    ),
  },
  {
    name: "casillas",
    type: "visual-memory",
    icon: Eye,
    title: memory.visualMemory,
    line: memory.visualMemoryLine,
    Game: later(() =>
      import("../visual-memory-game/visual-memory-game.tsx").then((m) => m.VisualMemoryGame),
    ),
  },
  {
    name: "sudoku",
    type: "sudoku",
    icon: Grid3x3,
    title: other.sudoku,
    line: other.sudokuLine,
    Game: later(() => import("../sudoku-game/sudoku-game.tsx").then((m) => m.SudokuGame)),
  },
  {
    name: "puzle",
    type: "puzzle",
    icon: Puzzle,
    title: other.puzzle,
    line: other.puzzleLine,
    Game: later(() => import("../puzzle-game/puzzle-game.tsx").then((m) => m.PuzzleGame)),
  },
  {
    name: "matematicas",
    type: "math",
    icon: Calculator,
    title: other.math,
    line: other.mathLine,
    Game: later(() => import("../math-game/math-game.tsx").then((m) => m.MathGame)),
  },
];

/** The game that a host calls `name`, or null. */
export function offered(name: string | null): OfferedGame | null {
  return OFFERED.find((game) => game.name === name) ?? null;
}

/** The game that follows another in the menu, the first after the last. */
export function offeredAfter(game: OfferedGame): OfferedGame {
  return OFFERED[(OFFERED.indexOf(game) + 1) % OFFERED.length] ?? game;
}
