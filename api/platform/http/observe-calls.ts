import type { Context, MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import type { AppEnv } from "../context.ts";
import type { Log } from "../log.ts";
import { requestIdOf, requestIds } from "../request-ids.ts";
import type { Telemetry } from "../telemetry/telemetry.ts";

type Services = { log: Log; isAccessLogged: boolean; telemetry: Telemetry | undefined };

/** Gives each request its id, and tells of it afterwards where that is switched on. */
export const observeCalls =
  ({ log, isAccessLogged, telemetry }: Services): MiddlewareHandler<AppEnv> =>
  (c, next) => {
    const requestId = requestIdOf(c.req.header("X-Request-Id"));
    c.set("requestId", requestId);
    c.set("log", log);
    return requestIds.run(requestId, async () => {
      const from = performance.now();
      if (telemetry) {
        await telemetry.call(c.req.method, async () => {
          await next();
          return { route: templateOf(c), status: c.res.status };
        });
      } else {
        await next();
      }
      if (isAccessLogged) logOnceSent(c, log, from);
    });
  };

/** Of the handler that answered, as the contract writes it: never the path itself. */
const templateOf = (c: Context): string => routePath(c).replaceAll(/:(\w+)(\{[^}]*\})?/g, "{$1}");

/** No address, no id of a person and no query: what the operator needs, and nobody's day. */
function logOnceSent(c: Context<AppEnv>, log: Log, from: number): void {
  const { requestId } = c.var;
  const [route, status] = [templateOf(c), c.res.status];
  const { method } = c.req;
  const write = (bytes: number) => {
    const ms = Math.round(performance.now() - from);
    log.info("call", { requestId, method, route, status, ms, bytes });
  };
  const { body } = c.res;
  // Nobody reads the body of an answer to HEAD.
  if (!body || method === "HEAD") {
    write(0);
    return;
  }
  const response = new Response(body.pipeThrough(countBytes(write)), c.res);
  c.res = undefined;
  c.res = response;
}

/** Tells how many bytes went through, also when the reader hangs up in the middle. */
function countBytes(tell: (bytes: number) => void) {
  let bytes = 0;
  return new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      bytes += chunk.length;
      controller.enqueue(chunk);
    },
    flush: () => tell(bytes),
    cancel: () => tell(bytes),
  });
}
