import { timedRules } from "../frame/timed.ts";
import { type LeveledGame, useLeveledGame } from "../frame/use-leveled-game.ts";
import {
  type Difficulty,
  GRIDS,
  isBegun,
  isWon,
  newSudoku,
  type SudokuState,
  score,
} from "./rules.ts";

interface Rung {
  difficulty: Difficulty;
  removed: number;
}

const rung = (difficulty: Difficulty, removed: number = GRIDS[difficulty].removed): Rung => ({
  difficulty,
  removed,
});

/** Seconds for each blank cell within which a board of 'A mi ritmo' went well. */
const CALM_SECONDS = 45;

const sudoku: LeveledGame<SudokuState, Rung> = {
  gameType: "sudoku",
  levels: { easy: rung("easy"), normal: rung("normal"), hard: rung("hard") },
  rungs: [
    rung("easy"),
    rung("normal", 9),
    rung("normal", 13),
    rung("normal"),
    rung("hard", 25),
    rung("hard", 35),
    rung("hard"),
  ],
  rules: timedRules({ isPlaying: (board) => !isWon(board) }),
  deal: ({ difficulty, removed }, random) => newSudoku(difficulty, random, removed),
  isOver: isWon,
  isBegun,
  dealtOf: (board) => board.givens,
  resultOf: ({ difficulty }, timeSeconds) => ({
    gameType: "sudoku",
    score: score(timeSeconds, difficulty),
    timeSeconds,
    difficulty,
  }),
  succeeded: ({ givens }, seconds) =>
    seconds <= CALM_SECONDS * givens.filter((digit) => digit === 0).length,
};

/** One sudoku at a time: a new one when the level changes (spec §4). */
export const useSudoku = () => useLeveledGame(sudoku);
