import { and, asc, between, eq } from "drizzle-orm";
import { monthFigures } from "../../db/schema/figures.ts";
import type { CtxOf } from "../../platform/context.ts";
import { monthsBefore } from "../../platform/retention.ts";
import { dayOf } from "../reminders/occurrences.ts";
import type { Figures, FiguresQuery } from "./schemas.ts";
import { settleMonths } from "./settle-months.ts";

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
    sums: {
      reminders: sumOf(months.map((one) => one.reminders)),
      games: sumOf(months.map((one) => one.games)),
      messages: sumOf(months.map((one) => one.messages)),
    },
  };
}

/** Of what is told; null when nothing is. */
function sumOf(cells: readonly (number | null)[]): number | null {
  const shown = cells.filter((cell) => cell !== null);
  return shown.length === 0 ? null : shown.reduce((sum, cell) => sum + cell, 0);
}
