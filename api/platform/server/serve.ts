import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener, RequestError } from "@hono/node-server";
import type { ErrorBody } from "../errors.ts";
import type { ConnectionInfo } from "./address.ts";
import { endStalledBody } from "./stalled-bodies.ts";

export type Handler = (request: Request, info: ConnectionInfo) => Response | Promise<Response>;

/** Time limits in milliseconds; after them the portal closes the connection. */
export type Patience = {
  /** For all of the headers, from their first byte. */
  headers: number;
  /** For the next piece of a body; see `stalled-bodies.ts`. */
  body: number;
  /** For all of a request: the largest video over a slow line. */
  request: number;
  /** Between two requests of one connection. */
  idle: number;
  /** How often connections are checked. */
  check: number;
};

const SECOND = 1000;

export const PATIENCE: Patience = {
  headers: 15 * SECOND,
  body: 20 * SECOND,
  request: 3600 * SECOND,
  idle: 65 * SECOND,
  check: 5 * SECOND,
};

export type HttpServer = {
  port: number;
  /** Takes no more connections and resolves when the last one has ended. */
  shutdown: () => Promise<void>;
};

type Place = { port: number; host: string; patience?: Patience };

/**
 * Listens through `node:http`, which closes connections that never finish. `Deno.serve` keeps them
 * for ever (docs/adr/data-limits.md). Rejects when the port is taken.
 */
export async function serveHttp(
  handle: Handler,
  { port, host, patience = PATIENCE }: Place,
): Promise<HttpServer> {
  const listener = getRequestListener(
    (request, { incoming }) => {
      const { remoteAddress } = incoming.socket;
      const isWhole = () => incoming.complete;
      const peer = remoteAddress ? { remoteAddr: { hostname: remoteAddress } } : {};
      const answer = handle(request, { ...peer, isWhole });
      return announcesBody(incoming) ? endIfUnread(answer, incoming) : answer;
    },
    // `localhost` stands for the host of a request without one, as HTTP/1.0 allows.
    { overrideGlobalObjects: false, hostname: "localhost", errorHandler: answerFailure },
  );
  const server = createServer(
    {
      headersTimeout: patience.headers,
      requestTimeout: patience.request,
      keepAliveTimeout: patience.idle,
      connectionsCheckingInterval: patience.check,
    },
    (incoming, outgoing) => {
      endStalledBody(incoming, outgoing, patience.body);
      void listener(incoming, outgoing);
    },
  );
  await begin(server, port, host);
  return {
    port: (server.address() as AddressInfo).port,
    shutdown: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Whether a body follows the head of a request. */
const announcesBody = ({ headers }: { headers: IncomingHttpHeaders }): boolean =>
  Number(headers["content-length"] ?? 0) > 0 || headers["transfer-encoding"] !== undefined;

/**
 * An answer that comes before the body has been read ends the connection, and says so: otherwise
 * the client would send its next request over a connection that is about to be closed.
 */
async function endIfUnread(
  answering: Response | Promise<Response>,
  incoming: { complete: boolean },
): Promise<Response> {
  const answer = await answering;
  if (!incoming.complete) answer.headers.set("Connection", "close");
  return answer;
}

const begin = (server: Server, port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => resolve());
  });

/** For requests that the app cannot read at all, such as an invalid `Host`. */
function answerFailure(error: unknown): Response {
  const isTheirs = error instanceof RequestError;
  const body: ErrorBody = isTheirs
    ? { error: "La dirección de la petición no se entiende.", code: "MALFORMED_REQUEST" }
    : { error: "Algo ha fallado por nuestra parte.", code: "INTERNAL" };
  const headers = { "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff" };
  return Response.json(body, { status: isTheirs ? 400 : 500, headers });
}

/** Whether somebody else listens there already. */
export const isTaken = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "EADDRINUSE";
