import { createRoute, z } from "@hono/zod-openapi";
import { answer, bodyRefusals, jsonBody, refusals } from "../http/answers.ts";
import { pathId } from "../http/fields.ts";
import { ANY_SESSION, PERSON_OR_SUPPORT, TAGS } from "../http/operation.ts";
import { jsonOrNothing } from "../http/optional-body.ts";
import { createRouter } from "../http/router.ts";
import { idempotencyHeaders } from "../idempotency/header.ts";
import { completeReminder } from "./complete-reminder.ts";
import { createReminder } from "./create-reminder.ts";
import { deleteReminder } from "./delete-reminder.ts";
import { listReminders } from "./list-reminders.ts";
import { listUpcomingReminders } from "./list-upcoming-reminders.ts";
import {
  completeReminderSchema,
  createReminderExample,
  createReminderSchema,
  reminderExample,
  reminderSchema,
  reminderStatsSchema,
} from "./schemas.ts";
import { showReminderStats } from "./show-reminder-stats.ts";

const tags = [TAGS.reminders.name];
const security = PERSON_OR_SUPPORT;
const params = z.object({ userId: pathId("userId", "USER_NOT_FOUND") });
const oneParams = params.extend({ id: pathId("id", "NOT_FOUND") });
const listed = z.array(reminderSchema);

const list = createRoute({
  method: "get",
  path: "/users/{userId}/reminders",
  operationId: "listReminders",
  summary: "List the reminders, each at today’s occurrence or the next one",
  description:
    "Overdue ones first, then by time. A one-off keeps its moment: past and not done it stays " +
    "overdue; 30 days after it was completed it leaves the list. Days are the portal’s, not UTC’s. " +
    "For a relative only with the person’s consent.",
  tags,
  security,
  request: { params },
  responses: {
    200: answer("Each reminder once.", listed, [reminderExample]),
    ...refusals(400, 401, 403, 404),
  },
});

const upcoming = createRoute({
  method: "get",
  path: "/users/{userId}/reminders/upcoming",
  operationId: "listUpcomingReminders",
  summary: "List the reminders of the next seven days",
  description:
    "Each reminder that comes on one of the seven days after today, at the first time that it " +
    "does. Completing an occurrence waits until it is the one of the reminders list.",
  tags,
  security,
  request: { params },
  responses: {
    200: answer("By time.", listed, [
      { ...reminderExample, dateTime: "2026-03-03T08:00:00.000Z", isOverdue: false },
    ]),
    ...refusals(400, 401, 403, 404),
  },
});

const create = createRoute({
  method: "post",
  path: "/users/{userId}/reminders",
  operationId: "createReminder",
  summary: "Add a reminder, once or recurring",
  description:
    "What recurs keeps its wall-clock time in the portal’s zone; the 31st falls on the last day of " +
    "a short month.",
  tags,
  security,
  request: {
    params,
    headers: idempotencyHeaders,
    body: jsonBody(createReminderSchema, createReminderExample),
  },
  responses: {
    201: answer("The reminder, as the list shows it.", reminderSchema, reminderExample),
    ...bodyRefusals,
    ...refusals(401, 404, 409),
  },
});

const complete = createRoute({
  method: "patch",
  path: "/users/{userId}/reminders/{id}/complete",
  operationId: "completeReminder",
  summary: "Mark the current occurrence as done, or as not done again",
  description:
    "Makes the occurrence that the list shows what `isCompleted` says, and without it toggles it. " +
    "`occurrence` says which one was meant: 409 with `OCCURRENCE_MOVED` when that one is not " +
    "current, as on a page left open since yesterday.",
  tags,
  security,
  middleware: jsonOrNothing,
  request: {
    params: oneParams,
    body: {
      ...jsonBody(completeReminderSchema, {
        occurrence: reminderExample.dateTime,
        isCompleted: true,
      }),
      required: false,
    },
  },
  responses: {
    200: answer("The reminder at that occurrence.", reminderSchema, {
      ...reminderExample,
      isCompleted: true,
      isOverdue: false,
    }),
    ...bodyRefusals,
    ...refusals(401, 404, 409),
  },
});

const remove = createRoute({
  method: "delete",
  path: "/users/{userId}/reminders/{id}",
  operationId: "deleteReminder",
  summary: "Delete a reminder with all its occurrences",
  tags,
  security,
  request: { params: oneParams },
  responses: { 204: { description: "It is gone." }, ...refusals(400, 401, 403, 404) },
});

const stats = createRoute({
  method: "get",
  path: "/users/{userId}/reminders/stats",
  operationId: "getReminderStats",
  summary: "Count the reminders, pending and completed",
  description:
    "Counts over the reminders list, each reminder at its current occurrence. For a relative or an " +
    "administrator only with the person’s consent.",
  tags,
  security: ANY_SESSION,
  request: { params },
  responses: {
    200: answer("The counts.", reminderStatsSchema, {
      pending: 3,
      completed: 2,
      today: 4,
      upcoming: 5,
    }),
    ...refusals(400, 401, 403, 404),
  },
});

export const remindersRoutes = createRouter()
  .openapi(list, async (c) => c.json(await listReminders(c.var.ctx, c.req.valid("param")), 200))
  .openapi(upcoming, async (c) =>
    c.json(await listUpcomingReminders(c.var.ctx, c.req.valid("param")), 200),
  )
  .openapi(stats, async (c) =>
    c.json(await showReminderStats(c.var.ctx, c.req.valid("param")), 200),
  )
  .openapi(create, async (c) => {
    const idempotencyKey = c.req.valid("header")["Idempotency-Key"];
    const input = { ...c.req.valid("param"), reminder: c.req.valid("json"), idempotencyKey };
    return c.json(await createReminder(c.var.ctx, input), 201);
  })
  .openapi(complete, async (c) => {
    const input = { ...c.req.valid("json"), ...c.req.valid("param") };
    return c.json(await completeReminder(c.var.ctx, input), 200);
  })
  .openapi(remove, async (c) => {
    await deleteReminder(c.var.ctx, c.req.valid("param"));
    return c.body(null, 204);
  });
