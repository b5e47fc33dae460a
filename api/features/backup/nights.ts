/** When a nightly copy is due, and which ones may go. */

const HOUR = 3;
const RETRY_AFTER_MS = 3600_000;

type Attempts = {
  /** When the last copy was finished; null when there is none. */
  lastBackupAt: Date | null;
  /** When one last failed in this run of the portal. */
  lastFailureAt: Date | null;
};

/**
 * Whether a nightly copy is wanted: none was made since the last three o'clock of the portal's wall
 * clock. So a portal that was off at night makes it after its next start.
 */
export function isDue(
  { lastBackupAt, lastFailureAt }: Attempts,
  now: Date,
  timeZone: string,
): boolean {
  if (lastFailureAt && now.getTime() - lastFailureAt.getTime() < RETRY_AFTER_MS) return false;
  return !lastBackupAt || lastBackupAt.getTime() < lastNight(now, timeZone);
}

/** The wall clock's day, as `2026-11-21`. */
export const dayOfMoment = (moment: Date, timeZone: string): string =>
  zoned(moment, timeZone).toPlainDate().toString();

function lastNight(now: Date, timeZone: string): number {
  const local = zoned(now, timeZone);
  const tonight = local.withPlainTime({ hour: HOUR });
  const isPast = Temporal.ZonedDateTime.compare(tonight, local) <= 0;
  return (isPast ? tonight : tonight.subtract({ days: 1 })).epochMilliseconds;
}

const zoned = (moment: Date, timeZone: string) =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone);

const DAYS = 7;
const WEEKS = 4;

const NAME = /^daily-(\d{4}-\d{2}-\d{2})\.tar$/;

/** The copy of a day of the portal's time zone. */
export const dailyName = (day: string): string => `daily-${day}.tar`;

/** The day of a nightly copy; null for any other file. */
export const dayOf = (name: string): string | null => NAME.exec(name)?.[1] ?? null;

/**
 * The nightly copies that may go: all but the last seven days and, of the four weeks before, one
 * each.
 */
export function outlived(names: string[]): string[] {
  const days = names
    .flatMap((name) => dayOf(name) ?? [])
    .sort()
    .reverse();
  const kept = new Set(days.slice(0, DAYS));
  const lastOfWeek = new Map<string, string>();
  for (const day of days.slice(DAYS)) {
    const week = weekOf(day);
    if (!lastOfWeek.has(week)) lastOfWeek.set(week, day);
  }
  for (const day of [...lastOfWeek.values()].slice(0, WEEKS)) kept.add(day);
  return days.filter((day) => !kept.has(day)).map(dailyName);
}

/** A week from Monday to Sunday, by its year and number. */
function weekOf(day: string): string {
  const { yearOfWeek, weekOfYear } = Temporal.PlainDate.from(day);
  return `${yearOfWeek}-${weekOfYear}`;
}
