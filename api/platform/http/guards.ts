import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "../context.ts";
import { ServiceError } from "../errors.ts";

const READS = new Set(["GET", "HEAD", "OPTIONS"]);

/** Refuses writes that another site sends, whatever their content type. */
export const refuseCrossSite: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (READS.has(c.req.method)) return await next();
  const origins = [c.var.ctx.config.portalOrigin, new URL(c.req.url).origin];
  if (!isOwnSite(c.req.raw.headers, origins)) {
    throw new ServiceError(
      403,
      "CROSS_SITE",
      "Esta petición viene de otra página y se ha rechazado.",
    );
  }
  await next();
};

function isOwnSite(headers: Headers, origins: (string | null)[]): boolean {
  const site = headers.get("Sec-Fetch-Site");
  if (site) return site === "same-origin" || site === "none";
  // Over plain http on a local network browsers send no Sec-Fetch headers; programs send neither.
  const origin = headers.get("Origin");
  return origin === null || origins.includes(origin);
}

/** Responses contain personal data, so caches must not keep them unless a response allows it. */
export const answerHeaders: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  const { headers } = c.res;
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
  headers.set("X-Content-Type-Options", "nosniff");
  headers.set("X-Request-Id", c.var.requestId);
};
