/** `moment` is an ISO date and time with an offset; `timeZone` an IANA name. */
const formatter = (timeZone: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("es-ES", { timeZone, ...options });

/** 'viernes, 20 de noviembre de 2026' */
export function longDay(moment: string, timeZone: string): string {
  const parts = { weekday: "long", day: "numeric", month: "long", year: "numeric" } as const;
  return formatter(timeZone, parts).format(new Date(moment));
}

/** 'la 1:05', 'las 14:00': an hour of `clockTime` within a sentence. */
export const theHour = (time: string): string => `${time.startsWith("1:") ? "la" : "las"} ${time}`;

/** '9:05', on a clock of 24 hours. */
export function clockTime(moment: string, timeZone: string): string {
  return formatter(timeZone, { hour: "numeric", minute: "2-digit" }).format(new Date(moment));
}

/** '20 de noviembre de 2026, 9:05' */
export function dayAndTime(moment: string, timeZone: string): string {
  const day = formatter(timeZone, { day: "numeric", month: "long", year: "numeric" });
  return `${day.format(new Date(moment))}, ${clockTime(moment, timeZone)}`;
}

/** '20 de noviembre de 2026' */
export function fullDate(moment: string, timeZone: string): string {
  return formatter(timeZone, { dateStyle: "long" }).format(new Date(moment));
}

function isOtherYear(moment: string, now: Date, timeZone: string): boolean {
  const yearOf = (at: Date) => formatter(timeZone, { year: "numeric" }).format(at);
  return yearOf(new Date(moment)) !== yearOf(now);
}

/** '20 de noviembre'; with the year when it is not the year of `now`. */
export function shortDay(moment: string, now: Date, timeZone: string): string {
  if (isOtherYear(moment, now, timeZone)) return fullDate(moment, timeZone);
  return formatter(timeZone, { day: "numeric", month: "long" }).format(new Date(moment));
}

/** 'viernes, 20 de noviembre'; with the year when it is not the year of `now`. */
export function nearDay(moment: string, now: Date, timeZone: string): string {
  if (isOtherYear(moment, now, timeZone)) return longDay(moment, timeZone);
  const parts = { weekday: "long", day: "numeric", month: "long" } as const;
  return formatter(timeZone, parts).format(new Date(moment));
}

/** 'Viernes, 20 de noviembre': what begins a line. */
export const capitalised = (words: string): string =>
  `${words.charAt(0).toLocaleUpperCase("es")}${words.slice(1)}`;
