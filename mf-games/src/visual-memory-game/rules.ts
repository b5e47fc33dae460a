/** Rules of the visual memory, after the specification of the older person's side, §4 and §9. */
import { secondsPlayed } from "../frame/play-clock.ts";
import { shuffle } from "../frame/random.ts";
import type { GameResult } from "../host/games-host.ts";
import { difficultyOf, type RoundsState, roundRules } from "../rounds/rounds.ts";

/** Tiles in a row, and rows (spec §9). */
export const SIDE = 4;
export const TILES = SIDE * SIDE;
/** Levels that 'A mi ritmo' moves between: 3 to 8 tiles. */
export const LEVELS = 6;
/** Given instead of a tile, to check the chosen ones. */
export const CHECK = -1;

export type VisualGame = RoundsState<number>;

/** How many tiles light up on a level: 3 on the first, never more than 8. */
function targetsOn(level: number): number {
  return Math.min(2 + level, 8);
}

const isChosenTile = (item: number) => item !== CHECK;

/** The tiles that are chosen and lie where a tile can be. */
export function chosenTiles({ given }: Pick<VisualGame, "given">): readonly number[] {
  return given.filter(isChosenTile);
}

/**
 * Tiles are numbered 0 to 15 by rows. A tile is chosen by giving it and let go by giving it again;
 * `CHECK` decides the round. A correct set gives level × 20 points.
 */
export const rules = roundRules<number>({
  draw: (level, random) => shuffle([...Array(TILES).keys()], random).slice(0, targetsOn(level)),
  showMs: (level) => (3 + level) * 1000,
  points: (level) => level * 20,
  take(given, item) {
    if (item === CHECK) return [...given, CHECK];
    if (!Number.isInteger(item) || item < 0 || item >= TILES) return given;
    return given.includes(item) ? given.filter((tile) => tile !== item) : [...given, item];
  },
  judge(target, given) {
    if (!given.includes(CHECK)) return "open";
    const chosen = given.filter(isChosenTile);
    const right = chosen.length === target.length && target.every((tile) => chosen.includes(tile));
    return right ? "right" : "wrong";
  },
});

/** What a game leaves when it ends: points and seconds of all its rounds. */
export function resultOf(game: VisualGame): GameResult {
  return {
    gameType: "visual-memory",
    score: game.score,
    timeSeconds: secondsPlayed(game),
    difficulty: difficultyOf(game.level),
  };
}
