import type { Context } from "hono";
import type { AppEnv } from "../context.ts";
import { ServiceError } from "../errors.ts";
import type { ShownObject } from "./show-object.ts";

/** Turns what was found into the answer's status and headers; never a page that could run. */
export function answerObject(c: Context<AppEnv>, object: ShownObject) {
  if (object.kind === "redirect") {
    c.header("Cache-Control", "private, no-store");
    return c.redirect(object.address, 302);
  }
  const { part, mimeType, body } = object;
  c.header("Accept-Ranges", "bytes");
  c.header("ETag", part.etag);
  // Kept by the browser, shown again only after permission was asked again.
  c.header("Cache-Control", "private, no-cache");
  if (part.status === 304) return c.body(null, 304);
  if (part.status === 416) {
    c.header("Content-Range", `bytes */${part.size}`);
    throw new ServiceError(416, "RANGE_NOT_SATISFIABLE", "Esa parte del archivo no existe.");
  }
  const { start, end, size, status } = part;
  c.header("Content-Type", mimeType);
  c.header("Content-Length", String(end - start + 1));
  c.header("Content-Disposition", "inline");
  c.header("Content-Security-Policy", "default-src 'none'; sandbox");
  if (status === 206) c.header("Content-Range", `bytes ${start}-${end}/${size}`);
  return body ? c.body(body, status) : c.body(null, status);
}
