/** How one counter of misses waits: misses without a wait, then a wait that doubles with each. */
export type AttemptLimit = {
  free: number;
  /** The longest wait, in seconds. */
  longest: number;
  /** A counter without attempts for so many seconds starts again. */
  memory: number;
};

/** The first wait; each further miss doubles it. */
export const FIRST_WAIT_SECONDS = 30;

const MINUTE = 60;
const HOUR = 3600;
const DAY = 24 * HOUR;

/** One device at one account, one device over all accounts, new devices at one address. */
export const SOURCE: AttemptLimit = { free: 5, longest: HOUR, memory: DAY };
/** Shorter on an authorised device, so nobody is locked out of their own home. */
export const AUTHORISED_DEVICE: AttemptLimit = { ...SOURCE, longest: 5 * MINUTE };
/** An administrator is delayed, never locked out. */
export const ADMINISTRATOR: AttemptLimit = { ...SOURCE, longest: 30 };

/** New devices in the networks around an address, over all accounts. */
export const NETWORKS: Record<"/24" | "/56" | "/48", AttemptLimit> = {
  // Behind a /24 of a telephone company there are thousands of households.
  "/24": { free: 30, longest: 10 * MINUTE, memory: DAY },
  "/56": { free: 10, longest: HOUR, memory: DAY },
  "/48": { free: 20, longest: HOUR, memory: DAY },
};

/** All devices together that never opened the account. It remembers slow attempts for a month. */
export const STRANGERS: AttemptLimit = { free: 20, longest: 6 * HOUR, memory: 30 * DAY };
/** All authorised devices that have never opened the account, and all administrators at it. */
export const INSIDERS: AttemptLimit = { free: 20, longest: HOUR, memory: 30 * DAY };
/**
 * All devices together that were in with an earlier PIN: one who knew it cannot guess at the next
 * one from many browsers, and nobody waits longer than ten minutes because of another.
 */
export const FORMERLY_KNOWN: AttemptLimit = { free: 40, longest: 10 * MINUTE, memory: 30 * DAY };
/** New devices at all PINs of a municipality. */
export const MUNICIPALITY: AttemptLimit = { free: 100, longest: HOUR, memory: DAY };
