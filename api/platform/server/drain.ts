import type { ErrorBody } from "../errors.ts";
import type { ConnectionInfo } from "./address.ts";
import type { Handler } from "./serve.ts";

const RETRY_SECONDS = 5;

/** Lets what is under way come to its end before the server is shut down. */
export function createDrain(handle: Handler) {
  const underWay = new Set<Promise<Response>>();
  let isStopping = false;
  return {
    handle: async (request: Request, info: ConnectionInfo): Promise<Response> => {
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
