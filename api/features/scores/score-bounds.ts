import type { Difficulty, GameType } from "../../db/schema/scores.ts";

type Result = { gameType: GameType; difficulty: Difficulty; score: number; timeSeconds: number };

/** What a game can end with; points are checked last, because they can depend on the time. */
type Game = { [Field in "difficulty" | "timeSeconds" | "score"]: (result: Result) => boolean };

/** A game left open overnight still counts. */
const LONGEST_SECONDS = 86_400;
/** The clock may tick between counting the points and sending the time. */
const SLACK_SECONDS = 2;
/** Rounds add level × points, so a perfect run of 100 levels adds 5050 × points. */
const LAST_LEVEL = 100;
const HUNDRED_LEVELS = 5050;

const within = (value: number, min: number, max: number) => value >= min && value <= max;
const any = () => true;
const withinADay = ({ timeSeconds }: Result) => timeSeconds <= LONGEST_SECONDS;

/** Rounds of level × `points`, kept when the first one fails: none may have succeeded. */
const rounds = (points: number): Game => ({
  difficulty: any,
  timeSeconds: withinADay,
  score: ({ score }) => score % points === 0 && within(score, 0, points * HUNDRED_LEVELS),
});

/** 1000, plus 2 a second left of 300, plus 10 an attempt left of 20, of which 8 are needed. */
const memoryCards: Game = {
  difficulty: ({ difficulty }) => difficulty === "normal",
  // Eight pairs are shown for a second each.
  timeSeconds: ({ timeSeconds }) => within(timeSeconds, 8 - SLACK_SECONDS, LONGEST_SECONDS),
  score: ({ score, timeSeconds }) => {
    const base = (seconds: number) => 1000 + 2 * Math.max(0, 300 - seconds);
    const [least, most] = [base(timeSeconds + SLACK_SECONDS), base(timeSeconds - SLACK_SECONDS)];
    return score % 2 === 0 && within(score, least, most + 10 * (20 - 8));
  },
};

/** The level that the number game's time tells: it sends milliseconds, (2 + level) × 1500 + 5000. */
const levelOf = ({ timeSeconds }: Result) => (timeSeconds - 5000) / 1500 - 2;
const difficultyAt = (level: number): Difficulty => {
  if (level > 5) return "hard";
  return level > 2 ? "normal" : "easy";
};

/** Kept after each correct repeat, so its level has been won. */
const numberSequence: Game = {
  // The level is raised at that moment, so the difficulty may be the next level's.
  difficulty: (result) => {
    const level = levelOf(result);
    return [difficultyAt(level), difficultyAt(level + 1)].includes(result.difficulty);
  },
  timeSeconds: (result) => {
    const level = levelOf(result);
    return Number.isInteger(level) && within(level, 1, LAST_LEVEL);
  },
  score: (result) =>
    result.score % 10 === 0 && within(result.score, 10 * levelOf(result), 10 * HUNDRED_LEVELS),
};

const SUDOKU_FACTOR = { easy: 1, normal: 2, hard: 3 };

/** max(1000 − seconds, 100), times the difficulty's factor. */
const sudoku: Game = {
  difficulty: any,
  timeSeconds: withinADay,
  score: ({ score, difficulty, timeSeconds }) => {
    const base = score / SUDOKU_FACTOR[difficulty];
    const after = (seconds: number) => Math.min(1000, Math.max(1000 - seconds, 100));
    const [least, most] = [after(timeSeconds + SLACK_SECONDS), after(timeSeconds - SLACK_SECONDS)];
    return Number.isInteger(base) && within(base, least, most);
  },
};

/** max(1000 − moves × 10 − seconds, 100). */
const puzzle: Game = {
  difficulty: any,
  timeSeconds: withinADay,
  score: ({ score, timeSeconds }) =>
    within(score, 100, Math.max(100, 1000 - Math.max(0, timeSeconds - SLACK_SECONDS))),
};

const MATH_POINTS = { easy: 5, normal: 10, hard: 15 };

/** Ten questions, in 30 s or in as much time as one likes: the points have no time in them. */
const math: Game = {
  difficulty: any,
  timeSeconds: withinADay,
  score: ({ score, difficulty }) => {
    const right = score / MATH_POINTS[difficulty];
    return Number.isInteger(right) && within(right, 0, 10);
  },
};

/** The formulas of the specification, section 9. */
const GAMES: Record<GameType, Game> = {
  "memory-cards": memoryCards,
  "number-sequence": numberSequence,
  "pattern-memory": rounds(15),
  "visual-memory": rounds(20),
  sudoku,
  puzzle,
  math,
};

const FIELDS = ["timeSeconds", "difficulty", "score"] as const;

/** The field that no game could have ended with, or null when the result is plausible. */
export function implausibleField(result: Result): (typeof FIELDS)[number] | null {
  const game = GAMES[result.gameType];
  return FIELDS.find((field) => !game[field](result)) ?? null;
}
