import { z } from "@hono/zod-openapi";
import { emptyAsMissing } from "../../platform/http/fields.ts";
import { momentOrDay } from "../../platform/http/moments.ts";

const WRONG_DATE = "Revisa las fechas de inicio y de fin.";

export const metricsQuerySchema = z.object({
  startDate: emptyAsMissing(momentOrDay(WRONG_DATE)).openapi({
    description:
      "Included: a moment, or a day of the portal’s zone. Without it seven days before the end.",
    example: "2026-03-02T09:00:00.000Z",
  }),
  endDate: emptyAsMissing(momentOrDay(WRONG_DATE)).openapi({
    description:
      "A moment, excluded, or a day, included; after `startDate`, by 366 days at most. Without it now.",
    example: "2026-03-09T09:00:00.000Z",
  }),
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
    enrolledDays: count.openapi({
      description:
        "Days from the person’s enrolment to the last day of the period, both included: of the days " +
        "before it, nothing is to be said.",
    }),
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
  enrolledDays: 40,
};

export type MetricsQuery = z.infer<typeof metricsQuerySchema>;
export type Metrics = z.infer<typeof metricsSchema>;
