import { z } from "@hono/zod-openapi";
import { emptyAsMissing, id, requiredText } from "../http/fields.ts";
import { moment } from "../http/moments.ts";
import { CATEGORIES, RECURRENCIES } from "./table.ts";

const REQUIRED = "Por favor completa el título y la fecha/hora.";
const WRONG_DATE = "La fecha o la hora no es válida.";

const category = z.enum(CATEGORIES, { error: "Esa categoría no existe." });
const recurrency = z.enum(RECURRENCIES, { error: "Esa repetición no existe." });

export const reminderSchema = z
  .object({
    id,
    title: z.string(),
    description: z.string().nullable(),
    dateTime: z.iso.datetime().openapi({
      description: "The occurrence: today’s or the next one; of a one-off its only one.",
    }),
    category,
    recurrency,
    isCompleted: z.boolean().openapi({ description: "Whether this occurrence is done." }),
    isOverdue: z.boolean().openapi({ description: "Its time has passed and it is not done." }),
  })
  .openapi("Reminder");

export const createReminderSchema = z
  .strictObject({
    title: requiredText(REQUIRED),
    description: emptyAsMissing(z.string().trim().max(1000, "La descripción es demasiado larga.")),
    dateTime: moment(REQUIRED, WRONG_DATE).openapi({
      description: "The first occurrence, with its offset; from the year 2000 to 2100.",
    }),
    category: category.default("Personal"),
    recurrency: recurrency.default("none"),
  })
  .openapi("CreateReminder");

export const completeReminderSchema = z
  .strictObject({
    occurrence: moment(WRONG_DATE, WRONG_DATE).optional().openapi({
      description: "The `dateTime` that the list showed; 409 when another one is current now.",
    }),
    isCompleted: z.boolean({ error: "Di si está hecho o no." }).optional().openapi({
      description:
        "What it shall be, whoever else has marked it meanwhile; without it, the other of what it is.",
    }),
  })
  .openapi("CompleteReminder");

const count = z.int().min(0);

export const reminderStatsSchema = z
  .object({
    pending: count.openapi({ description: "Reminders of the list that are not completed." }),
    completed: count.openapi({ description: "Reminders of the list that are completed." }),
    today: count.openapi({
      description: "Reminders of the list for today, done or not, and overdue ones.",
    }),
    upcoming: count.openapi({ description: "Length of the upcoming list." }),
  })
  .openapi("ReminderStats");

export const createReminderExample = {
  title: "Tomar la pastilla de la tensión",
  description: "Con un vaso de agua",
  dateTime: "2026-03-02T08:00:00.000Z",
  category: "Medicación" as const,
  recurrency: "daily" as const,
};

export const reminderExample = {
  id: "c0ffee00-0000-4000-8000-000000000001",
  ...createReminderExample,
  isCompleted: false,
  isOverdue: true,
};

export type Reminder = z.infer<typeof reminderSchema>;
export type CreateReminder = z.infer<typeof createReminderSchema>;
export type CompleteReminder = z.infer<typeof completeReminderSchema>;
export type ReminderStats = z.infer<typeof reminderStatsSchema>;
