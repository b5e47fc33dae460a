const DAYS = 7;
const WEEKS = 4;

const NAME = /^daily-(\d{4}-\d{2}-\d{2})\.tar$/;

/** The copy of a day of the portal's time zone. */
export const dailyName = (day: string): string => `daily-${day}.tar`;

/** The day of a nightly copy; null for any other file. */
export const dayOf = (name: string): string | null => NAME.exec(name)?.[1] ?? null;

/** The nightly copies that may go: all but the last seven days and, of the four weeks before, one each. */
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
