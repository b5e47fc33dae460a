import { timedRules } from "../frame/timed.ts";
import { type LeveledGame, useLeveledGame } from "../frame/use-leveled-game.ts";
import {
  type Difficulty,
  isSolved,
  newPuzzle,
  type PuzzleState,
  SHUFFLE_MOVES,
  score,
} from "./rules.ts";

interface Rung {
  difficulty: Difficulty;
  shuffleMoves: number;
}

const rung = (difficulty: Difficulty, shuffleMoves = SHUFFLE_MOVES): Rung => ({
  difficulty,
  shuffleMoves,
});

/** Moves for each place of the board within which a puzzle of 'A mi ritmo' went well. */
const CALM_MOVES = 25;

const puzzle: LeveledGame<PuzzleState, Rung> = {
  gameType: "puzzle",
  levels: { easy: rung("easy"), normal: rung("normal"), hard: rung("hard") },
  // A little shuffled is nearer to its order, and so easier.
  rungs: [
    rung("easy", 10),
    rung("easy", 24),
    rung("easy"),
    rung("normal", 60),
    rung("normal"),
    rung("hard", 120),
    rung("hard"),
  ],
  rules: timedRules({ isPlaying: (board) => !isSolved(board) }),
  deal: ({ difficulty, shuffleMoves }, random) => newPuzzle(difficulty, random, shuffleMoves),
  isOver: isSolved,
  isBegun: ({ moves }) => moves > 0,
  dealtOf: (board) => board.dealt,
  resultOf: ({ difficulty, moves }, timeSeconds) => ({
    gameType: "puzzle",
    score: score(moves, timeSeconds),
    timeSeconds,
    difficulty,
  }),
  succeeded: ({ moves, tiles }) => moves <= CALM_MOVES * tiles.length,
};

/** One sliding puzzle at a time. */
export const usePuzzle = () => useLeveledGame(puzzle);
