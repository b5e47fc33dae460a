import { createRoute, createRouter, jsonBody } from "../../platform/http/calls.ts";
import { userParams } from "../../platform/http/fields.ts";
import { idempotencyHeaders } from "../../platform/idempotency/header.ts";
import { recordActivity } from "./record-activity.ts";
import { recordActivityExample, recordActivitySchema } from "./schemas.ts";

const record = createRoute({
  method: "post",
  path: "/users/{userId}/activity",
  operationId: "recordActivity",
  summary: "Record what the person did in the portal",
  description:
    "Nothing known in it changes nothing. Minutes and views may be told again; they count once.",
  permission: "activity:write",
  request: {
    params: userParams,
    headers: idempotencyHeaders,
    body: jsonBody(recordActivitySchema, recordActivityExample),
  },
  responses: { 204: { description: "Recorded." } },
  errors: [404, 409],
});

export const activityRoutes = createRouter("activity").openapi(record, async (c) => {
  const idempotencyKey = c.req.valid("header")["Idempotency-Key"];
  const input = { ...c.req.valid("param"), activity: c.req.valid("json"), idempotencyKey };
  await recordActivity(c.var.ctx, input);
  return c.body(null, 204);
});
