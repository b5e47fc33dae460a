import { timedRules } from "../frame/timed.ts";
import { type LeveledGame, useLeveledGame } from "../frame/use-leveled-game.ts";
import type { Difficulty } from "./questions.ts";
import {
  LIMIT_MS,
  type MathState,
  newMath,
  rightAnswers,
  score,
  secondsTaken,
  tick,
} from "./rules.ts";

interface Rung {
  difficulty: Difficulty;
  limitMs: number;
}

const rung = (difficulty: Difficulty, limitMs = LIMIT_MS): Rung => ({ difficulty, limitMs });

/** Right answers with which a round of 'A mi ritmo' went well. */
const GOOD_ANSWERS = 7;

const math: LeveledGame<MathState, Rung> = {
  gameType: "math",
  levels: { easy: rung("easy"), normal: rung("normal"), hard: rung("hard") },
  // More time before harder sums; the portal takes results of up to 60 s.
  rungs: [
    rung("easy", 60_000),
    rung("easy", 45_000),
    rung("easy"),
    rung("normal", 60_000),
    rung("normal", 45_000),
    rung("normal"),
    rung("hard", 60_000),
    rung("hard", 45_000),
    rung("hard"),
  ],
  rules: timedRules({ isPlaying: ({ phase }) => phase === "playing", afterTime: tick }),
  deal: ({ difficulty, limitMs }, random) => newMath(difficulty, random, limitMs),
  isOver: ({ phase }) => phase === "finished",
  isBegun: ({ phase }) => phase === "playing",
  dealtOf: ({ questions }) => questions,
  resultOf: (board, _seconds, playedMs) => ({
    gameType: "math",
    score: score(board),
    timeSeconds: secondsTaken(board, playedMs),
    difficulty: board.difficulty,
  }),
  succeeded: (board) => rightAnswers(board) >= GOOD_ANSWERS,
};

/** One game of ten sums at a time. */
export const useMath = () => useLeveledGame(math);
