import type { Difficulty } from "../../db/schema/scores.ts";
import type { CreateScore } from "../../features/scores/index.ts";
import type { Chance } from "./chance.ts";

/** Rounds of level × points: level 1 to `levels` were won. */
const sumOf = (levels: number, points: number) => (points * levels * (levels + 1)) / 2;

const difficulty = (level: number): Difficulty => {
  if (level > 5) return "hard";
  return level > 2 ? "normal" : "easy";
};

type Play = (chance: Chance) => CreateScore[];

const memoryCards: Play = (chance) => {
  const [timeSeconds, attempts] = [chance.whole(55, 190), chance.whole(9, 19)];
  const score = 1000 + 2 * (300 - timeSeconds) + 10 * (20 - attempts);
  return [{ gameType: "memory-cards", score, timeSeconds, difficulty: "normal" }];
};

/** Each won level is a result of its own, and its time is sent in milliseconds. */
const numberSequence: Play = (chance) =>
  Array.from({ length: chance.whole(1, 4) }, (_, won) => ({
    gameType: "number-sequence",
    score: sumOf(won + 1, 10),
    timeSeconds: (won + 3) * 1500 + 5000,
    difficulty: difficulty(won + 1),
  }));

const rounds =
  (gameType: "pattern-memory" | "visual-memory", points: number): Play =>
  (chance) => {
    const levels = chance.whole(0, 4);
    const timeSeconds = 10 + levels * chance.whole(9, 14);
    const score = sumOf(levels, points);
    return [{ gameType, score, timeSeconds, difficulty: difficulty(levels + 1) }];
  };

const sudoku: Play = (chance) => {
  const timeSeconds = chance.whole(90, 480);
  const [level, factor] = chance.whole(0, 2) ? (["easy", 1] as const) : (["normal", 2] as const);
  const score = (1000 - timeSeconds) * factor;
  return [{ gameType: "sudoku", score, timeSeconds, difficulty: level }];
};

const puzzle: Play = (chance) => {
  const [moves, timeSeconds] = [chance.whole(24, 60), chance.whole(60, 240)];
  const score = Math.max(1000 - moves * 10 - timeSeconds, 100);
  return [{ gameType: "puzzle", score, timeSeconds, difficulty: "easy" }];
};

const math: Play = (chance) => {
  const [right, timeSeconds] = [chance.whole(4, 10), chance.whole(18, 30)];
  const [level, points] = chance.whole(0, 2) ? (["easy", 5] as const) : (["normal", 10] as const);
  return [{ gameType: "math", score: right * points, timeSeconds, difficulty: level }];
};

/** All seven, as their rules end them. */
const GAMES = [
  memoryCards,
  math,
  puzzle,
  numberSequence,
  sudoku,
  rounds("pattern-memory", 15),
  rounds("visual-memory", 20),
];

/** What somebody's nth game ends with; they play all seven in turn. */
export function playGame(turn: number, chance: Chance): CreateScore[] {
  return GAMES[turn % GAMES.length]?.(chance) ?? [];
}
