import { userParams } from "../../platform/http/fields.ts";
import { bodyErrorResponses, errorResponses, jsonBody } from "../../platform/http/responses.ts";
import { createRoute } from "../../platform/http/route.ts";
import { createRouter } from "../../platform/http/router.ts";
import { TAGS } from "../../platform/http/tags.ts";
import { idempotencyHeaders } from "../../platform/idempotency/header.ts";
import { recordActivity } from "./record-activity.ts";
import { recordActivityExample, recordActivitySchema } from "./schemas.ts";

const record = createRoute({
  method: "post",
  path: "/users/{userId}/activity",
  operationId: "recordActivity",
  summary: "Record what the person did in the portal",
  description: "At least one of the three. Minutes and views may be told again; they count once.",
  tags: [TAGS.activity.name],
  permission: "activity:write",
  request: {
    params: userParams,
    headers: idempotencyHeaders,
    body: jsonBody(recordActivitySchema, recordActivityExample),
  },
  responses: {
    204: { description: "Recorded." },
    ...bodyErrorResponses,
    ...errorResponses(401, 404, 409),
  },
});

export const activityRoutes = createRouter().openapi(record, async (c) => {
  const idempotencyKey = c.req.valid("header")["Idempotency-Key"];
  const input = { ...c.req.valid("param"), activity: c.req.valid("json"), idempotencyKey };
  await recordActivity(c.var.ctx, input);
  return c.body(null, 204);
});
