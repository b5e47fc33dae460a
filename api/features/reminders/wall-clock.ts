/**
 * A zone's wall clock in plain numbers: `wall` is the milliseconds at which UTC would show the same
 * time. `Temporal` knows the zone, but asking it for every reminder would take most of a list's
 * time.
 */
type Stretch = { from: number; until: number; offset: number };

const DAY_MS = 24 * 3600 * 1000;

/**
 * The stretches between two clock changes that were asked for: a cache of facts that never change.
 */
const known = new Map<string, Stretch[]>();

/** How far the zone's clocks are ahead of UTC at a moment, in milliseconds. */
function offsetAt(at: number, timeZone: string): number {
  const stretches = known.get(timeZone) ?? [];
  const found = stretches.find(({ from, until }) => from <= at && at < until);
  if (found) return found.offset;
  const stretch = stretchAt(at, timeZone);
  known.set(timeZone, [...stretches, stretch]);
  return stretch.offset;
}

function stretchAt(at: number, timeZone: string): Stretch {
  const zoned = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone);
  // A change at this very moment has been made already: 'previous' looks strictly before.
  const last = zoned.add({ nanoseconds: 1 }).getTimeZoneTransition("previous");
  const next = zoned.getTimeZoneTransition("next");
  return {
    from: last?.epochMilliseconds ?? -Infinity,
    until: next?.epochMilliseconds ?? Infinity,
    offset: zoned.offsetNanoseconds / 1e6,
  };
}

export function wallOf(at: number, timeZone: string): number {
  return at + offsetAt(at, timeZone);
}

/**
 * The moment at which the clocks show `wall`: the first of two, and where they jump over it as much
 * later as they jump (what Temporal calls 'compatible').
 */
export function momentOf(wall: number, timeZone: string): number {
  const before = offsetAt(wall - DAY_MS, timeZone);
  const first = wall - before;
  if (offsetAt(first, timeZone) === before) return first;
  const after = offsetAt(wall + DAY_MS, timeZone);
  return offsetAt(wall - after, timeZone) === after ? wall - after : first;
}

/** The number of a wall clock's day, counted from 1 January 1970. */
export const dayNumberOf = (wall: number): number => Math.floor(wall / DAY_MS);

/** A wall clock so many days later, at the same time of day. */
export const addDays = (wall: number, days: number): number => wall + days * DAY_MS;

/** The same so many months later; what would be the 31st of a short month is its last day. */
export function addMonths(wall: number, months: number): number {
  const date = new Date(wall);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const day = Math.min(date.getUTCDate(), lastDay);
  return Date.UTC(year, month, day) + (wall - dayNumberOf(wall) * DAY_MS);
}

/** How many months lie between the months of two wall clocks, whatever their days. */
export function monthsBetween(start: number, end: number): number {
  const [one, other] = [new Date(start), new Date(end)];
  const years = other.getUTCFullYear() - one.getUTCFullYear();
  return years * 12 + other.getUTCMonth() - one.getUTCMonth();
}
