const HOUR = 3;
const RETRY_AFTER_MS = 3600_000;

export type Attempts = {
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
