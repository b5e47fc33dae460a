import { isoDay } from "./wall-clock.ts";

const DAY_MS = 86_400_000;

/** The calendar day of an instant in a time zone, as whole days since 1970. */
function dayNumber(instant: Date, timeZone: string): number {
  return Date.parse(`${isoDay(instant, timeZone)}T00:00:00Z`) / DAY_MS;
}

/**
 * How long ago an instant was, in whole calendar days of `timeZone` (IANA name): 'hoy', 'ayer',
 * 'hace N días' up to 7, else 'hace más de una semana'; 'nunca' for null.
 */
export function relativeDay(instant: Date | null, now: Date, timeZone: string): string {
  if (!instant) return "nunca";
  const days = dayNumber(now, timeZone) - dayNumber(instant, timeZone);
  // A clock that runs behind the server's must not say 'hace -1 días'.
  if (days <= 0) return "hoy";
  if (days === 1) return "ayer";
  return days <= 7 ? `hace ${days} días` : "hace más de una semana";
}
