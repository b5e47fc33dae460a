type App = {
  fetch: (request: Request, info: Deno.ServeHandlerInfo) => Response | Promise<Response>;
};

/** Sends half the body over a real connection and hangs up; tells how the server took it. */
export async function cutHalfWay(
  app: App,
  method: string,
  path: string,
  headers: Record<string, string>,
  whole: Uint8Array,
): Promise<number> {
  const taken = Promise.withResolvers<number>();
  const options = { hostname: "127.0.0.1", port: 0, onListen: () => {} };
  const server = Deno.serve(options, async (request, info) => {
    const answer = await app.fetch(request, info);
    taken.resolve(answer.status);
    return answer;
  });
  const { port } = server.addr as Deno.NetAddr;
  const connection = await Deno.connect({ hostname: "127.0.0.1", port });
  const lines = Object.entries({ ...headers, "Content-Length": String(whole.length) }).map((pair) =>
    pair.join(": "),
  );
  const head = `${method} ${path} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`;
  await connection.write(new TextEncoder().encode(head));
  await connection.write(whole.subarray(0, whole.length / 2));
  connection.close();
  const status = await taken.promise;
  await server.shutdown();
  return status;
}
