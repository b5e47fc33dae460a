import type { Context } from "hono";
import { ServiceError } from "../../platform/errors.ts";
import type { ShownObject } from "./show-object.ts";

/** Turns a stored file into a response. Its headers forbid that it runs as a page. */
export function objectResponse(c: Context, object: ShownObject) {
  if (object.kind === "redirect") {
    c.header("Cache-Control", "private, no-store");
    return c.redirect(object.address, 302);
  }
  const { part, mimeType, disposition = "inline", body } = object;
  c.header("Accept-Ranges", "bytes");
  c.header("ETag", part.etag);
  // The browser keeps it, and asks for permission again before it shows it.
  c.header("Cache-Control", "private, no-cache");
  if (part.status === 304) return c.body(null, 304);
  if (part.status === 416) {
    c.header("Content-Range", `bytes */${part.size}`);
    throw new ServiceError(416, "RANGE_NOT_SATISFIABLE", "Esa parte del archivo no existe.");
  }
  const { start, end, size, status } = part;
  c.header("Content-Type", mimeType);
  c.header("Content-Length", String(end - start + 1));
  c.header("Content-Disposition", disposition);
  c.header("Content-Security-Policy", "default-src 'none'; sandbox");
  if (status === 206) c.header("Content-Range", `bytes ${start}-${end}/${size}`);
  return body ? c.body(body, status) : c.body(null, status);
}
