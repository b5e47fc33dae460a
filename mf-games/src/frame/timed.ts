import { advanceClock, clockAt, nextSecondMs, type PlayClock } from "./play-clock.ts";
import type { TimedRules } from "./use-game.ts";

/** A board whose rules know no clock, with the time that is played on it. */
export interface Timed<Board> extends PlayClock {
  readonly board: Board;
}

/** What a board must say for time to be kept on it. */
export interface BoardRules<Board> {
  /** Whether time counts: not before a start, not after the end. */
  isPlaying: (board: Board) => boolean;
  /** What time alone does to the board, `playedMs` into it; absent where it does nothing. */
  afterTime?: (board: Board, playedMs: number) => Board;
}

/** A board whose time begins at `nowMs`. */
export function dealTimed<Board>(board: Board, nowMs: number): Timed<Board> {
  return { board, playedMs: 0, clockMs: nowMs };
}

/** Adds a clock to a board without one. Time counts while the board is played and visible. */
export function timedRules<Board>(rules: BoardRules<Board>): TimedRules<Timed<Board>> {
  const { isPlaying, afterTime = (board) => board } = rules;
  const tick = (game: Timed<Board>, nowMs: number): Timed<Board> => {
    if (game.clockMs === null) return game;
    if (!isPlaying(game.board)) return { ...game, clockMs: nowMs };
    const now = advanceClock(game, nowMs);
    return { ...now, board: afterTime(now.board, now.playedMs) };
  };
  return {
    tick,
    pause: (game, nowMs) => ({ ...tick(game, nowMs), clockMs: null }),
    resume: (game, nowMs) =>
      game.clockMs === null ? { ...game, clockMs: nowMs } : tick(game, nowMs),
    nextChangeAt: (game) => (isPlaying(game.board) ? clockAt(game, nextSecondMs(game)) : null),
  };
}

/** Makes a move on the board at `nowMs`; while time stands still nothing can be moved. */
export function moveOn<Board>(
  rules: TimedRules<Timed<Board>>,
  game: Timed<Board>,
  nowMs: number,
  change: (board: Board, playedMs: number) => Board,
): Timed<Board> {
  const now = rules.tick(game, nowMs);
  return now.clockMs === null ? now : { ...now, board: change(now.board, now.playedMs) };
}
