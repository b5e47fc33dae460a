const format = (options: Intl.DateTimeFormatOptions) =>
  // A day without an hour is the same day everywhere: it is read and written in one zone.
  new Intl.DateTimeFormat("es-ES", { ...options, timeZone: "UTC" });

const weekday = format({ weekday: "short" });
const initial = format({ weekday: "narrow" });
const month = format({ month: "short" });

const monthOfYear = format({ month: "long", year: "numeric" });

const midnight = (day: string) => new Date(`${day}T00:00:00Z`);
const dayOfMonth = (day: string) => Number(day.slice(8));

/** '2026-11-20' → 'vie' over '20', for an axis with a week. */
export const weekLabel = (day: string) => `${weekday.format(midnight(day))}\n${dayOfMonth(day)}`;

/** '2026-11-20' → 'V' over '20', where there is little room. */
export const narrowWeekLabel = (day: string) =>
  `${initial.format(midnight(day))}\n${dayOfMonth(day)}`;

/** '2026-11-20' → '20' over 'nov', for an axis with a month. */
export const monthLabel = (day: string) => `${dayOfMonth(day)}\n${month.format(midnight(day))}`;

/** '2026-11' → 'nov', over '2026' in January, for an axis with months. */
export const monthName = (of: string) => {
  const name = month.format(midnight(`${of}-01`));
  return of.endsWith("-01") ? `${name}\n${of.slice(0, 4)}` : name;
};

/** '2026-11' → 'noviembre de 2026'. */
export const monthAndYear = (of: string) => monthOfYear.format(midnight(`${of}-01`));
