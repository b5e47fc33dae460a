import { afterAll, beforeAll } from "vitest";
import { type HttpServer, type Patience, serveHttp } from "../../platform/server/serve.ts";
import { createFixtures } from "./contract-fixtures.ts";
import { connectRaw, headersOf, requestHead, statusOf } from "./raw-http.ts";
import type { TestContext } from "./test-context.ts";
import { openTestPortal } from "./test-portal.ts";

/** Short enough to wait for, and in the order of the real ones. */
export const PATIENCE: Patience = {
  headers: 400,
  body: 400,
  request: 60_000,
  idle: 400,
  check: 50,
};

export const JSON_TYPE = { "Content-Type": "application/json" };

const AS_LONG_AS_ANY = 1_000_000;

export let testContext: TestContext;

export let server: HttpServer;

export const serveFor = (patience: Patience) =>
  serveHttp(testContext.portal.app.fetch, { port: 0, host: "127.0.0.1", patience });

/** Sends that, then each further piece as slowly as the server takes them, and reads to the end. */
export async function sendAndWait(pieces: string[], { port } = server): Promise<string> {
  const connection = await connectRaw(port);
  const answered = connection.untilClosed();
  let isClosed = false;
  void answered.then(() => {
    isClosed = true;
  });
  for (const piece of pieces) {
    if (isClosed) break;
    await connection.send(piece).catch(() => {});
    if (pieces.length > 1) await new Promise((resolve) => setTimeout(resolve, PATIENCE.check));
  }
  return await answered;
}

export const health = async () =>
  (await fetch(`http://127.0.0.1:${server.port}/api/health`)).status;

/** A signed-in relative may send a file; it is only slow. */
export const uploadHead = (length = AS_LONG_AS_ANY) => {
  const { relative } = testContext.fixtures.inside;
  const who = headersOf({ cookies: relative.cookies, role: "support" });
  const type = { "Content-Type": "multipart/form-data; boundary=x" };
  return requestHead("POST", "/api/upload", { ...type, ...who, "Content-Length": String(length) });
};

export const loginHead = () =>
  requestHead("POST", "/api/admin/login", { ...JSON_TYPE, "Content-Length": "1000" });

/** Each over a connection of its own, all at once. */
export async function statusesOf(
  sent: [string, string[]][],
  to = server,
): Promise<Record<string, number | null>> {
  const answers = sent.map(async ([name, pieces]) => [
    name,
    statusOf(await sendAndWait(pieces, to)),
  ]);
  return Object.fromEntries(await Promise.all(answers));
}

/** 408, or nothing: what a server says while it hangs up gets lost when more is still coming. */
export const isHangUp = (status: number | null) => status === 408 || status === null;

/** Call it in each test file that uses what is above. */
export function prepareServer(): void {
  beforeAll(async () => {
    const portal = await openTestPortal();
    testContext = { portal, fixtures: await createFixtures(portal) };
    server = await serveFor(PATIENCE);
  });
  afterAll(async () => {
    await server.shutdown();
    await testContext.portal.close();
  });
}
