import { rowsOf } from "../../db/rows.ts";
import type { CtxOf } from "../../platform/context.ts";
import { dayOf } from "../reminders/index.ts";
import { metricsQuery, type Sums } from "./metrics-query.ts";
import { periodOf } from "./period.ts";
import type { Metrics, MetricsQuery } from "./schemas.ts";

type Input = MetricsQuery & { userId: string };

const DAY_MS = 24 * 3600 * 1000;

/** Sums of a period, and the active minutes of each of its days. */
export async function showMetrics(
  ctx: CtxOf<"metrics:read">,
  { userId, ...asked }: Input,
): Promise<Metrics> {
  const { timeZone } = ctx.config;
  const { start, end } = periodOf(asked, { now: ctx.clock(), timeZone });
  const days = daysTouched(start, end, timeZone);
  const bounds: [string, string] = [days[0] ?? "", days.at(-1) ?? ""];
  const query = metricsQuery(userId, { start, end, days: bounds, timeZone });
  const [sums] = await rowsOf<Sums>(ctx.db, query);
  if (!sums) throw new Error("select returned nothing");
  const dailyActivity = days.map((day) => ({ day, minutes: sums.minutes[day] ?? 0 }));
  const lasting = Math.max(1, Math.round((end.getTime() - start.getTime()) / DAY_MS));
  return {
    totalMinutes: dailyActivity.reduce((total, { minutes }) => total + minutes, 0),
    activeDays: Math.min(lasting, dailyActivity.filter(({ minutes }) => minutes > 0).length),
    remindersViewed: sums.viewed,
    gamesPlayed: sums.played,
    chatMessages: sums.messages,
    dailyActivity,
    enrolledDays: sums.enrolled,
    ...(sums.paused > 0 && { pausedDays: sums.paused }),
  };
}

/** A period that ends at midnight does not touch the day that begins then. */
function daysTouched(start: Date, end: Date, timeZone: string): string[] {
  const last = dayOf(new Date(end.getTime() - 1), timeZone);
  const days: string[] = [];
  let day = dayOf(start, timeZone);
  for (; Temporal.PlainDate.compare(day, last) <= 0; day = day.add({ days: 1 })) {
    days.push(day.toString());
  }
  return days;
}
