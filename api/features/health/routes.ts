import { createRoute } from "@hono/zod-openapi";
import { answer, refusals } from "../http/answers.ts";
import { UNREACHABLE_RETRY_SECONDS } from "../http/error-answers.ts";
import { ANYONE, TAGS } from "../http/operation.ts";
import { createRouter } from "../http/router.ts";
import { checkHealth } from "./check-health.ts";
import { healthySchema, unhealthySchema } from "./schemas.ts";

const getHealth = createRoute({
  method: "get",
  path: "/health",
  operationId: "getHealth",
  summary: "Tell whether the portal and its database answer",
  tags: [TAGS.health.name],
  security: ANYONE,
  responses: {
    ...refusals(400),
    200: answer("Both answer.", healthySchema, { status: "ok", database: "ok", version: "0.1.0" }),
    503: answer("The database does not answer.", unhealthySchema, {
      status: "error",
      database: "unreachable",
      version: "0.1.0",
    }),
  },
});

export const healthRoutes = createRouter().openapi(getHealth, async (c) => {
  const health = await checkHealth(c.var.ctx);
  if (health.status === "ok") return c.json(health, 200);
  return c.json(health, 503, { "Retry-After": String(UNREACHABLE_RETRY_SECONDS) });
});
