export type LocalServer = { url: string; close: () => Promise<void> };

/** A server on this machine that answers as the test says. */
export function serveLocally(
  handler: (request: Request) => Response | Promise<Response>,
): LocalServer {
  const stop = new AbortController();
  const server = Deno.serve(
    {
      port: 0,
      hostname: "127.0.0.1",
      signal: stop.signal,
      onListen: () => {},
      onError: () => new Response(null, { status: 500 }),
    },
    handler,
  );
  const url = `http://127.0.0.1:${server.addr.port}`;
  const close = () => {
    stop.abort();
    return server.finished;
  };
  return { url, close };
}
