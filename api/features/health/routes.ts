import { UNREACHABLE_RETRY_SECONDS } from "../../platform/http/error-responses.ts";
import { errorResponses, jsonResponse } from "../../platform/http/responses.ts";
import { createRoute } from "../../platform/http/route.ts";
import { createRouter } from "../../platform/http/router.ts";
import { TAGS } from "../../platform/http/tags.ts";
import { checkHealth } from "./check-health.ts";
import { healthySchema, unhealthySchema } from "./schemas.ts";

const getHealth = createRoute({
  method: "get",
  path: "/health",
  operationId: "getHealth",
  summary: "Tell whether the portal and its database answer",
  tags: [TAGS.health.name],
  permission: "public",
  responses: {
    ...errorResponses(400),
    200: jsonResponse("Both answer.", healthySchema, {
      status: "ok",
      database: "ok",
      version: "0.1.0",
    }),
    503: jsonResponse("The database does not answer.", unhealthySchema, {
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
