import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "../context.ts";
import { ServiceError } from "../errors.ts";

/**
 * For calls whose JSON body may be left out. Without it the framework would take a body of another
 * type for none, and an empty one that is announced as JSON for a broken one.
 */
export const jsonOrNothing: MiddlewareHandler<AppEnv> = async (c, next) => {
  const type = c.req.header("Content-Type") ?? "";
  if ((await c.req.raw.clone().text()) === "") {
    const { url, method } = c.req.raw;
    const headers = new Headers(c.req.raw.headers);
    headers.delete("Content-Type");
    c.req.raw = new Request(url, { method, headers });
  } else if (!/^application\/([a-z-.]+\+)?json\s*(;|$)/i.test(type)) {
    const message = "El portal esperaba datos en formato JSON.";
    throw new ServiceError(415, "UNSUPPORTED_MEDIA_TYPE", message);
  }
  await next();
};
