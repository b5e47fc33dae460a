import type { ComponentType } from "react";
import type { GameType } from "../host/games-host.ts";
import { CardPairsBoard } from "./card-pairs.tsx";
import { MathBoard } from "./math.tsx";
import { NumberSequenceBoard } from "./number-sequence.tsx";
import { PatternMemoryBoard } from "./pattern-memory.tsx";
import { PuzzleBoard } from "./puzzle.tsx";
import { SudokuBoard } from "./sudoku.tsx";
import { VisualMemoryBoard } from "./visual-memory.tsx";

export { CardTable } from "./card-table.tsx";
export { Slate } from "./slate.tsx";

/** A small board of each game, for the menus: loaded with them, not with the games. */
export const BOARDS: Record<GameType, ComponentType> = {
  "memory-cards": CardPairsBoard,
  "number-sequence": NumberSequenceBoard,
  "pattern-memory": PatternMemoryBoard,
  "visual-memory": VisualMemoryBoard,
  sudoku: SudokuBoard,
  puzzle: PuzzleBoard,
  math: MathBoard,
};
