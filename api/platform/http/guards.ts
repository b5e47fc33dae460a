import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "../context.ts";
import { diskFull, ServiceError } from "../errors.ts";

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

/**
 * Nothing is changed while the disk has no room. Reads go on, and do not note the use of their
 * session: that would be a write too.
 */
export const refuseWithoutRoom: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { ctx } = c.var;
  if (await ctx.isDiskFull?.()) {
    if (!READS.has(c.req.method)) throw diskFull();
    c.set("ctx", { ...ctx, claims: { ...ctx.claims, isBackground: true } });
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

/** Of an answer that has no policy of its own: opened alone, it neither loads nor runs anything. */
const NO_DOCUMENT = "default-src 'none'; frame-ancestors 'none'";

/**
 * Responses contain personal data: caches must not keep them unless a response allows it, no page
 * of another origin may show one as its picture or script, none is a page that runs anything, and
 * no search engine lists one.
 */
export const answerHeaders: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  const { headers } = c.res;
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
  headers.set("X-Content-Type-Options", "nosniff");
  if (!headers.has("Content-Security-Policy")) headers.set("Content-Security-Policy", NO_DOCUMENT);
  headers.set("Cross-Origin-Resource-Policy", "same-origin");
  headers.set("X-Robots-Tag", "noindex");
  headers.set("X-Request-Id", c.var.requestId);
};
