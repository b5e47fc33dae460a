import { z } from "@hono/zod-openapi";
import { createRoute, createRouter, jsonBody, jsonResponse } from "../../platform/http/calls.ts";
import { pathId, userParams } from "../../platform/http/fields.ts";
import { idempotencyHeaders } from "../../platform/idempotency/header.ts";
import { changeReminder } from "./change-reminder.ts";
import { completeReminder } from "./complete-reminder.ts";
import { createReminder } from "./create-reminder.ts";
import { deleteReminder } from "./delete-reminder.ts";
import { listReminderWeek } from "./list-reminder-week.ts";
import { listReminders } from "./list-reminders.ts";
import { listUpcomingReminders } from "./list-upcoming-reminders.ts";
import {
  changeReminderExample,
  changeReminderSchema,
  completeReminderSchema,
  createReminderExample,
  createReminderSchema,
  reminderExample,
  reminderSchema,
  reminderStatsSchema,
  weekReminderSchema,
} from "./schemas.ts";
import { showReminderStats } from "./show-reminder-stats.ts";

const oneParams = userParams.extend({ id: pathId("id", "NOT_FOUND") });
const listed = z.array(reminderSchema);
const { id, title, category, dateTime } = reminderExample;
const weekReminderExample = { id, title, category, dateTime, isPaused: false };

const list = createRoute({
  method: "get",
  path: "/users/{userId}/reminders",
  operationId: "listReminders",
  summary: "List the reminders, each at today’s occurrence or the next one",
  description:
    "Overdue ones first, then by time. A one-off keeps its moment: past and not done it stays " +
    "overdue; 30 days after it was completed it leaves the list. Days are the portal’s, not UTC’s. " +
    "For a relative only with the person’s consent.",
  permission: "reminders:read",
  request: { params: userParams },
  responses: { 200: jsonResponse("Each reminder once.", listed, [reminderExample]) },
  errors: [403, 404],
});

const upcoming = createRoute({
  method: "get",
  path: "/users/{userId}/reminders/upcoming",
  operationId: "listUpcomingReminders",
  summary: "List the reminders that come after today",
  description:
    "Each reminder that comes on a day after today, however far, at the first time that it does. " +
    "Completing an occurrence waits until it is the one of the reminders list.",
  permission: "reminders:read",
  request: { params: userParams },
  responses: {
    200: jsonResponse("By time.", listed, [
      { ...reminderExample, dateTime: "2026-03-03T08:00:00.000Z", isOverdue: false },
    ]),
  },
  errors: [403, 404],
});

const week = createRoute({
  method: "get",
  path: "/users/{userId}/reminders/week",
  operationId: "listReminderWeek",
  summary: "List all that is to be remembered today and on the six days after",
  description:
    "Every time that a reminder comes, also what is done already: a page to print. For a relative " +
    "only with the person’s consent.",
  permission: "reminders:read",
  request: { params: userParams },
  responses: { 200: jsonResponse("By time.", z.array(weekReminderSchema), [weekReminderExample]) },
  errors: [403, 404],
});

const create = createRoute({
  method: "post",
  path: "/users/{userId}/reminders",
  operationId: "createReminder",
  summary: "Add a reminder, once or recurring",
  description:
    "What recurs keeps its wall-clock time in the portal’s zone; the 31st falls on the last day of " +
    "a short month.",
  permission: "reminders:write",
  request: {
    params: userParams,
    headers: idempotencyHeaders,
    body: jsonBody(createReminderSchema, createReminderExample),
  },
  responses: {
    201: jsonResponse("The reminder, as the list shows it.", reminderSchema, reminderExample),
  },
  errors: [404, 409],
});

const change = createRoute({
  method: "patch",
  path: "/users/{userId}/reminders/{id}",
  operationId: "changeReminder",
  summary: "Change one occurrence of a reminder, or it and all later ones",
  description:
    "What is left out stays as it is. The mark of an occurrence that moves goes with it. When a later " +
    "one is changed with `all`, today’s stays as it was. 409 with `OCCURRENCE_MOVED` when somebody " +
    "else has changed it meanwhile.",
  permission: "reminders:write",
  request: {
    params: oneParams,
    headers: idempotencyHeaders,
    body: jsonBody(changeReminderSchema, changeReminderExample),
  },
  responses: {
    200: jsonResponse("The reminder at that occurrence.", reminderSchema, {
      ...reminderExample,
      dateTime: changeReminderExample.dateTime,
    }),
  },
  errors: [404, 409],
});

const complete = createRoute({
  method: "patch",
  path: "/users/{userId}/reminders/{id}/complete",
  operationId: "completeReminder",
  summary: "Mark the current occurrence as done, or as not done again",
  description:
    "Makes the occurrence that the list shows what `isCompleted` says, and without it toggles it. " +
    "`occurrence` says which one was meant: 409 with `OCCURRENCE_MOVED` when that one is not " +
    "current, as on a page left open since yesterday. What was marked while the line was down comes " +
    "later with its moment in `completedAt`, and counts once by its key.",
  permission: "reminders:write",
  request: {
    params: oneParams,
    headers: idempotencyHeaders,
    body: {
      ...jsonBody(completeReminderSchema, {
        occurrence: reminderExample.dateTime,
        isCompleted: true,
      }),
      required: false,
    },
  },
  responses: {
    200: jsonResponse("The reminder at that occurrence.", reminderSchema, {
      ...reminderExample,
      isCompleted: true,
      isOverdue: false,
    }),
  },
  errors: [404, 409],
});

const remove = createRoute({
  method: "delete",
  path: "/users/{userId}/reminders/{id}",
  operationId: "deleteReminder",
  summary: "Delete a reminder with all its occurrences",
  description:
    "What was completed of it is deleted, too. By the person, or by a relative with the person's " +
    "consent.",
  permission: "reminders:write",
  request: { params: oneParams },
  responses: { 204: { description: "It is gone." } },
  errors: [404],
});

const stats = createRoute({
  method: "get",
  path: "/users/{userId}/reminders/stats",
  operationId: "getReminderStats",
  summary: "Count the reminders, pending and completed",
  description:
    "Counts over the reminders list, each reminder at its current occurrence. For a relative or an " +
    "administrator only with the person’s consent.",
  permission: "reminders:count",
  request: { params: userParams },
  responses: {
    200: jsonResponse("The counts.", reminderStatsSchema, {
      pending: 3,
      completed: 2,
      today: 4,
      upcoming: 5,
    }),
  },
  errors: [403, 404],
});

export const remindersRoutes = createRouter("reminders")
  .verb(list, listReminders)
  .verb(upcoming, listUpcomingReminders)
  .verb(week, listReminderWeek)
  .verb(stats, showReminderStats)
  .openapi(create, async (c) => {
    const idempotencyKey = c.req.valid("header")["Idempotency-Key"];
    const input = { ...c.req.valid("param"), reminder: c.req.valid("json"), idempotencyKey };
    return c.json(await createReminder(c.var.ctx, input), 201);
  })
  .openapi(change, async (c) => {
    const idempotencyKey = c.req.valid("header")["Idempotency-Key"];
    const input = { ...c.req.valid("param"), change: c.req.valid("json"), idempotencyKey };
    return c.json(await changeReminder(c.var.ctx, input), 200);
  })
  .openapi(complete, async (c) => {
    const idempotencyKey = c.req.valid("header")["Idempotency-Key"];
    const input = { ...c.req.valid("json"), ...c.req.valid("param"), idempotencyKey };
    return c.json(await completeReminder(c.var.ctx, input), 200);
  })
  .verb(remove, deleteReminder);
