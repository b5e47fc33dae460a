import { createRoute, z } from "@hono/zod-openapi";
import { answer, refusals } from "../http/answers.ts";
import { pathId } from "../http/fields.ts";
import { PERSON_OR_ADMINISTRATOR, TAGS } from "../http/operation.ts";
import { createRouter } from "../http/router.ts";
import { listEvents } from "./list-events.ts";
import { auditEventExample, auditEventSchema, listEventsQuerySchema } from "./schemas.ts";

const list = createRoute({
  method: "get",
  path: "/users/{id}/audit",
  operationId: "listAuditEvents",
  summary: "List what was done with an older person's account and data",
  description:
    "Names instead of ids, and no contents. Page on with the last event's `at` as `before`; events " +
    "of one moment are never parted, so a page may be longer than `limit`.",
  tags: [TAGS.audit.name],
  security: PERSON_OR_ADMINISTRATOR,
  request: {
    params: z.object({ id: pathId("id", "USER_NOT_FOUND") }),
    query: listEventsQuerySchema,
  },
  responses: {
    200: answer("Newest first.", z.array(auditEventSchema), [auditEventExample]),
    ...refusals(400, 401, 403, 404),
  },
});

export const auditRoutes = createRouter().openapi(list, async (c) => {
  const input = { ...c.req.valid("param"), ...c.req.valid("query") };
  return c.json(await listEvents(c.var.ctx, input), 200);
});
