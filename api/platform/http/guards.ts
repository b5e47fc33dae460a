import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { AppEnv } from "../context.ts";
import { ServiceError } from "../errors.ts";

const READS = new Set(["GET", "HEAD", "OPTIONS"]);
const KILOBYTE = 1024;
const DEFAULT_LIMIT = 64 * KILOBYTE;

/** Paths whose JSON may be longer: a new person brings a photo. */
const LIMITS: Record<string, number> = { "/api/users": 3 * KILOBYTE * KILOBYTE };

/** A write that another site sends is refused, whatever its content type. */
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

/** Files are counted as they stream by: `bodyLimit` would hold a body of unknown length in memory. */
const FILES = /^\/api\/(upload$|uploads\/)/;

export const limitBody: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (FILES.test(c.req.path)) return await next();
  const maxSize = LIMITS[c.req.path] ?? DEFAULT_LIMIT;
  const onError = () => {
    throw new ServiceError(413, "BODY_TOO_LARGE", "Lo que envías ocupa demasiado.");
  };
  return await bodyLimit({ maxSize, onError })(c, next);
};

/** Answers are somebody's data: not for caches unless they say so themselves. */
export const answerHeaders: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  const { headers } = c.res;
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
  headers.set("X-Content-Type-Options", "nosniff");
  headers.set("X-Request-Id", c.var.requestId);
};
