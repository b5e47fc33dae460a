import { createRoute, z } from "@hono/zod-openapi";
import { answer, refusals } from "../http/answers.ts";
import { pathId } from "../http/fields.ts";
import { ANY_SESSION, TAGS } from "../http/operation.ts";
import { createRouter } from "../http/router.ts";
import { metricsExample, metricsQuerySchema, metricsSchema } from "./schemas.ts";
import { showMetrics } from "./show-metrics.ts";

const show = createRoute({
  method: "get",
  path: "/users/{userId}/metrics",
  operationId: "getMetrics",
  summary: "Sum up a person’s activity in a period",
  description: "For a relative or an administrator only with the person’s consent.",
  tags: [TAGS.activity.name],
  security: ANY_SESSION,
  request: {
    params: z.object({ userId: pathId("userId", "USER_NOT_FOUND") }),
    query: metricsQuerySchema,
  },
  responses: {
    200: answer("The sums and the minutes of each day.", metricsSchema, metricsExample),
    ...refusals(400, 401, 403, 404),
  },
});

export const metricsRoutes = createRouter().openapi(show, async (c) => {
  const input = { ...c.req.valid("param"), ...c.req.valid("query") };
  return c.json(await showMetrics(c.var.ctx, input), 200);
});
