import { z } from "@hono/zod-openapi";
import { RECURRENCIES } from "../../db/schema/reminders.ts";
import { id } from "../../platform/http/fields.ts";
import { moment } from "../../platform/http/moments.ts";
import { changedWords, newWords, REQUIRED, wordFields, wordsExample } from "./reminder-words.ts";

const WRONG_DATE = "La fecha o la hora no es válida.";
export const NOT_SAID = "Di si está hecho o no.";

const SCOPES = ["one", "all"] as const;

const recurrency = z.enum(RECURRENCIES, { error: "Esa repetición no existe." });

export const reminderSchema = z
  .object({
    id,
    ...wordFields,
    dateTime: z.iso.datetime().openapi({
      description: "The occurrence: today’s or the next one; of a one-off its only one.",
    }),
    recurrency,
    isCompleted: z.boolean().openapi({ description: "Whether this occurrence is done." }),
    isOverdue: z.boolean().openapi({ description: "Its time has passed and it is not done." }),
    isPaused: z
      .boolean()
      .optional()
      .openapi({
        description:
          "It falls into a pause of the person: it does not ring and is not missed. Absent otherwise, " +
          "and in the answers of changes.",
      }),
    markedAt: z.iso
      .datetime()
      .optional()
      .openapi({
        description:
          "When this occurrence was marked as done, which is not when it was done. Absent while it is " +
          "not, and in the answers of changes.",
      }),
  })
  .openapi("Reminder");

export const weekReminderSchema = z
  .object({
    id,
    title: wordFields.title,
    category: wordFields.category,
    dateTime: z.iso.datetime(),
    isPaused: z.boolean().openapi({ description: "It falls into a pause of the person." }),
  })
  .openapi("WeekReminder");

export const createReminderSchema = z
  .object({
    ...newWords,
    dateTime: moment(REQUIRED, WRONG_DATE).openapi({
      description:
        "The first occurrence, with its offset, or the wall clock's in the portal's zone; from the " +
        "year 2000 to 2100.",
    }),
    recurrency: recurrency.default("none"),
  })
  .openapi("CreateReminder");

export const changeReminderSchema = z
  .object({
    occurrence: moment(WRONG_DATE, WRONG_DATE).openapi({
      description:
        "The `dateTime` that a list showed: the current occurrence or the first after today; 409 " +
        "when it is neither any more.",
    }),
    scope: z.enum(SCOPES, { error: "Di si cambia solo esta vez o todas." }).openapi({
      description:
        "`one` changes this occurrence alone, `all` this and all later ones. A one-off has one " +
        "occurrence, so both mean the same.",
    }),
    ...changedWords,
    dateTime: moment(REQUIRED, WRONG_DATE)
      .optional()
      .openapi({
        description:
          "When this occurrence shall be, with its offset, or the wall clock's in the portal's zone. " +
          "Of what recurs each day keeps at most one occurrence; the later ones follow its " +
          "wall-clock time with `all`.",
      }),
    recurrency: recurrency.optional().openapi({ description: "Changed only with `all`." }),
  })
  .openapi("ChangeReminder");

export const completeReminderSchema = z
  .object({
    occurrence: moment(WRONG_DATE, WRONG_DATE).optional().openapi({
      description: "The `dateTime` that the list showed; 409 when another one is current now.",
    }),
    isCompleted: z
      .boolean({ error: NOT_SAID })
      .optional()
      .openapi({
        description:
          "What it shall be, whoever else has marked it meanwhile; without it, the other of what it " +
          "is. Required with an `Idempotency-Key`.",
      }),
    completedAt: moment(WRONG_DATE, WRONG_DATE)
      .optional()
      .openapi({
        description:
          "When it was marked, if that was before: the occurrence is the one that was current then. At " +
          "most 30 days ago; up to five minutes ahead counts as now.",
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
  ...wordsExample,
  dateTime: "2026-03-02T08:00:00.000Z",
  recurrency: "daily" as const,
};

export const changeReminderExample = {
  occurrence: createReminderExample.dateTime,
  scope: "one" as const,
  dateTime: "2026-03-02T10:30:00.000Z",
};

export const reminderExample = {
  id: "c0ffee00-0000-4000-8000-000000000001",
  ...createReminderExample,
  isCompleted: false,
  isOverdue: true,
};

export type Reminder = z.infer<typeof reminderSchema>;
export type WeekReminder = z.infer<typeof weekReminderSchema>;
export type CreateReminder = z.infer<typeof createReminderSchema>;
export type ChangeReminder = z.infer<typeof changeReminderSchema>;
export type CompleteReminder = z.infer<typeof completeReminderSchema>;
export type ReminderStats = z.infer<typeof reminderStatsSchema>;
