import type { AssistantContext } from "./question.ts";

const DAY_NAMES = { weekday: "long" } as const;
const DATE = { weekday: "long", day: "numeric", month: "long" } as const;

/** Today in the portal's zone, and now as the clock on the wall there shows it. */
export function nowIn({ clock, config }: AssistantContext): Temporal.ZonedDateTime {
  return zoned(clock(), config.timeZone);
}

function zoned(moment: Date, timeZone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone);
}

/** The start of the day that is `days` after today, also where a clock change makes days uneven. */
export function startOfDay(context: AssistantContext, days = 0): Date {
  return new Date(nowIn(context).add({ days }).startOfDay().epochMilliseconds);
}

/** 'a las 9:05', 'a la 1:30'. */
export function hourPhrase(moment: Date, timeZone: string): string {
  const { hour, minute } = zoned(moment, timeZone);
  return `${hour === 1 ? "a la" : "a las"} ${hour}:${String(minute).padStart(2, "0")}`;
}

/** How many days after today, as the calendar counts: 0 is today, -1 yesterday. */
export function dayOffset(moment: Date, context: AssistantContext): number {
  const day = zoned(moment, context.config.timeZone).toPlainDate();
  return nowIn(context).toPlainDate().until(day, { largestUnit: "days" }).days;
}

/** 'ayer', 'hoy', 'mañana', 'el viernes', 'el lunes 9 de marzo'. */
export function dayPhrase(moment: Date, context: AssistantContext): string {
  const { timeZone } = context.config;
  const days = dayOffset(moment, context);
  if (days === -1) return "ayer";
  if (days === 0) return "hoy";
  if (days === 1) return "mañana";
  const isNear = days > 1 && days < 7;
  const format = new Intl.DateTimeFormat("es-ES", { ...(isNear ? DAY_NAMES : DATE), timeZone });
  return `el ${format.format(moment).replace(",", "")}`;
}

/** 'lunes, 2 de marzo de 2026'. */
export function todayPhrase({ clock, config }: AssistantContext): string {
  const options = { ...DATE, year: "numeric", timeZone: config.timeZone } as const;
  return new Intl.DateTimeFormat("es-ES", options).format(clock());
}
