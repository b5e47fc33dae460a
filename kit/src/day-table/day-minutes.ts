/** Minutes of use on one calendar day (`YYYY-MM-DD`) of the portal's zone. */
export interface DayMinutes {
  day: string;
  minutes: number;
}

// A day without an hour is the same day everywhere: it is read and written in one zone.
const spoken = new Intl.DateTimeFormat("es-ES", {
  weekday: "long",
  day: "numeric",
  month: "long",
  timeZone: "UTC",
});

/** '2026-11-20' → 'viernes, 20 de noviembre'. */
export const dayInWords = (day: string) => spoken.format(new Date(`${day}T00:00:00Z`));

export const minutesInWords = (minutes: number) =>
  `${minutes} ${minutes === 1 ? "minuto" : "minutos"}`;
