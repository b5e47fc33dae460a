import { timedRules } from "../frame/timed.ts";
import { type LeveledGame, useLeveledGame } from "../frame/use-leveled-game.ts";
import {
  type Difficulty,
  GRIDS,
  isBegun,
  isBoard,
  isWon,
  newSudoku,
  type SudokuState,
  score,
} from "./rules.ts";

interface Level {
  difficulty: Difficulty;
  removed: number;
}

const level = (difficulty: Difficulty, removed: number = GRIDS[difficulty].removed): Level => ({
  difficulty,
  removed,
});

/** Seconds for each blank cell within which a board of 'A mi ritmo' went well. */
const CALM_SECONDS = 45;

const sudoku: LeveledGame<SudokuState, Level> = {
  gameType: "sudoku",
  fixedLevels: { easy: level("easy"), normal: level("normal"), hard: level("hard") },
  levels: [
    level("easy"),
    level("normal", 9),
    level("normal", 13),
    level("normal"),
    level("hard", 25),
    level("hard", 35),
    level("hard"),
  ],
  rules: timedRules({ isPlaying: (board) => !isWon(board) }),
  deal: ({ difficulty, removed }, random) => newSudoku(difficulty, random, removed),
  isOver: isWon,
  isBegun,
  isHelped: ({ helped }) => helped,
  waitsWhenLeft: true,
  isBoard,
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
