import { Hono } from "hono";
import { observeSelf } from "./features/health/index.ts";
import { readClaims } from "./platform/auth/claims.ts";
import type { AppEnv, Deps } from "./platform/context.ts";
import { notFound } from "./platform/errors.ts";
import { toErrorResponse } from "./platform/http/error-responses.ts";
import { answerHeaders, refuseCrossSite, refuseWithoutRoom } from "./platform/http/guards.ts";
import { logBrokenBodies } from "./platform/http/log-broken-bodies.ts";
import { observeCalls } from "./platform/http/observe-calls.ts";
import { POLICY } from "./platform/policy.ts";
import { BODY_CEILINGS, createBodyBudgets } from "./platform/server/body-budget.ts";
import { apiRoutes } from "./routes.ts";

/** Without subdomains, because the town hall may serve other things under its name. */
const ONE_YEAR = "max-age=31536000";

/** The whole server as one function of its request; everything it needs is passed in. */
export function createApp(deps: Deps) {
  const { portal, telemetry, bodyCeilings = BODY_CEILINGS, policy = POLICY, ...services } = deps;
  const { log, config } = services;
  const self = observeSelf(services);
  const bodies = createBodyBudgets(bodyCeilings);
  const app = new Hono<AppEnv>();
  app.onError(toErrorResponse);
  app.use("*", observeCalls({ log, isAccessLogged: config.accessLog, telemetry }));
  app.use("*", logBrokenBodies(log));
  app.use("*", async (c, next) => {
    await next();
    if (config.isSecure) c.header("Strict-Transport-Security", ONE_YEAR);
  });
  app.use("/api/*", async (c, next) => {
    await next();
    // Pages then take no time from this answer.
    if (services.clockDoubt?.isDoubtful()) c.header("Clock-Doubtful", "true");
  });
  app.use("/api/*", answerHeaders, async (c, next) => {
    const claims = readClaims(c, config);
    c.set("ctx", { ...services, policy, claims });
    c.set("bodies", bodies);
    c.set("self", self);
    await next();
    await services.backups.recordErasures();
  });
  app.use("/api/*", refuseCrossSite);
  app.use("/api/*", refuseWithoutRoom);
  app.route("/api", apiRoutes());
  app.all("/api/*", () => {
    throw notFound();
  });
  if (portal) app.route("/", portal);
  return app;
}
