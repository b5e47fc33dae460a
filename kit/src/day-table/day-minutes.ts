import { capitalised } from "../format/index.ts";

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

/**
 * Minutes of use as one tells them: 'Viernes, 20 de noviembre, 45 minutos.', a sentence for each
 * day that has any, and one for all the others. Empty without days.
 *
 * @param days oldest first
 */
export function daysInWords(days: readonly DayMinutes[]): string {
  const used = days.filter(({ minutes }) => minutes > 0);
  const sentences = used.map(
    ({ day, minutes }) => `${capitalised(dayInWords(day))}, ${minutesInWords(minutes)}.`,
  );
  if (used.length < days.length) sentences.push(used.length > 0 ? REST : NONE);
  return sentences.join(" ");
}

const REST = "Los demás días, 0 minutos.";
const NONE = "Todos los días, 0 minutos.";
