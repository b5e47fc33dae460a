import { z } from "@hono/zod-openapi";

const EARLIEST = Date.UTC(2000, 0, 1);
const LATEST = Date.UTC(2101, 0, 1);

/** With or without seconds; both know how long each month is. */
const FORMATS = [
  z.regexes.datetime({ offset: true }),
  z.regexes.datetime({ offset: true, precision: -1 }),
];

/** A real moment with its offset (or Z), from the year 2000 to the year 2100. */
export const moment = (missing: string, wrong: string) =>
  z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .refine(isMoment, wrong)
    .openapi({ format: "date-time", example: "2026-03-02T09:00:00.000Z" });

function isMoment(text: string): boolean {
  const time = Date.parse(text);
  return FORMATS.some((format) => format.test(text)) && time >= EARLIEST && time < LATEST;
}
