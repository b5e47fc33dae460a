import type { Ctx } from "../../platform/context.ts";
import { invalid } from "../../platform/errors.ts";
import { dayOf, startOfDay } from "../reminders/index.ts";
import type { WrittenAnnouncement } from "./schemas.ts";

const DAYS_AHEAD = 366;
const WRONG_ORDER = "El último día no puede ser anterior al primero.";
const PAST_END = "El último día ya ha pasado.";
const PAST_START = "El primer día ya ha pasado.";
const TOO_FAR = "Un aviso puede durar como mucho hasta dentro de un año.";

/**
 * From the first moment of the first day to the last of the last.
 *
 * @param began the first day that a change may leave as it was, though it has passed
 */
export function periodOf(
  { clock, config: { timeZone } }: Pick<Ctx, "clock" | "config">,
  { from, until }: Pick<WrittenAnnouncement, "from" | "until">,
  began?: Date,
): { startsAt: Date; endsAt: Date } {
  const [first, last] = [Temporal.PlainDate.from(from), Temporal.PlainDate.from(until)];
  const today = dayOf(clock(), timeZone);
  const isBefore = (one: Temporal.PlainDate, other: Temporal.PlainDate) =>
    Temporal.PlainDate.compare(one, other) < 0;
  const isKept = began !== undefined && first.equals(dayOf(began, timeZone));
  if (isBefore(first, today) && !isKept) throw invalid("from", PAST_START);
  if (isBefore(last, first)) throw invalid("until", WRONG_ORDER);
  if (isBefore(last, today)) throw invalid("until", PAST_END);
  if (isBefore(today.add({ days: DAYS_AHEAD }), last)) throw invalid("until", TOO_FAR);
  return {
    startsAt: startOfDay(first, timeZone),
    endsAt: startOfDay(last.add({ days: 1 }), timeZone),
  };
}
