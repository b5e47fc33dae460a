import { retryHeaders } from "../../platform/http/answer-headers.ts";
import { createRoute, createRouter, jsonResponse } from "../../platform/http/calls.ts";
import { UNREACHABLE_RETRY_SECONDS } from "../../platform/http/error-responses.ts";
import { healthSchema, notAliveSchema, notReadySchema, readinessSchema } from "./schemas.ts";
import { showReadiness } from "./show-readiness.ts";

const getHealth = createRoute({
  method: "get",
  path: "/health",
  operationId: "getHealth",
  summary:
    "Tell that the portal's process is alive; it asks nobody, so it answers 200 or not at all",
  description:
    "For whoever watches the process. `database` is what the process last saw of its database; " +
    "see `GET /api/ready` for what needs it. Answered under any name.",
  permission: "public",
  responses: {
    200: jsonResponse("The process is alive.", healthSchema, {
      status: "ok",
      database: "ok",
      version: "0.1.0",
    }),
    503: {
      ...jsonResponse("It is stopping; `Unhealthy` is not sent any more.", notAliveSchema, {
        error: "El portal se está reiniciando. Inténtalo de nuevo en un momento.",
        code: "STOPPING",
        retryAfterSeconds: 5,
      }),
      headers: retryHeaders,
    },
  },
});

const part = { status: "ok", ms: 2 } as const;

const getReadiness = createRoute({
  method: "get",
  path: "/ready",
  operationId: "getReadiness",
  summary: "Tell whether database, storage and migrations are there; asks them every 2 s at most",
  description:
    "For whoever decides where calls go: 503 as soon as one part fails. It says which part it " +
    "is, and why only where the disk is full; the log says the rest. Answered under any name.",
  permission: "public",
  responses: {
    200: jsonResponse("The portal can serve people.", readinessSchema, {
      status: "ok",
      ...{ database: part, storage: part, migrations: part },
      version: "0.1.0",
    }),
    503: {
      ...jsonResponse("What calls need does not answer, or it is stopping.", notReadySchema, {
        status: "error",
        database: part,
        storage: { status: "failed", ms: 2000 },
        migrations: part,
        version: "0.1.0",
      }),
      headers: retryHeaders,
    },
  },
});

export const healthRoutes = createRouter("health")
  .openapi(getHealth, (c) => {
    const database = c.var.self.lastSeen();
    return c.json({ status: "ok", database, version: c.var.ctx.config.version } as const, 200);
  })
  .openapi(getReadiness, async (c) => {
    const readiness = await showReadiness(c.var.ctx, c.var.self);
    if (readiness.status === "ok") return c.json(readiness, 200);
    return c.json(readiness, 503, { "Retry-After": String(UNREACHABLE_RETRY_SECONDS) });
  });
