/**
 * Rules of the card-pair game, after the specification of the older person's side, sections 2.8,
 * 4 and 9. Pure: the clock (milliseconds of any steady clock) and the random source come in, a new
 * state comes out.
 */

/** The eight pictures; each is on two cards. */
export const SYMBOLS = [
  "apple",
  "house",
  "fish",
  "key",
  "umbrella",
  "flower",
  "cup",
  "boat",
] as const;
export type CardSymbol = (typeof SYMBOLS)[number];

/** Pairs to find (spec §9). */
export const PAIRS = SYMBOLS.length;
/** Cards in a row of the board (spec §2.8). */
export const COLUMNS = 4;
/** Milliseconds that an equal pair is shown before it counts as found (spec §9). */
export const MATCH_MS = 1000;
/** Milliseconds that a different pair is shown before it turns back (spec §9). */
export const MISMATCH_MS = 1500;

/** Gives numbers from 0 (included) to 1 (excluded), as `Math.random` does. */
export type RandomSource = () => number;

export interface MemoryGameState {
  /** The picture of each of the 16 cards, by position. */
  readonly deck: readonly CardSymbol[];
  /** Positions of the cards face up and not found yet: none, one or two. */
  readonly faceUp: readonly number[];
  /** Pictures whose pair is found, in the order of finding. */
  readonly found: readonly CardSymbol[];
  /** Completed pairs of flips. */
  readonly attempts: number;
  /** Positions of the latest attempt, or null before the first. */
  readonly lastAttempt: readonly [number, number] | null;
  /** Milliseconds played, without the time in which the game stood still. */
  readonly playedMs: number;
  /** The `playedMs` at which two cards face up are found or turn back, else null. */
  readonly settlesAtMs: number | null;
  /** The clock's reading that `playedMs` reaches up to, or null while the game stands still. */
  readonly clockMs: number | null;
}

/** A fair shuffle (Fisher–Yates): every order is equally likely. */
export function shuffle<Item>(items: readonly Item[], random: RandomSource): Item[] {
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last--) {
    const drawn = Math.floor(random() * (last + 1));
    [shuffled[last], shuffled[drawn]] = [shuffled[drawn] as Item, shuffled[last] as Item];
  }
  return shuffled;
}

/** Deals a new game whose time runs from `nowMs` on (spec §4: on load and on 'Nuevo Juego'). */
export function newGame(random: RandomSource, nowMs: number): MemoryGameState {
  return {
    deck: shuffle([...SYMBOLS, ...SYMBOLS], random),
    faceUp: [],
    found: [],
    attempts: 0,
    lastAttempt: null,
    playedMs: 0,
    settlesAtMs: null,
    clockMs: nowMs,
  };
}

/** Whether all pairs are found: time stands and no card turns any more. */
export function isFinished(game: MemoryGameState): boolean {
  return game.found.length === PAIRS;
}

/** Brings the game to `nowMs`: counts the time, settles two cards whose moment has come. */
export function tick(game: MemoryGameState, nowMs: number): MemoryGameState {
  if (game.clockMs === null || isFinished(game)) return game;
  // A clock that is set back must not take time away.
  const playedMs = game.playedMs + Math.max(0, nowMs - game.clockMs);
  return settle({ ...game, playedMs, clockMs: nowMs });
}

/**
 * Turns the card at `position` (0 to 15) face up. Two face up are one attempt; a third card, a card
 * already face up or found, an unknown position and a game standing still change nothing.
 */
export function flip(game: MemoryGameState, position: number, nowMs: number): MemoryGameState {
  const now = tick(game, nowMs);
  if (now.clockMs === null || cardState(now, position) !== "down") return now;
  const [first, second] = now.faceUp;
  if (first === undefined) return { ...now, faceUp: [position] };
  if (second !== undefined) return now;
  const equal = now.deck[first] === now.deck[position];
  return {
    ...now,
    faceUp: [first, position],
    attempts: now.attempts + 1,
    lastAttempt: [first, position],
    settlesAtMs: now.playedMs + (equal ? MATCH_MS : MISMATCH_MS),
  };
}

/** Stops time, and with it the cards that are being shown. */
export function pause(game: MemoryGameState, nowMs: number): MemoryGameState {
  return { ...tick(game, nowMs), clockMs: null };
}

/** Lets time run again from `nowMs` on. */
export function resume(game: MemoryGameState, nowMs: number): MemoryGameState {
  return game.clockMs === null ? { ...game, clockMs: nowMs } : tick(game, nowMs);
}

/**
 * The clock's reading at which the game changes by itself (the next whole second, or two cards that
 * are settled), or null if it will not.
 */
export function nextChangeAt(game: MemoryGameState): number | null {
  if (game.clockMs === null || isFinished(game)) return null;
  const second = 1000 - (game.playedMs % 1000);
  const settles = game.settlesAtMs === null ? second : game.settlesAtMs - game.playedMs;
  return game.clockMs + Math.min(second, settles);
}

/** Whole seconds played, 0 and up. */
export function secondsPlayed(game: MemoryGameState): number {
  return Math.floor(game.playedMs / 1000);
}

/** How a card lies: face down, face up, found; null for a position that holds no card. */
export function cardState(game: MemoryGameState, position: number): "down" | "up" | "found" | null {
  const symbol = game.deck[position];
  if (symbol === undefined) return null;
  if (game.found.includes(symbol)) return "found";
  return game.faceUp.includes(position) ? "up" : "down";
}

/**
 * Points of a finished game: 1000, plus 2 for each second left of 300, plus 10 for each attempt
 * left of 20 (spec §9). Between 1000 and 1800.
 */
export function score(seconds: number, attempts: number): number {
  return 1000 + 2 * Math.max(0, 300 - seconds) + 10 * Math.max(0, 20 - attempts);
}

function settle(game: MemoryGameState): MemoryGameState {
  const { settlesAtMs, lastAttempt } = game;
  if (settlesAtMs === null || !lastAttempt || game.playedMs < settlesAtMs) return game;
  const settled = { ...game, faceUp: [], settlesAtMs: null };
  const symbol = game.deck[lastAttempt[0]];
  if (symbol === undefined || symbol !== game.deck[lastAttempt[1]]) return settled;
  const after = { ...settled, found: [...game.found, symbol] };
  // The time of a finished game ends with its last pair, however late the clock was read.
  return isFinished(after) ? { ...after, playedMs: settlesAtMs } : after;
}
