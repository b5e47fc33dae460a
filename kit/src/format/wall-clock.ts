const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** Some inputs add seconds. */
const TIME = /^\d{2}:\d{2}(:\d{2}(\.\d+)?)?$/;

/** What a clock on the wall of `timeZone` shows, as if it were UTC; ms since 1970. */
function wallTime(instant: number, timeZone: string): number {
  // The Swedish format is the ISO one, 2026-03-29 09:30:00, but for years of fewer digits.
  const shown = new Intl.DateTimeFormat("sv-SE", {
    timeZone,
    dateStyle: "short",
    timeStyle: "medium",
  }).format(instant);
  return Date.parse(`+${shown.replace(" ", "T").padStart(21, "0")}Z`);
}

/** How far the zone's clocks are ahead of UTC at an instant on a whole second, in ms. */
const offsetAt = (instant: number, timeZone: string) => wallTime(instant, timeZone) - instant;

/** The calendar day of an instant in `timeZone` (IANA name): '2026-03-29'. */
export function isoDay(instant: Date, timeZone: string): string {
  const shown = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" }).format(instant);
  return shown.padStart(10, "0");
}

/** The time of an instant on the clocks of `timeZone`, as a time input holds it: '09:05'. */
export function isoTime(instant: Date, timeZone: string): string {
  return new Intl.DateTimeFormat("sv-SE", { timeZone, timeStyle: "short" }).format(instant);
}

/** The calendar day `days` after an ISO day: ('2026-02-28', 1) → '2026-03-01'. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/**
 * The moment at which the clocks of `timeZone` show a day ('2026-03-29') and a time ('09:30'), with
 * its offset: '2026-03-29T09:30:00+02:00'. A time that the clocks jump over comes as much later as
 * they jump; of one that comes twice it is the first. Null when day or time is empty or impossible.
 * The year is any of 1 to 9999: while 2026 is typed into a field, that has the years 2, 20 and 202.
 */
export function zonedMoment(day: string, time: string, timeZone: string): string | null {
  // Browsers read much as a date that is none: of 'T:00Z' Chrome makes the year 2000.
  if (!DAY.test(day) || !TIME.test(time)) return null;
  const wall = Date.parse(`${day}T${time.slice(0, 5)}:00Z`);
  if (Number.isNaN(wall) || !new Date(wall).toISOString().startsWith(day)) return null;
  // Clocks change at most once in these two days: the offset is the earlier one or the later one.
  const before = wall - offsetAt(wall - DAY_MS, timeZone);
  const after = wall - offsetAt(wall + DAY_MS, timeZone);
  const isThere = (instant: number) => wallTime(instant, timeZone) === wall;
  return withOffset(!isThere(before) && isThere(after) ? after : before, timeZone);
}

function withOffset(instant: number, timeZone: string): string {
  const minutes = Math.round(offsetAt(instant, timeZone) / MINUTE_MS);
  const two = (n: number) => String(n).padStart(2, "0");
  const size = Math.abs(minutes);
  const offset = `${minutes < 0 ? "-" : "+"}${two(Math.trunc(size / 60))}:${two(size % 60)}`;
  const wall = new Date(instant + minutes * MINUTE_MS).toISOString().slice(0, 19);
  return wall + offset;
}
