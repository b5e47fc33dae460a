import { createRoute, createRouter, jsonResponse } from "../../platform/http/calls.ts";
import { userParams } from "../../platform/http/fields.ts";
import { metricsExample, metricsQuerySchema, metricsSchema } from "./schemas.ts";
import { showMetrics } from "./show-metrics.ts";

const show = createRoute({
  method: "get",
  path: "/users/{userId}/metrics",
  operationId: "getMetrics",
  summary: "Sum up a person’s activity in a period",
  description: "For a relative or an administrator only with the person’s consent.",
  permission: "metrics:read",
  request: {
    params: userParams,
    query: metricsQuerySchema,
  },
  responses: {
    200: jsonResponse("The sums and the minutes of each day.", metricsSchema, metricsExample),
  },
  errors: [403, 404],
});

export const metricsRoutes = createRouter("activity").verb(show, showMetrics);
