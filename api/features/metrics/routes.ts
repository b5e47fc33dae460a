import { userParams } from "../../platform/http/fields.ts";
import { errorResponses, jsonResponse } from "../../platform/http/responses.ts";
import { createRoute } from "../../platform/http/route.ts";
import { createRouter } from "../../platform/http/router.ts";
import { TAGS } from "../../platform/http/tags.ts";
import { metricsExample, metricsQuerySchema, metricsSchema } from "./schemas.ts";
import { showMetrics } from "./show-metrics.ts";

const show = createRoute({
  method: "get",
  path: "/users/{userId}/metrics",
  operationId: "getMetrics",
  summary: "Sum up a person’s activity in a period",
  description: "For a relative or an administrator only with the person’s consent.",
  tags: [TAGS.activity.name],
  permission: "metrics:read",
  request: {
    params: userParams,
    query: metricsQuerySchema,
  },
  responses: {
    200: jsonResponse("The sums and the minutes of each day.", metricsSchema, metricsExample),
    ...errorResponses(400, 401, 403, 404),
  },
});

export const metricsRoutes = createRouter().openapi(show, async (c) => {
  const input = { ...c.req.valid("param"), ...c.req.valid("query") };
  return c.json(await showMetrics(c.var.ctx, input), 200);
});
