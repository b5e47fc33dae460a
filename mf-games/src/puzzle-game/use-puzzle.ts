import type { RandomSource } from "../frame/random.ts";
import { timedRules } from "../frame/timed.ts";
import { type LeveledGame, useLeveledGame } from "../frame/use-leveled-game.ts";
import {
  type Difficulty,
  isPuzzle,
  isSolved,
  newPuzzle,
  type PuzzleState,
  puzzleAway,
  SHUFFLE_MOVES,
  score,
  shuffledPuzzle,
} from "./rules.ts";

/** How a puzzle of a level is dealt. */
type Level = (random: RandomSource) => PuzzleState;

const fixed =
  (difficulty: Difficulty): Level =>
  (random) =>
    newPuzzle(difficulty, random);
const shuffled =
  (difficulty: Difficulty, moves = SHUFFLE_MOVES): Level =>
  (random) =>
    shuffledPuzzle(difficulty, random, moves);

/** Moves for each place of the board within which a puzzle of 'A mi ritmo' went well. */
const CALM_MOVES = 25;

const puzzle: LeveledGame<PuzzleState, Level> = {
  gameType: "puzzle",
  fixedLevels: { easy: fixed("easy"), normal: fixed("normal"), hard: fixed("hard") },
  // A little shuffled is nearer to its order, and so easier.
  levels: [
    (random) => puzzleAway("easy", [3, 6], random),
    fixed("easy"),
    shuffled("easy"),
    fixed("normal"),
    shuffled("normal"),
    shuffled("hard", 120),
    fixed("hard"),
  ],
  rules: timedRules({ isPlaying: (board) => !isSolved(board) }),
  deal: (level, random) => level(random),
  isOver: isSolved,
  isBegun: ({ moves }) => moves > 0,
  isHelped: ({ helped }) => helped,
  waitsWhenLeft: true,
  isBoard: isPuzzle,
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
