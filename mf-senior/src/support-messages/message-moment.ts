import { capitalised, clockTime, dayAndTime, relativeDay } from "@acompana/kit/format";

const DAY_MS = 86_400_000;
/** Beyond these days a date says more than a distance. */
const NEAR_DAYS = 7;

/** When a message came: 'Hoy, 17:05', 'Ayer, 9:00', 'Hace 3 días, 9:00', else date and time. */
export function messageMoment(createdAt: string, now: Date, timeZone: string): string {
  const came = new Date(createdAt);
  if (now.getTime() - came.getTime() > NEAR_DAYS * DAY_MS) return dayAndTime(createdAt, timeZone);
  const day = relativeDay(came, now, timeZone);
  return `${capitalised(day)}, ${clockTime(createdAt, timeZone)}`;
}
