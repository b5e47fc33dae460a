import { type IncomingMessage, request, type ServerResponse } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import type { Certificate } from "./certificate.ts";

/** A call on its way to one of the servers. */
export interface ForwardedCall {
  method: string;
  path: string;
  port: number;
  /** Sent by a page, not by the tests' own programs. */
  isOfPage: boolean;
}

const READS = ["GET", "HEAD"];

/**
 * https in front of servers on this machine, which are asked in turn. A server that cannot be
 * reached is passed over. One that ends before it has answered is passed over too if the call only
 * reads; a write that may have been done is answered with 502, as Caddy and nginx do.
 */
export class TlsProxy {
  readonly #server: ReturnType<typeof createServer>;
  readonly #running = new Set<ForwardedCall>();
  #ports: number[] = [];
  #turn = 0;
  /** Told of every call when all of it has been handed to a server. */
  onSent: (call: ForwardedCall) => void = () => {};

  private constructor({ certificate, key }: Certificate) {
    this.#server = createServer({ cert: certificate, key }, (asked, answer) => {
      this.#forward(asked, answer, this.#inTurn());
    });
  }

  static async start(certificate: Certificate): Promise<TlsProxy> {
    const proxy = new TlsProxy(certificate);
    await new Promise<void>((resolve) => proxy.#server.listen(0, "127.0.0.1", resolve));
    return proxy;
  }

  get origin(): string {
    return `https://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Which servers are asked from now on, by their ports. */
  use(ports: number[]): void {
    this.#ports = ports;
  }

  /** The calls that a server has not answered whole yet. */
  runningAt(port: number): ForwardedCall[] {
    return [...this.#running].filter((call) => call.port === port);
  }

  async stop(): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve));
    this.#server.closeAllConnections();
    await closed;
  }

  /** All servers, each once, beginning with the one whose turn it is. */
  #inTurn(): number[] {
    const first = this.#turn++ % Math.max(1, this.#ports.length);
    return [...this.#ports.slice(first), ...this.#ports.slice(0, first)];
  }

  /** @param ports of the servers asked in turn, before the browser is told that there is none */
  #forward(asked: IncomingMessage, answer: ServerResponse, [port, ...others]: number[]): void {
    if (port === undefined) {
      giveUp(answer);
      return;
    }
    const { method = "GET", url: path = "/" } = asked;
    const headers = { ...asked.headers, ...forwardedHeaders(asked) };
    const forwarded = { method, path, port, isOfPage: "sec-fetch-site" in headers };
    const call = request({ host: "127.0.0.1", port, method, path, headers, agent: false });
    let isConnected = false;
    // Also while it connects: a server with a write on its way to it is not alone with a reading.
    this.#running.add(forwarded);
    call.once("socket", (socket) =>
      socket.once("connect", () => {
        isConnected = true;
        // Not before: a body that has begun to flow could not be sent to another server.
        asked.pipe(call);
      }),
    );
    call.once("finish", () => this.onSent(forwarded));
    call.once("close", () => this.#running.delete(forwarded));
    call.once("response", (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.once("error", () => answer.destroy());
      response.pipe(answer);
    });
    call.once("error", () => {
      if (answer.headersSent) answer.destroy();
      else if (isConnected && !READS.includes(method)) giveUp(answer);
      else this.#forward(asked, answer, others);
    });
    answer.once("close", () => call.destroy());
  }
}

function giveUp(answer: ServerResponse): void {
  if (!answer.writableEnded) answer.writeHead(502).end();
}

/** The address of whoever asked stands last, as every proxy writes it. */
function forwardedHeaders({ headers, socket }: IncomingMessage): Record<string, string> {
  const before = headers["x-forwarded-for"];
  const chain = [before, socket.remoteAddress].flat().filter(Boolean);
  return { "x-forwarded-for": chain.join(", "), "x-forwarded-proto": "https" };
}
