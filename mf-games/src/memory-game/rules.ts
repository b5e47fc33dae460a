/**
 * Rules of the card-pair game, after the specification of the older person's side, sections 2.8,
 * 4 and 9. Pure: the clock (milliseconds of any steady clock) and the random source come in, a new
 * state comes out.
 */

import type { LookTime } from "../frame/look-time.ts";
import {
  advanceClock,
  clockAt,
  nextSecondMs,
  type PlayClock,
  startClock,
} from "../frame/play-clock.ts";
import { type RandomSource, shuffle } from "../frame/random.ts";

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
const MATCH_MS = 1000;
/** Milliseconds that a different pair is shown before it turns back (spec §9). */
const MISMATCH_MS = 1500;
/** The same, if more time is wanted: one can hear the names of both. */
const LONGER_MISMATCH_MS = 6000;
/** Until the player has seen them. */
const NO_END_MS = Number.MAX_SAFE_INTEGER;

/**
 * Milliseconds that the cards may be looked at before the game, by level of 'A mi ritmo'. The last
 * level is the specification's game.
 */
export const LOOK_MS = [12_000, 9000, 6000, 4000, 2000, 0] as const;
/** Attempts up to which a game counts as succeeded: those that still give points (spec §9). */
export const GOOD_ATTEMPTS = 20;

export interface MemoryGameState extends PlayClock {
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
  /** The `playedMs` at which two cards face up are found or turn back, else null. */
  readonly settlesAtMs: number | null;
  /** How long a different pair is shown, and all cards before the game. */
  readonly look: LookTime;
  /** The `playedMs` up to which all cards may be looked at; 0 without a look. */
  readonly lookEndsAtMs: number;
}

/**
 * Deals a new game whose time runs from `nowMs` on (spec §4: on load and on 'Nuevo Juego').
 *
 * @param lookMs how long the cards lie open first, 0 and up
 */
export function newGame(
  random: RandomSource,
  nowMs: number,
  lookMs = 0,
  look: LookTime = "normal",
): MemoryGameState {
  return {
    deck: shuffle([...SYMBOLS, ...SYMBOLS], random),
    faceUp: [],
    found: [],
    attempts: 0,
    lastAttempt: null,
    settlesAtMs: null,
    look,
    lookEndsAtMs: lookEndFrom(0, lookMs, look),
    ...startClock(nowMs),
  };
}

/** Where a look ends that begins at `playedMs`; there at once without a look. */
function lookEndFrom(playedMs: number, lookMs: number, look: LookTime): number {
  if (lookMs === 0) return playedMs;
  if (look === "until-ready") return NO_END_MS;
  return playedMs + (look === "longer" ? 2 : 1) * lookMs;
}

/** Whether all pairs are found: time stands and no card turns any more. */
export function isFinished(game: MemoryGameState): boolean {
  return game.found.length === PAIRS;
}

/** Whether a card was turned. */
export function isBegun({ lastAttempt, faceUp }: MemoryGameState): boolean {
  return lastAttempt !== null || faceUp.length > 0;
}

/** Whether something that was kept is a game of these rules. */
export function isMemoryGame(kept: Partial<Record<keyof MemoryGameState, unknown>>): boolean {
  const { deck, faceUp, found, attempts } = kept;
  const isSymbol = (value: unknown) => SYMBOLS.some((symbol) => symbol === value);
  return (
    Array.isArray(deck) &&
    deck.length === 2 * PAIRS &&
    deck.every(isSymbol) &&
    Array.isArray(found) &&
    found.every(isSymbol) &&
    Array.isArray(faceUp) &&
    Number.isInteger(attempts)
  );
}

/** Whether the cards are still being looked at before the game. */
export function isLooking(game: MemoryGameState): boolean {
  return game.playedMs < game.lookEndsAtMs;
}

/** Whether turning the card at `position` makes a pair with the one that is face up. */
export function makesPair({ deck, faceUp }: MemoryGameState, position: number): boolean {
  const [first, second] = faceUp;
  const isSecond = first !== undefined && second === undefined && first !== position;
  return isSecond && deck[first] === deck[position];
}

/** Brings the game to `nowMs`: counts the time, settles two cards whose moment has come. */
export function tick(game: MemoryGameState, nowMs: number): MemoryGameState {
  return isFinished(game) ? game : settle(advanceClock(game, nowMs));
}

/**
 * Turns the card at `position` (0 to 15) face up. Two face up are one attempt; a third card, a card
 * already face up or found, an unknown position and a game standing still change nothing. The first
 * card ends the look before the game.
 */
export function flip(game: MemoryGameState, position: number, nowMs: number): MemoryGameState {
  const now = endLook(tick(game, nowMs));
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
    settlesAtMs: equal ? now.playedMs + MATCH_MS : turnsBackAt(now),
  };
}

const turnsBackAt = ({ look, playedMs }: MemoryGameState): number =>
  look === "until-ready"
    ? NO_END_MS
    : playedMs + (look === "longer" ? LONGER_MISMATCH_MS : MISMATCH_MS);

/** Whether two cards that are different lie open. */
export function isMismatchShown({ settlesAtMs, lastAttempt, deck }: MemoryGameState): boolean {
  return (
    settlesAtMs !== null && lastAttempt !== null && deck[lastAttempt[0]] !== deck[lastAttempt[1]]
  );
}

/** Shows cards for another time; what lies open begins anew, with the `lookMs` of `newGame`. */
export function setLook(
  game: MemoryGameState,
  look: LookTime,
  nowMs: number,
  lookMs = 0,
): MemoryGameState {
  const now = { ...tick(game, nowMs), look };
  if (isLooking(now)) return { ...now, lookEndsAtMs: lookEndFrom(now.playedMs, lookMs, look) };
  return isMismatchShown(now) ? { ...now, settlesAtMs: turnsBackAt(now) } : now;
}

/**
 * For a player who has seen enough: ends the look before the game, or turns a different pair back.
 * Changes nothing in the usual time.
 */
export function seen(game: MemoryGameState, nowMs: number): MemoryGameState {
  const now = tick(game, nowMs);
  if (now.look === "normal" || now.clockMs === null) return now;
  const turned = isMismatchShown(now) ? { ...now, faceUp: [], settlesAtMs: null } : now;
  return endLook(turned);
}

/** Stops time, and with it the cards that are being shown. */
export function pause(game: MemoryGameState, nowMs: number): MemoryGameState {
  return { ...tick(game, nowMs), clockMs: null };
}

/** Starts the clock again at `nowMs`. */
export function resume(game: MemoryGameState, nowMs: number): MemoryGameState {
  return game.clockMs === null ? { ...game, clockMs: nowMs } : tick(game, nowMs);
}

/**
 * The clock's reading at which the game changes by itself (the next whole second, or two cards that
 * are settled), or null if it will not.
 */
export function nextChangeAt(game: MemoryGameState): number | null {
  if (game.clockMs === null || isFinished(game)) return null;
  const moments = [nextSecondMs(game), game.settlesAtMs ?? Number.POSITIVE_INFINITY];
  if (isLooking(game)) moments.push(game.lookEndsAtMs);
  return clockAt(game, Math.min(...moments));
}

/** How a card lies: face down, face up, found; null for a position that holds no card. */
export function cardState(game: MemoryGameState, position: number): "down" | "up" | "found" | null {
  const symbol = game.deck[position];
  if (symbol === undefined) return null;
  if (game.found.includes(symbol)) return "found";
  return isLooking(game) || game.faceUp.includes(position) ? "up" : "down";
}

/**
 * Points of a finished game: 1000, plus 2 for each second left of 300, plus 10 for each attempt
 * left of 20 (spec §9). Between 1000 and 1800.
 */
export function score(seconds: number, attempts: number): number {
  return 1000 + 2 * Math.max(0, 300 - seconds) + 10 * Math.max(0, 20 - attempts);
}

function endLook(game: MemoryGameState): MemoryGameState {
  const ends = game.clockMs !== null && isLooking(game);
  return ends ? { ...game, lookEndsAtMs: game.playedMs } : game;
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
