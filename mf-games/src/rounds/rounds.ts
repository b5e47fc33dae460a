/**
 * What the number, colour and tile games have in common: something is shown, the player gives it
 * back, and the next round follows. Pure: moments (milliseconds of any steady clock) and the random
 * source come in, a new state comes out.
 */
import { advanceClock, clockAt, type PlayClock, startClock } from "../frame/play-clock.ts";
import type { RandomSource } from "../frame/random.ts";

/** Milliseconds between a correct round and the next one (spec §4). */
export const NEXT_ROUND_MS = 1500;

export interface RoundSetup<Item> {
  /** Draws what is shown on a level. */
  draw: (level: number, random: RandomSource) => readonly Item[];
  /** How long it is shown on a level, in milliseconds. */
  showMs: (level: number) => number;
  /** Points of a correct round on a level. */
  points: (level: number) => number;
  /** What the player gives next, after `item`; an unfitting item changes nothing. */
  take: (given: readonly Item[], item: Item) => readonly Item[];
  /** Whether what is given decides the round. */
  judge: (target: readonly Item[], given: readonly Item[]) => "right" | "wrong" | "open";
}

export interface RoundsState<Item> extends PlayClock {
  /** 1 and up. */
  readonly level: number;
  readonly target: readonly Item[];
  readonly given: readonly Item[];
  readonly phase: "showing" | "input" | "won" | "lost";
  /** The `playedMs` at which the phase ends by itself, or null while it waits for the player. */
  readonly phaseEndsAtMs: number | null;
  /** Points of all rounds so far. */
  readonly score: number;
  /** What comes after a correct round. */
  readonly next: { readonly level: number; readonly target: readonly Item[] } | null;
}

/** The moment of a move, and what a correct round leads to. */
export interface MoveContext {
  nowMs: number;
  random: RandomSource;
  /** The level that follows if this move makes the round a correct one. */
  levelIfWon: number;
}

/** The rules of one such game. */
export interface RoundRules<Item> {
  newGame: (level: number, random: RandomSource, nowMs: number) => RoundsState<Item>;
  /** The same level and points once more, with something else to remember. */
  retry: (
    game: RoundsState<Item>,
    level: number,
    random: RandomSource,
    nowMs: number,
  ) => RoundsState<Item>;
  /** Gives one item back; nothing changes outside the input, or while the game stands still. */
  give: (game: RoundsState<Item>, item: Item, context: MoveContext) => RoundsState<Item>;
  tick: (game: RoundsState<Item>, nowMs: number) => RoundsState<Item>;
  pause: (game: RoundsState<Item>, nowMs: number) => RoundsState<Item>;
  resume: (game: RoundsState<Item>, nowMs: number) => RoundsState<Item>;
  nextChangeAt: (game: RoundsState<Item>) => number | null;
}

/** Whole seconds that are still shown, 1 and up; 0 outside the showing. */
export function secondsToLook({ phase, phaseEndsAtMs, playedMs }: RoundsState<unknown>): number {
  if (phase !== "showing" || phaseEndsAtMs === null) return 0;
  return Math.max(0, Math.ceil((phaseEndsAtMs - playedMs) / 1000));
}

/** Makes the rules of a game of rounds. */
export function roundRules<Item>(setup: RoundSetup<Item>): RoundRules<Item> {
  type State = RoundsState<Item>;

  const show = (game: State, level: number, target: readonly Item[]): State => ({
    ...game,
    level,
    target,
    given: [],
    phase: "showing",
    phaseEndsAtMs: game.playedMs + setup.showMs(level),
    next: null,
  });

  /** Ends a phase whose moment has come; the next one is never cut short by a late look at the clock. */
  const settle = (game: State): State => {
    const { phase, phaseEndsAtMs, playedMs, next } = game;
    if (phaseEndsAtMs === null || playedMs < phaseEndsAtMs) return game;
    if (phase === "showing") return { ...game, phase: "input", phaseEndsAtMs: null };
    return next ? show(game, next.level, next.target) : game;
  };

  const tick = (game: State, nowMs: number): State =>
    // A finished game's time stands.
    game.phase === "lost" ? game : settle(advanceClock(game, nowMs));

  return {
    tick,
    newGame(level, random, nowMs) {
      const target = setup.draw(level, random);
      const empty = { level, target, given: [], score: 0, next: null, phaseEndsAtMs: null };
      return show({ ...empty, phase: "showing", ...startClock(nowMs) }, level, target);
    },
    retry(game, level, random, nowMs) {
      const running = { ...game, clockMs: nowMs };
      return show(running, level, setup.draw(level, random));
    },
    give(game, item, { nowMs, random, levelIfWon }) {
      const now = tick(game, nowMs);
      if (now.clockMs === null || now.phase !== "input") return now;
      const given = setup.take(now.given, item);
      const verdict = setup.judge(now.target, given);
      if (verdict === "open") return { ...now, given };
      if (verdict === "wrong") return { ...now, given, phase: "lost" };
      return {
        ...now,
        given,
        phase: "won",
        phaseEndsAtMs: now.playedMs + NEXT_ROUND_MS,
        score: now.score + setup.points(now.level),
        next: { level: levelIfWon, target: setup.draw(levelIfWon, random) },
      };
    },
    pause: (game, nowMs) => ({ ...tick(game, nowMs), clockMs: null }),
    resume: (game, nowMs) =>
      game.clockMs === null ? { ...game, clockMs: nowMs } : tick(game, nowMs),
    nextChangeAt(game) {
      const { phaseEndsAtMs, phase } = game;
      if (phaseEndsAtMs === null || phase === "lost") return null;
      // While something is shown, the seconds left are told.
      const laterSeconds = Math.ceil((phaseEndsAtMs - game.playedMs) / 1000) - 1;
      return clockAt(game, phaseEndsAtMs - 1000 * Math.max(0, laterSeconds));
    },
  };
}

/** For sequences: the next item; and the round is decided by the first wrong one, or the last. */
export const inOrder = {
  take: <Item>(given: readonly Item[], item: Item): readonly Item[] => [...given, item],
  judge<Item>(target: readonly Item[], given: readonly Item[]): "right" | "wrong" | "open" {
    const last = given.length - 1;
    if (given[last] !== target[last]) return "wrong";
    return given.length === target.length ? "right" : "open";
  },
};

/** The difficulty that is sent for a level (spec §9): hard above 5, normal above 2, else easy. */
export function difficultyOf(level: number): "easy" | "normal" | "hard" {
  if (level > 5) return "hard";
  return level > 2 ? "normal" : "easy";
}
