import type { ErrorBody } from "./answers.ts";

const RETRY_SECONDS = 5;

type Handler = (request: Request, info: Deno.ServeHandlerInfo) => Response | Promise<Response>;

/**
 * Lets what is under way come to its end before the server is shut down: Deno 2.9's own
 * `shutdown()` breaks off the bodies that are still being read (denoland/deno#36809).
 */
export function createDrain(handle: Handler) {
  const underWay = new Set<Promise<Response>>();
  let isStopping = false;
  return {
    handle: async (request: Request, info: Deno.ServeHandlerInfo): Promise<Response> => {
      if (isStopping) return comeBackLater();
      const answering = Promise.resolve(handle(request, info));
      underWay.add(answering);
      try {
        return await answering;
      } finally {
        underWay.delete(answering);
      }
    },
    /** From now on nothing new is begun; resolves when the last answer is there. */
    drained: async (): Promise<void> => {
      isStopping = true;
      await Promise.allSettled(underWay);
    },
  };
}

function comeBackLater(): Response {
  const body: ErrorBody = {
    error: "El portal se está reiniciando. Inténtalo de nuevo en un momento.",
    code: "STOPPING",
    retryAfterSeconds: RETRY_SECONDS,
  };
  const headers = { "Retry-After": String(RETRY_SECONDS), "Cache-Control": "no-store" };
  return Response.json(body, { status: 503, headers: { ...headers, Connection: "close" } });
}
