import { z } from "@hono/zod-openapi";
import { userParams } from "../../platform/http/fields.ts";
import { errorResponses, jsonResponse } from "../../platform/http/responses.ts";
import { createRoute } from "../../platform/http/route.ts";
import { createRouter } from "../../platform/http/router.ts";
import { TAGS } from "../../platform/http/tags.ts";
import { listEvents } from "./list-events.ts";
import { auditEventExample, auditEventSchema, listEventsQuerySchema } from "./schemas.ts";

const list = createRoute({
  method: "get",
  path: "/users/{userId}/audit",
  operationId: "listAuditEvents",
  summary: "List what was done with an older person's account and data",
  description:
    "Names instead of ids, and no contents. Page on with the last event's `at` as `before`; events " +
    "of one moment are never parted, so a page may be longer than `limit`.",
  tags: [TAGS.audit.name],
  permission: "audit:read",
  request: {
    params: userParams,
    query: listEventsQuerySchema,
  },
  responses: {
    200: jsonResponse("Newest first.", z.array(auditEventSchema), [auditEventExample]),
    ...errorResponses(400, 401, 403, 404),
  },
});

export const auditRoutes = createRouter().openapi(list, async (c) => {
  const input = { ...c.req.valid("param"), ...c.req.valid("query") };
  return c.json(await listEvents(c.var.ctx, input), 200);
});
