import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What stands between a browser and the pages, and notes what is asked for in vain. */
export interface NotingProxy {
  /** As a browser is told of it, `127.0.0.1:8080`. */
  address: string;
  stop: () => Promise<void>;
}

/**
 * Opens a proxy for a browser that does not tell of its requests. It knows http alone.
 *
 * @param note is told of each request that fails; not of one that the page itself has given up
 */
export async function openNotingProxy(note: (complaint: string) => void): Promise<NotingProxy> {
  const server = createServer((asked, answer) => pass(asked, answer, note));
  // A way to https, which no page of these tests asks for.
  server.on("connect", ({ url }, socket) => {
    note(`only http passes: ${url}`);
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

function pass(asked: IncomingMessage, answer: ServerResponse, note: (complaint: string) => void) {
  const { method, url = "", headers } = asked;
  if (!url.startsWith("http:")) {
    note(`only http passes: ${url}`);
    answer.destroy();
    return;
  }
  const onward = request(url, { method, headers, agent: false });
  let isGivenUp = false;
  answer.once("close", () => {
    isGivenUp = !answer.writableFinished;
    onward.destroy();
  });
  const fail = ({ message }: Error) => {
    if (!isGivenUp) note(`${message} ${url}`);
    answer.destroy();
  };
  onward.on("error", fail);
  onward.once("response", (response) => {
    const { statusCode = 502, statusMessage, rawHeaders } = response;
    if (statusCode >= 400) note(`${statusCode} ${url}`);
    answer.writeHead(statusCode, statusMessage, rawHeaders);
    response.on("error", fail);
    response.pipe(answer);
  });
  asked.pipe(onward);
}
