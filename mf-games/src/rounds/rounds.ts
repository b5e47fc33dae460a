/**
 * What the number, colour and tile games have in common: something is shown, the player gives it
 * back, and the next round follows. Pure: moments (milliseconds of any steady clock) and the random
 * source come in, a new state comes out.
 */

import type { LookTime } from "../frame/look-time.ts";
import { advanceClock, clockAt, type PlayClock, startClock } from "../frame/play-clock.ts";
import type { RandomSource } from "../frame/random.ts";

/** Milliseconds between a correct round and the next one (spec §4). */
const NEXT_ROUND_MS = 1500;
/** Milliseconds in which an item that does not fit can be taken back before it ends the round. */
export const TAKE_BACK_MS = 3000;
/** Milliseconds by which each item is shown longer, if that is wanted: time to hear its name. */
const LONGER_MS = 2500;
/** Nobody has seen anything within this; a second tap of a trembling finger comes sooner. */
export const SETTLE_MS = 400;

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
  /** Whether the latest item can be taken back, also one that does not fit. */
  takesBack?: boolean;
}

export interface RoundsState<Item> extends PlayClock {
  /** 1 and up. */
  readonly level: number;
  readonly target: readonly Item[];
  readonly given: readonly Item[];
  /** 'idle' waits for the player to begin; nothing of the round is to be seen. */
  readonly phase: "idle" | "showing" | "input" | "won" | "lost";
  /** How long something is shown. */
  readonly look: LookTime;
  /** The `playedMs` at which it was shown. */
  readonly shownAtMs: number;
  /** The `playedMs` at which the latest item was given or taken back; null before the first. */
  readonly givenAtMs: number | null;
  /** The `playedMs` at which the phase ends by itself, or null while it waits for the player. */
  readonly phaseEndsAtMs: number | null;
  /** Points of all rounds so far. */
  readonly score: number;
  /** What comes after a correct round. */
  readonly next: { readonly level: number; readonly target: readonly Item[] } | null;
}

/** The moment of a move, and what a correct round leads to. */
interface MoveContext {
  nowMs: number;
  random: RandomSource;
  /** The level that follows if this move makes the round a correct one. */
  levelIfWon: number;
}

/** The rules of one such game. */
export interface RoundRules<Item> {
  newGame: (
    level: number,
    random: RandomSource,
    nowMs: number,
    look?: LookTime,
  ) => RoundsState<Item>;
  /** A new game that shows nothing, and counts no time, until it is begun. */
  waitingGame: (
    level: number,
    random: RandomSource,
    nowMs: number,
    look?: LookTime,
  ) => RoundsState<Item>;
  /** Begins a game that waits; changes no other. */
  begin: (game: RoundsState<Item>, nowMs: number) => RoundsState<Item>;
  /** Shows this and what follows for another time; what is being shown begins anew. */
  setLook: (game: RoundsState<Item>, look: LookTime, nowMs: number) => RoundsState<Item>;
  /** Ends the showing for a player who has seen enough; changes nothing in the usual time. */
  seen: (game: RoundsState<Item>, nowMs: number) => RoundsState<Item>;
  /** Takes the latest item back where the game allows it; nothing changes outside the input. */
  takeBack: (game: RoundsState<Item>, nowMs: number) => RoundsState<Item>;
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

  /** Null: until the player has seen it. */
  const lookMs = ({ look }: State, level: number, target: readonly Item[]): number | null => {
    if (look === "until-ready") return null;
    return setup.showMs(level) + (look === "longer" ? LONGER_MS * target.length : 0);
  };

  const endOfLook = (game: State, level: number, target: readonly Item[]): number | null => {
    const ms = lookMs(game, level, target);
    return ms === null ? null : game.playedMs + ms;
  };

  const show = (game: State, level: number, target: readonly Item[]): State => ({
    ...game,
    level,
    target,
    given: [],
    phase: "showing",
    shownAtMs: game.playedMs,
    phaseEndsAtMs: endOfLook(game, level, target),
    givenAtMs: null,
    next: null,
  });

  /** What is given ends the round after a while if wrong: until then it can be taken back. */
  const pending = (game: State, given: readonly Item[]): State => {
    const isWrong = setup.judge(game.target, given) === "wrong";
    return {
      ...game,
      given,
      givenAtMs: game.playedMs,
      phaseEndsAtMs: isWrong ? game.playedMs + TAKE_BACK_MS : null,
    };
  };

  /** Ends a phase whose moment has come; a late look at the clock never cuts the next one short. */
  const settle = (game: State): State => {
    const { phase, phaseEndsAtMs, playedMs, next } = game;
    if (phaseEndsAtMs === null || playedMs < phaseEndsAtMs) return game;
    if (phase === "showing") return { ...game, phase: "input", phaseEndsAtMs: null };
    if (phase === "input") return { ...game, phase: "lost", phaseEndsAtMs: null };
    return next ? show(game, next.level, next.target) : game;
  };

  const tick = (game: State, nowMs: number): State => {
    if (game.phase === "idle") return game.clockMs === null ? game : { ...game, clockMs: nowMs };
    // A finished game's time stands.
    return game.phase === "lost" ? game : settle(advanceClock(game, nowMs));
  };

  const newGame: RoundRules<Item>["newGame"] = (level, random, nowMs, look = "normal") => {
    const target = setup.draw(level, random);
    const nothing = { given: [], givenAtMs: null, next: null, phaseEndsAtMs: null };
    const empty = { level, target, score: 0, look, shownAtMs: 0, ...nothing, ...startClock(nowMs) };
    return show({ ...empty, phase: "showing" }, level, target);
  };

  return {
    tick,
    newGame,
    waitingGame: (level, random, nowMs, look) => ({
      ...newGame(level, random, nowMs, look),
      phase: "idle",
      phaseEndsAtMs: null,
    }),
    begin(game, nowMs) {
      if (game.phase !== "idle") return game;
      return show({ ...game, clockMs: nowMs }, game.level, game.target);
    },
    setLook(game, look, nowMs) {
      const now = { ...tick(game, nowMs), look };
      return now.phase === "showing" ? show(now, now.level, now.target) : now;
    },
    seen(game, nowMs) {
      const now = tick(game, nowMs);
      const isShown = now.phase === "showing" && now.clockMs !== null && now.look !== "normal";
      const isSecondTap = now.playedMs - now.shownAtMs < SETTLE_MS;
      return isShown && !isSecondTap ? { ...now, phase: "input", phaseEndsAtMs: null } : now;
    },
    takeBack(game, nowMs) {
      const now = tick(game, nowMs);
      const isAllowed = setup.takesBack && now.phase === "input" && now.clockMs !== null;
      return isAllowed && now.given.length > 0 ? pending(now, now.given.slice(0, -1)) : now;
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
      if (setup.takesBack && verdict !== "right") {
        // A full row that does not fit waits to be taken back, and takes no more.
        return now.given.length < now.target.length ? pending(now, given) : now;
      }
      if (verdict === "open") return { ...now, given };
      if (verdict === "wrong") return { ...now, given, phase: "lost" };
      return {
        ...now,
        given,
        givenAtMs: now.playedMs,
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
      if (phase === "input") return clockAt(game, phaseEndsAtMs);
      // While something is shown, the seconds left are announced.
      const laterSeconds = Math.ceil((phaseEndsAtMs - game.playedMs) / 1000) - 1;
      return clockAt(game, phaseEndsAtMs - 1000 * Math.max(0, laterSeconds));
    },
  };
}

/**
 * For sequences: the next item. The first wrong one decides the round unless it is taken back, else
 * the last one.
 */
export const inOrder = {
  takesBack: true,
  take: <Item>(given: readonly Item[], item: Item): readonly Item[] => [...given, item],
  judge<Item>(target: readonly Item[], given: readonly Item[]): "right" | "wrong" | "open" {
    if (given.some((item, place) => item !== target[place])) return "wrong";
    return given.length === target.length ? "right" : "open";
  },
};

/** Whole seconds played, up to the last item where that can be told. */
export function secondsOfRounds({ playedMs, givenAtMs }: RoundsState<unknown>): number {
  return Math.floor((givenAtMs ?? playedMs) / 1000);
}

/** The difficulty that is sent for a level (spec §9): hard above 5, normal above 2, else easy. */
export function difficultyOf(level: number): "easy" | "normal" | "hard" {
  if (level > 5) return "hard";
  return level > 2 ? "normal" : "easy";
}
