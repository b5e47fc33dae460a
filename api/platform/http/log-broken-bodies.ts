import type { MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import type { AppEnv } from "../context.ts";
import { kindOf } from "../error-kind.ts";
import type { Log } from "../log.ts";

/**
 * Logs by its kind what breaks off a body that is being sent. The server's library would write the
 * whole error, and send its message where nothing had been sent yet: it may name a file, an address
 * or what a statement was about. JSON is made before it is sent.
 */
export const logBrokenBodies =
  (log: Log): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    await next();
    const { body, headers } = c.res;
    if (!body || headers.get("Content-Type")?.startsWith("application/json")) return;
    const { requestId } = c.var;
    const route = routePath(c);
    const failed = (error: unknown) =>
      log.error("answer-broken-off", { requestId, ...kindOf(error), route });
    const response = new Response(withoutWords(body, failed), c.res);
    c.res = undefined;
    c.res = response;
  };

/** The same bytes; it fails with an error that says nothing of what has happened. */
function withoutWords(
  body: ReadableStream<Uint8Array>,
  failed: (error: unknown) => void,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          const { done, value } = await reader.read();
          if (done) controller.close();
          else controller.enqueue(value);
        } catch (error) {
          failed(error);
          throw new Error("the body of an answer broke off");
        }
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}
