import { z } from "@hono/zod-openapi";
import { moment } from "../../platform/http/moments.ts";

const WRONG_DATE = "Indica las fechas de inicio y de fin.";
const WRONG_ORDER = "La fecha de inicio debe ser anterior a la de fin.";
const TOO_LONG = "El periodo no puede pasar de 366 días.";

const DAY_MS = 24 * 3600 * 1000;
const LONGEST_DAYS = 366;

export const metricsQuerySchema = z
  .object({
    startDate: moment(WRONG_DATE, WRONG_DATE).openapi({ description: "Included." }),
    endDate: moment(WRONG_DATE, WRONG_DATE).openapi({
      description: "Excluded; after `startDate`, by 366 days at most.",
      example: "2026-03-09T09:00:00.000Z",
    }),
  })
  .superRefine(({ startDate, endDate }, issues) => {
    const length = Date.parse(endDate) - Date.parse(startDate);
    if (length > 0 && length <= LONGEST_DAYS * DAY_MS) return;
    const message = length > 0 ? TOO_LONG : WRONG_ORDER;
    issues.addIssue({ code: "custom", path: ["endDate"], message });
  });

const count = z.int().min(0);

export const metricsSchema = z
  .object({
    totalMinutes: count.openapi({ description: "Minutes with the person’s own input." }),
    activeDays: count.openapi({
      description:
        "Days with such a minute, never more than the days that the period lasts: the last 168 " +
        "hours touch eight days, and are seven.",
    }),
    remindersViewed: count.openapi({ description: "Reminders shown, each once a day." }),
    gamesPlayed: count.openapi({ description: "Results of games." }),
    chatMessages: count.openapi({ description: "Messages that the person sent." }),
    dailyActivity: z
      .array(z.object({ day: z.iso.date(), minutes: count }))
      .openapi({ description: "Every day that the period touches, in the portal’s zone." }),
    pausedDays: count.optional().openapi({
      description:
        "Days of them that fall into a pause of the person: no misses. Absent without any.",
    }),
  })
  .openapi("Metrics");

export const metricsExample = {
  totalMinutes: 42,
  activeDays: 2,
  remindersViewed: 5,
  gamesPlayed: 3,
  chatMessages: 12,
  dailyActivity: [
    { day: "2026-03-02", minutes: 30 },
    { day: "2026-03-03", minutes: 12 },
  ],
};

export type MetricsQuery = z.infer<typeof metricsQuerySchema>;
export type Metrics = z.infer<typeof metricsSchema>;
