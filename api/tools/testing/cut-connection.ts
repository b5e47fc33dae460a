import { type Handler, serveHttp } from "../../platform/server/serve.ts";
import { connectRaw, requestHead } from "./raw-http.ts";

type App = { fetch: Handler };

/** Sends half the body over a real connection and hangs up; tells how the server took it. */
export async function cutHalfWay(
  app: App,
  method: string,
  path: string,
  headers: Record<string, string>,
  whole: Uint8Array<ArrayBuffer>,
): Promise<number> {
  const taken = Promise.withResolvers<number>();
  const handle: Handler = async (request, info) => {
    const answer = await app.fetch(request, info);
    taken.resolve(answer.status);
    return answer;
  };
  const server = await serveHttp(handle, { host: "127.0.0.1", port: 0 });
  const connection = await connectRaw(server.port);
  const length = { "Content-Length": String(whole.length) };
  await connection.send(requestHead(method, path, { ...headers, ...length }));
  await connection.send(whole.subarray(0, whole.length / 2));
  connection.close();
  const status = await taken.promise;
  await server.shutdown();
  return status;
}
