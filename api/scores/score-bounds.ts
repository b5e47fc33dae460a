export const GAME_TYPES = [
  "memory-cards",
  "number-sequence",
  "pattern-memory",
  "visual-memory",
  "sudoku",
  "puzzle",
  "math",
] as const;

export const DIFFICULTIES = ["easy", "normal", "hard"] as const;

export type GameType = (typeof GAME_TYPES)[number];
export type Difficulty = (typeof DIFFICULTIES)[number];

/** What a game can end with: points between `min` and `max` in steps, and the longest time. */
type Bounds = { min: number; max: number; step: number; maxTime: number };

const ONE_DAY = 86_400;
/** Rounds add level × points, so a perfect run of 100 levels adds 5050 × points. */
const HUNDRED_LEVELS = 5050;

const rounds = (points: number, maxTime = ONE_DAY): Bounds => ({
  min: 0,
  max: points * HUNDRED_LEVELS,
  step: points,
  maxTime,
});
const range = (min: number, max: number, step = 1, maxTime = ONE_DAY): Bounds => ({
  min,
  max,
  step,
  maxTime,
});
const alike = (bounds: Bounds) => ({ easy: bounds, normal: bounds, hard: bounds });

/** The formulas of the specification, section 9, as bounds. A missing difficulty is not played. */
const BOUNDS: Record<GameType, Partial<Record<Difficulty, Bounds>>> = {
  "memory-cards": { normal: range(1000, 1800) },
  // The number game sends milliseconds: sequence length × 1500 + 5000.
  "number-sequence": alike(rounds(10, 200_000)),
  "pattern-memory": alike(rounds(15)),
  "visual-memory": alike(rounds(20)),
  sudoku: { easy: range(100, 1000), normal: range(200, 2000, 2), hard: range(300, 3000, 3) },
  puzzle: alike(range(100, 1000)),
  math: { easy: range(0, 50, 5, 60), normal: range(0, 100, 10, 60), hard: range(0, 150, 15, 60) },
};

type Result = { gameType: GameType; difficulty: Difficulty; score: number; timeSeconds: number };

/** The field that no game could have ended with, or null when the result is plausible. */
export function implausibleField(result: Result): "difficulty" | "score" | "timeSeconds" | null {
  const bounds = BOUNDS[result.gameType][result.difficulty];
  if (!bounds) return "difficulty";
  const { min, max, step, maxTime } = bounds;
  const { score, timeSeconds } = result;
  if (score < min || score > max || score % step !== 0) return "score";
  return timeSeconds > maxTime ? "timeSeconds" : null;
}
