import { readClaims } from "./auth/claims.ts";
import type { Deps } from "./context.ts";
import { notFound } from "./errors.ts";
import { answerError } from "./http/error-answers.ts";
import { answerHeaders, limitBody, refuseCrossSite } from "./http/guards.ts";
import { createRouter } from "./http/router.ts";
import { apiRoutes } from "./routes.ts";

/** The whole server as one function of its request; everything it needs is passed in. */
export function createApp({ portal, ...services }: Deps) {
  const app = createRouter();
  app.onError(answerError);
  app.use("*", async (c, next) => {
    c.set("requestId", crypto.randomUUID());
    await next();
  });
  app.use("/api/*", answerHeaders, async (c, next) => {
    const claims = readClaims(c, services.config);
    c.set("ctx", { ...services, claims });
    await next();
  });
  app.use("/api/*", refuseCrossSite, limitBody);
  app.route("/api", apiRoutes());
  app.all("/api/*", () => {
    throw notFound();
  });
  if (portal) app.route("/", portal);
  return app;
}
