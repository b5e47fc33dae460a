import { UNREACHABLE_RETRY_SECONDS } from "../../platform/http/error-responses.ts";
import { errorResponses, jsonResponse } from "../../platform/http/responses.ts";
import { createRoute } from "../../platform/http/route.ts";
import { createRouter } from "../../platform/http/router.ts";
import { TAGS } from "../../platform/http/tags.ts";
import { healthSchema, readinessSchema, unhealthySchema } from "./schemas.ts";
import { showReadiness } from "./show-readiness.ts";

const getHealth = createRoute({
  method: "get",
  path: "/health",
  operationId: "getHealth",
  summary:
    "Tell that the portal's process is alive; it asks nobody, so it answers 200 or not at all",
  tags: [TAGS.health.name],
  permission: "public",
  responses: {
    ...errorResponses(400),
    200: jsonResponse("The process is alive.", healthSchema, {
      status: "ok",
      database: "ok",
      version: "0.1.0",
    }),
    503: jsonResponse("Not sent any more; clients of version 0.1 know it.", unhealthySchema, {
      status: "error",
      database: "unreachable",
      version: "0.1.0",
    }),
  },
});

const part = { status: "ok", ms: 2 } as const;

const getReadiness = createRoute({
  method: "get",
  path: "/ready",
  operationId: "getReadiness",
  summary: "Tell whether database, storage and migrations are there; asks them every 2 s at most",
  tags: [TAGS.health.name],
  permission: "public",
  responses: {
    ...errorResponses(400),
    200: jsonResponse("The portal can serve people.", readinessSchema, {
      status: "ok",
      ...{ database: part, storage: part, migrations: part },
      version: "0.1.0",
    }),
    503: jsonResponse("Something that calls need does not answer.", readinessSchema, {
      status: "error",
      database: part,
      storage: { status: "failed", ms: 2000 },
      migrations: part,
      version: "0.1.0",
    }),
  },
});

export const healthRoutes = createRouter()
  .openapi(getHealth, (c) => {
    const database = c.var.self.lastSeen();
    return c.json({ status: "ok", database, version: c.var.ctx.config.version } as const, 200);
  })
  .openapi(getReadiness, async (c) => {
    const readiness = await showReadiness(c.var.ctx, c.var.self);
    if (readiness.status === "ok") return c.json(readiness, 200);
    return c.json(readiness, 503, { "Retry-After": String(UNREACHABLE_RETRY_SECONDS) });
  });
