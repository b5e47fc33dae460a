import { z } from "@hono/zod-openapi";
import { pageSize } from "../../platform/http/page-size.ts";

/** What a number must at least be made of, in people, to be told. */
export const FEWEST_PEOPLE = 5;
const MOST_MONTHS = 24;

export const figuresQuerySchema = z.object({
  months: pageSize(MOST_MONTHS, { otherwise: 12 }).openapi({
    description:
      "How many whole months, up to the last one that ended a week ago or more; more than the " +
      "maximum means the maximum. Months of which something is deleted by its age are told only " +
      "where they were asked for in time.",
  }),
});

const cell = z.int().min(FEWEST_PEOPLE).nullable();

const cells = {
  reminders: cell.openapi({ description: "Reminders of that month that were marked as done." }),
  games: cell.openapi({ description: "Games played to their end." }),
  messages: cell.openapi({ description: "Messages to the assistant." }),
};

const monthSchema = z.object({
  month: z
    .string()
    .regex(/^\d{4}-\d{2}$/)
    .openapi({ example: "2026-02" }),
  people: cell.openapi({ description: "People who used the portal." }),
  ...cells,
});

export const figuresSchema = z
  .object({
    months: z.array(monthSchema).openapi({ description: "Oldest first." }),
    running: z
      .array(monthSchema.extend({ until: z.iso.date() }))
      .optional()
      .openapi({
        description:
          "Months whose end is less than a week ago or still to come, with what was done up to the " +
          "last Sunday (`until`), each number rounded down to a multiple of five: what changes " +
          "from one look to the next tells of nobody. Missing months have no whole week yet.",
      }),
    sums: z.object(cells).openapi({
      description: "Of the months that are told, and of no other: nothing can be worked out of it.",
    }),
  })
  .openapi("Figures", {
    description: "Null in the place of a number that fewer than five people have made.",
  });

export const figuresExample = {
  months: [
    { month: "2026-01", people: 38, reminders: 2104, games: 611, messages: null },
    { month: "2026-02", people: 41, reminders: 2290, games: 640, messages: 97 },
  ],
  running: [
    {
      ...{ month: "2026-03", until: "2026-03-08" },
      ...{ people: 35, reminders: 570, games: 160, messages: null },
    },
  ],
  sums: { reminders: 4394, games: 1251, messages: 97 },
};

export type FiguresQuery = z.infer<typeof figuresQuerySchema>;
export type Figures = z.infer<typeof figuresSchema>;
