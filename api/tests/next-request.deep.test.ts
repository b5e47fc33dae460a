import { afterAll, beforeAll, expect, test } from "vitest";
import { type HttpServer, serveHttp } from "../platform/server/serve.ts";
import { OPERATIONS, type Operation } from "../tools/testing/contract.ts";
import { connectRaw, requestHead } from "../tools/testing/raw-http.ts";
import { openTestPortal, type TestPortal } from "../tools/testing/test-portal.ts";

let portal: TestPortal;
let server: HttpServer;

beforeAll(async () => {
  portal = await openTestPortal();
  server = await serveHttp(portal.app.fetch, { port: 0, host: "127.0.0.1" });
});
afterAll(async () => {
  await server.shutdown();
  await portal.close();
});

const JSON_TYPE = { "Content-Type": "application/json" };
const FORM_TYPE = { "Content-Type": "multipart/form-data; boundary=x" };

type Body = { length: number; head: Record<string, string> };

/** Bodies that are refused at different moments: before they are read, half read, and whole. */
const BODIES: Record<string, Body> = {
  "no body": { length: 0, head: {} },
  "a small one": { length: 20, head: JSON_TYPE },
  "a megabyte": { length: 1_000_000, head: JSON_TYPE },
  "a megabyte in a form": { length: 1_000_000, head: FORM_TYPE },
  "a megabyte from another site": {
    length: 1_000_000,
    head: { ...JSON_TYPE, Origin: "https://otro.example", "Sec-Fetch-Site": "cross-site" },
  },
  "a megabyte in pieces": { length: -1_000_000, head: JSON_TYPE },
};

const HEALTH = requestHead("GET", "/api/health", { Connection: "close" });

/**
 * Sends a request and, over the same connection, the next one if the first answer lets it. Returns
 * what happened to the next: `sent` with its status, or that the server said it would close.
 */
async function sendTwo(call: Operation, { length, head }: Body) {
  const path = call.path.replace(/\{\w+\}/g, "0198a0a0-0000-7000-8000-000000000001");
  const connection = await connectRaw(server.port);
  const size = Math.abs(length);
  const inPieces = length < 0;
  const framing: Record<string, string> = inPieces
    ? { "Transfer-Encoding": "chunked" }
    : { "Content-Length": String(size) };
  const piece = " ".repeat(size);
  const body = inPieces ? `${size.toString(16)}\r\n${piece}\r\n0\r\n\r\n` : piece;
  await connection.send(requestHead(call.method, path, { ...head, ...(size > 0 ? framing : {}) }));
  const sending = connection.send(body).catch(() => {});
  const first = await connection.head();
  if (/^connection: close/im.test(first)) {
    connection.close();
    await sending;
    return "closes";
  }
  await sending;
  await connection.send(HEALTH);
  const rest = await connection.untilClosed();
  return /HTTP\/1\.1 200/.test(rest) ? "answered" : `lost: ${first} … ${rest}`;
}

test.each(Object.entries(BODIES))(
  "after any call with %s the next request of the connection is answered, or not invited",
  async (_, body) => {
    const calls = OPERATIONS.filter(({ method }) => body.length === 0 || method !== "GET");
    const sending = calls.map(async (call) => [call.id, await sendTwo(call, body)] as const);
    const outcomes = new Map(await Promise.all(sending));
    const lost = [...outcomes].filter(([, outcome]) => outcome.startsWith("lost"));
    expect(lost).toEqual([]);
    expect(outcomes.size).toBeGreaterThan(60);
    // What was read to its end keeps its connection.
    if (body.length === 0) expect(new Set(outcomes.values())).toEqual(new Set(["answered"]));
  },
);
