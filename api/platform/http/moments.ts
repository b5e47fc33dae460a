import { z } from "@hono/zod-openapi";

const EARLIEST = Date.UTC(2000, 0, 1);
const LATEST = Date.UTC(2101, 0, 1);
/** More than any zone is away from UTC. */
const DAY_MS = 24 * 3600 * 1000;

/** With or without seconds, with or without an offset; all know how long each month is. */
const FORMATS = [
  z.regexes.datetime({ offset: true, local: true }),
  z.regexes.datetime({ offset: true, local: true, precision: -1 }),
];
const HAS_OFFSET = /(?:Z|[+-]\d\d:\d\d)$/;
const DAY_LENGTH = "2026-03-02".length;

/**
 * What the clock on the wall shows, as a field of type `datetime-local` gives it. A schema knows no
 * time zone: the router, which knows the portal's, puts the moment in its place (`inZone`).
 */
class WallClockTime {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

const SPELLING =
  /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(?:[.,]\d+)?)?)(Z|[+ -]\d\d(?::?\d\d)?)?$/i;

/**
 * Other programs write the same moment with a blank in the place of the T, a decimal comma, or an
 * offset without its colon or minutes; and in an address that nobody encoded a plus is a blank.
 */
function inOneSpelling(text: string): string {
  const [, day, time, offset = ""] = SPELLING.exec(text) ?? [];
  if (!day || !time) return text;
  const hours = offset.replace(" ", "+").replace(/^(.\d\d):?(\d\d)?$/, "$1:$2");
  const whole = hours.endsWith(":") ? `${hours}00` : hours.toUpperCase();
  return `${day}T${time.replace(",", ".")}${whole}`;
}

/**
 * A real moment from the year 2000 to the year 2100 by the clock of some zone: with its offset (or
 * Z), or without one the wall clock's in the portal's zone.
 */
export const moment = (missing: string, wrong: string) =>
  z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .overwrite(inOneSpelling)
    .refine(isMoment, wrong)
    // The router has put the moment's text in its place before anything reads it.
    .transform((text) => (HAS_OFFSET.test(text) ? text : (new WallClockTime(text) as never)))
    .pipe(z.custom<string>())
    .openapi({ type: "string", format: "date-time", example: "2026-03-02T09:00:00.000Z" });

/** The same, or a day of the portal's zone: "2026-03-02". */
export const momentOrDay = (wrong: string) =>
  z.union([z.iso.date().refine((day) => isWithinBounds(day)), moment(wrong, wrong)], {
    error: wrong,
  });

export const isDay = (text: string): boolean => text.length === DAY_LENGTH;

const isWithinBounds = (text: string, marginMs = 0): boolean => {
  const time = Date.parse(text);
  return time >= EARLIEST - marginMs && time < LATEST + marginMs;
};

function isMoment(text: string): boolean {
  if (!FORMATS.some((format) => format.test(text))) return false;
  // What a wall clock within the bounds was put down as must be read again.
  return HAS_OFFSET.test(text) ? isWithinBounds(text, DAY_MS) : isWithinBounds(`${text}Z`);
}

/**
 * Puts moments in the place of times of the wall clock, wherever they stand in what was read. A
 * time that the clocks jump over is as much later as they jump, of one that comes twice the first
 * is meant, as with what recurs.
 */
export function inZone(value: unknown, timeZone: string): unknown {
  if (value instanceof WallClockTime) return momentOf(value, timeZone);
  if (typeof value !== "object" || value === null) return value;
  for (const [name, part] of Object.entries(value)) {
    const set = inZone(part, timeZone);
    if (set !== part) Object.assign(value, { [name]: set });
  }
  return value;
}

function momentOf({ text }: WallClockTime, timeZone: string): string {
  const zoned = Temporal.PlainDateTime.from(text).toZonedDateTime(timeZone);
  return new Date(zoned.epochMilliseconds).toISOString();
}
