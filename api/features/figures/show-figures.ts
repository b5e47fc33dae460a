import { and, asc, between, eq, sql } from "drizzle-orm";
import { monthFigures } from "../../db/schema/figures.ts";
import type { CtxOf } from "../../platform/context.ts";
import { monthsBefore } from "../../platform/retention.ts";
import { dayOf, startOfDay } from "../reminders/index.ts";
import { FEWEST_PEOPLE, type Figures, type FiguresQuery } from "./schemas.ts";
import { settleMonths, sumRunningMonths } from "./settle-months.ts";

/** What a tablet without a network has noted comes within these days of a month's end, in ms. */
const SETTLING_MS = 7 * 24 * 3600 * 1000;

/**
 * How the municipality uses the portal, in whole months of the portal's zone. A month is summed up
 * once, some days after its end: of two looks at numbers that change, the difference would be what
 * somebody did in between.
 */
export async function showFigures(
  ctx: CtxOf<"figures:read">,
  { months: count }: FiguresQuery,
): Promise<Figures> {
  const { timeZone, retention } = ctx.config;
  const now = ctx.clock();
  const settled = new Date(now.getTime() - SETTLING_MS);
  const unsettled = dayOf(settled, timeZone).with({ day: 1 });
  const first = unsettled.subtract({ months: count }).toString();
  const last = unsettled.subtract({ months: 1 }).toString();
  const municipalityId = ctx.principal.municipality.id;
  const keptSince = monthsBefore(now, retention.activityMonths);
  await ctx.db.execute(settleMonths({ municipalityId, first, last, timeZone, keptSince }));
  const { month, people, reminders, games, messages } = monthFigures;
  const months = await ctx.db
    .select({ month, people, reminders, games, messages })
    .from(monthFigures)
    .where(
      and(
        eq(monthFigures.municipalityId, municipalityId),
        between(month, first.slice(0, 7), last.slice(0, 7)),
      ),
    )
    .orderBy(asc(month));
  return {
    months,
    running: await runningMonths(ctx, unsettled),
    sums: {
      reminders: sumOf(months.map((one) => one.reminders)),
      games: sumOf(months.map((one) => one.games)),
      messages: sumOf(months.map((one) => one.messages)),
    },
  };
}

/**
 * What is not settled yet, from `first` on, up to the end of the last Sunday: it changes once a
 * week, and in steps.
 */
async function runningMonths(
  ctx: CtxOf<"figures:read">,
  first: Temporal.PlainDate,
): Promise<NonNullable<Figures["running"]>> {
  const { timeZone } = ctx.config;
  const today = dayOf(ctx.clock(), timeZone);
  const monday = today.subtract({ days: today.dayOfWeek - 1 });
  const sums = sumRunningMonths({
    municipalityId: ctx.principal.municipality.id,
    ...{ first: first.toString(), last: today.with({ day: 1 }).toString(), timeZone },
    until: startOfDay(monday, timeZone),
  });
  const number = (column: string) => sql<number | null>`${sql.identifier(column)}`;
  const rows = await ctx.db
    .select({
      month: sql<string>`month`,
      people: number("people"),
      reminders: number("reminders"),
      games: number("games"),
      messages: number("messages"),
    })
    .from(sql`(${sums}) as running`);
  return rows.map(({ month, ...numbers }) => ({
    month,
    until: lastDayOf(month, monday).toString(),
    people: inSteps(numbers.people),
    reminders: inSteps(numbers.reminders),
    games: inSteps(numbers.games),
    messages: inSteps(numbers.messages),
  }));
}

/** The last day of a month, or the one before `monday` where that is earlier. */
function lastDayOf(month: string, monday: Temporal.PlainDate): Temporal.PlainDate {
  const end = Temporal.PlainYearMonth.from(month).toPlainDate({ day: 31 });
  const sunday = monday.subtract({ days: 1 });
  return Temporal.PlainDate.compare(end, sunday) < 0 ? end : sunday;
}

const inSteps = (value: number | null): number | null =>
  value === null ? null : value - (value % FEWEST_PEOPLE);

/** Of what is told; null when nothing is. */
function sumOf(cells: readonly (number | null)[]): number | null {
  const shown = cells.filter((cell) => cell !== null);
  return shown.length === 0 ? null : shown.reduce((sum, cell) => sum + cell, 0);
}
