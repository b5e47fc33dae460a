import { createRoute, z } from "@hono/zod-openapi";
import { bodyRefusals, jsonBody, refusals } from "../http/answers.ts";
import { pathId } from "../http/fields.ts";
import { PERSON, TAGS } from "../http/operation.ts";
import { createRouter } from "../http/router.ts";
import { idempotencyHeaders } from "../idempotency/header.ts";
import { recordActivity } from "./record-activity.ts";
import { recordActivityExample, recordActivitySchema } from "./schemas.ts";

const record = createRoute({
  method: "post",
  path: "/users/{userId}/activity",
  operationId: "recordActivity",
  summary: "Record what the person did in the portal",
  description: "At least one of the three. Minutes and views may be told again; they count once.",
  tags: [TAGS.activity.name],
  security: PERSON,
  request: {
    params: z.object({ userId: pathId("userId", "USER_NOT_FOUND") }),
    headers: idempotencyHeaders,
    body: jsonBody(recordActivitySchema, recordActivityExample),
  },
  responses: { 204: { description: "Recorded." }, ...bodyRefusals, ...refusals(401, 404, 409) },
});

export const activityRoutes = createRouter().openapi(record, async (c) => {
  const idempotencyKey = c.req.valid("header")["Idempotency-Key"];
  const input = { ...c.req.valid("param"), activity: c.req.valid("json"), idempotencyKey };
  await recordActivity(c.var.ctx, input);
  return c.body(null, 204);
});
