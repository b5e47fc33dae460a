// The portal's time in this page: the device's clock plus an offset. Each area bundles its own copy
// of kit: what they must agree on stands in one place of the page.

/** Asks the portal for the time, whose answer is noted. Settles in any case. */
export type PortalAsker = () => Promise<unknown>;

/**
 * Called when the portal's time has moved here.
 *
 * @param correctedMs how far off it was before, in ms: what was measured by it and is kept is moved
 *   by as much. 0 after a sleep, or where the device's clock was set: what was measured before was
 *   right
 */
type ClockListener = (correctedMs: number) => void;

interface PageClock {
  /** What is added to the device's clock, in ms. */
  offset: number;
  /** The device's clock minus the monotonic one, in ms, when both were last found to agree. */
  apart: number;
  ask: PortalAsker | null;
  isAsking: boolean;
  listeners: Set<ClockListener>;
}

/** By this much the two clocks of a device may part before the portal is asked again, in ms. */
const PARTED_MS = 120_000;
/** From here on the device's clock is told to be wrong, in ms. */
const WRONG_MS = 120_000;

const KEY = Symbol.for("acompana.clock");

const apartNow = () => Date.now() - performance.now();

function pageClock(): PageClock {
  const page = globalThis as { [KEY]?: PageClock };
  page[KEY] ??= { offset: 0, apart: apartNow(), ask: null, isAsking: false, listeners: new Set() };
  return page[KEY];
}

/**
 * The portal's time, in ms since 1970. After a sleep, or when the device's clock was set, the
 * portal is asked first: until it has answered, time goes on as the monotonic clock does.
 */
export function now(): number {
  const clock = pageClock();
  if (clock.isAsking || Math.abs(apartNow() - clock.apart) > PARTED_MS) askAgain(clock);
  return Math.round((clock.isAsking ? performance.now() + clock.apart : Date.now()) + clock.offset);
}

/** The same as a `Date`. */
export const today = (): Date => new Date(now());

function askAgain(clock: PageClock): void {
  if (clock.isAsking) return;
  if (!clock.ask) {
    clock.apart = apartNow();
    return;
  }
  clock.isAsking = true;
  const settle = () => {
    // Without an answer the last offset stays.
    if (clock.isAsking) settleClock(clock, clock.offset);
  };
  clock.ask().then(settle, settle);
}

function settleClock(clock: PageClock, offset: number): void {
  const before = (clock.isAsking ? clock.apart : apartNow()) + clock.offset;
  const hasLeapt = clock.isAsking || Math.abs(apartNow() - clock.apart) > PARTED_MS;
  const correctedMs = hasLeapt ? 0 : offset - clock.offset;
  clock.offset = offset;
  clock.apart = apartNow();
  clock.isAsking = false;
  const moved = clock.apart + offset - before;
  if (Math.abs(moved) < 1) return;
  for (const listener of [...clock.listeners]) listener(correctedMs);
}

/** What is added to the device's clock, in ms: above 0 where it is behind. */
export const clockOffset = (): number => pageClock().offset;

/** Takes an offset over, in ms: what the portal has told, or what this browser has kept. */
export function setClockOffset(offset: number): void {
  settleClock(pageClock(), offset);
}

/** Whether the device's clock is off by two minutes or more. */
export const isClockWrong = (): boolean => Math.abs(clockOffset()) >= WRONG_MS;

/** Calls `listener` when the portal's time has moved, until what is returned is called. */
export function onClockChange(listener: ClockListener): () => void {
  const { listeners } = pageClock();
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Has the page ask the portal by `ask`; the returned function ends that. */
export function holdClock(ask: PortalAsker): () => void {
  const clock = pageClock();
  clock.ask = ask;
  return () => {
    if (clock.ask === ask) clock.ask = null;
  };
}
