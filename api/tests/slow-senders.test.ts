import { afterAll, beforeAll, expect, test } from "vitest";
import {
  type HttpServer,
  type Patience,
  PATIENCE as REAL_PATIENCE,
  serveHttp,
} from "../platform/server/serve.ts";
import { OPERATIONS } from "../tools/testing/contract.ts";
import { createFixtures } from "../tools/testing/contract-fixtures.ts";
import { png } from "../tools/testing/files.ts";
import { connectRaw, headersOf, requestHead, statusOf } from "../tools/testing/raw-http.ts";
import { targetOf, withQuery } from "../tools/testing/requests.ts";
import type { TestContext } from "../tools/testing/test-context.ts";
import { openTestPortal } from "../tools/testing/test-portal.ts";

/** Short enough to wait for, and in the order of the real ones. */
const PATIENCE: Patience = { headers: 400, body: 400, request: 60_000, idle: 400, check: 50 };
const JSON_TYPE = { "Content-Type": "application/json" };
const AS_LONG_AS_ANY = 1_000_000;

let testContext: TestContext;
let server: HttpServer;

const serveFor = (patience: Patience) =>
  serveHttp(testContext.portal.app.fetch, { port: 0, host: "127.0.0.1", patience });

beforeAll(async () => {
  const portal = await openTestPortal();
  testContext = { portal, fixtures: await createFixtures(portal) };
  server = await serveFor(PATIENCE);
});
afterAll(async () => {
  await server.shutdown();
  await testContext.portal.close();
});

/** Sends that, then each further piece as slowly as the server takes them, and reads to the end. */
async function sendAndWait(pieces: string[], { port } = server): Promise<string> {
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

const dripping = (piece: string) => Array.from({ length: 2_000 }, () => piece);

const health = async () => (await fetch(`http://127.0.0.1:${server.port}/api/health`)).status;

/** A signed-in relative may send a file; it is only slow. */
const uploadHead = (length = AS_LONG_AS_ANY) => {
  const { relative } = testContext.fixtures.inside;
  const who = headersOf({ cookies: relative.cookies, role: "support" });
  const type = { "Content-Type": "multipart/form-data; boundary=x" };
  return requestHead("POST", "/api/upload", { ...type, ...who, "Content-Length": String(length) });
};

const scoreHead = (length: string) => {
  const { person, inside } = testContext.fixtures;
  const who = headersOf({ cookies: inside.person.cookies, role: "person" });
  const path = `/api/users/${person.id}/scores`;
  return requestHead("POST", path, { ...JSON_TYPE, ...who, "Content-Length": length });
};

const loginHead = () =>
  requestHead("POST", "/api/admin/login", { ...JSON_TYPE, "Content-Length": "1000" });

/** What is sent over one connection; the server must end each of them by itself. */
const UNFINISHED: Record<string, () => string[]> = {
  "nothing at all": () => [""],
  "half headers": () => ["GET /api/health HTTP/1.1\r\nHost: local"],
  "headers that drip": () => ["GET / HTTP/1.1\r\n", ...dripping("X: y\r\n")],
  "half a body of anybody's": () => [`${loginHead()}{"email":`],
  "a body of anybody's that drips": () => [loginHead(), ...dripping(" ")],
  "half a body of a signed-in person's": () => [`${scoreHead("1000")}{"score":`],
  "a body of a signed-in person's that drips": () => [scoreHead("60000"), ...dripping(" ")],
  "a chunked body without an end": () => [
    requestHead("POST", "/api/admin/login", { ...JSON_TYPE, "Transfer-Encoding": "chunked" }),
    ...dripping("1\r\n \r\n"),
  ],
  "half a file": () => [`${uploadHead()}--x\r\n`],
  "a file that drips": () => [uploadHead(), ...dripping("x")],
};

/** Each over a connection of its own, all at once. */
async function statusesOf(
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
const isHangUp = (status: number | null) => status === 408 || status === null;

const allWith = (names: string[], status: number) =>
  Object.fromEntries(names.map((name) => [name, status]));

test("whatever does not come to an end is ended, and others are served meanwhile", async () => {
  const sent = Object.entries(UNFINISHED).map(([name, make]): [string, string[]] => [name, make()]);
  const ended = statusesOf(sent);
  expect(await health()).toBe(200);
  expect(Object.entries(await ended).filter(([, status]) => !isHangUp(status))).toEqual([]);
});

test("a connection without another request is ended without a word", async () => {
  const text = await sendAndWait([requestHead("GET", "/api/health", {})]);
  expect(text.match(/HTTP\/1\.1/g)).toEqual(["HTTP/1.1"]);
  expect(statusOf(text)).toBe(200);
});

test("half a body without permission is answered with 401 and the connection ends", async () => {
  const closed = OPERATIONS.filter(
    ({ id, method, roles }) => method !== "GET" && roles.length > 0 && id !== "verifyPin",
  );
  const sent: [string, string[]][] = [];
  for (const { id, method, form } of closed) {
    const path = withQuery(await targetOf(testContext, id));
    const type = form ? { "Content-Type": "multipart/form-data; boundary=x" } : JSON_TYPE;
    const head = requestHead(method, path, { ...type, "Content-Length": "2800000" });
    sent.push([id, [`${head}{"name":"${"a".repeat(1_000)}`]]);
  }
  expect(sent.length).toBeGreaterThan(25);
  // All at once on a busy machine: the last must not be late before it was looked at.
  const patient = await serveFor({ ...PATIENCE, headers: 30_000, body: 30_000 });
  const statuses = await statusesOf(sent, patient);
  await patient.shutdown();
  expect(statuses).toEqual(
    allWith(
      closed.map(({ id }) => id),
      401,
    ),
  );
});

test("a file that comes slowly but steadily arrives", async () => {
  const patience = { ...PATIENCE, body: 1_500 };
  const steady = await serveFor(patience);
  const { person } = testContext.fixtures;
  const field = `--x\r\nContent-Disposition: form-data; name="userId"\r\n\r\n${person.id}\r\n`;
  const file = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n';
  const head = `${field}${file}Content-Type: image/png\r\n\r\n`;
  const end = "\r\n--x--\r\n";
  const piece = 20 * 1024;
  const pieces = 20;
  const length = head.length + piece * pieces + end.length;
  const connection = await connectRaw(steady.port);
  const answered = connection.untilClosed();
  await connection.send(uploadHead(length) + head);
  for (let sent = 0; sent < pieces; sent += 1) {
    await connection.send(png(piece));
    await new Promise((resolve) => setTimeout(resolve, patience.body / 15));
  }
  await connection.send(end);
  expect(statusOf(await answered)).toBe(200);
  await steady.shutdown();
});

test("two hundred half bodies at once are all ended, and others are served meanwhile", async () => {
  const half = `${loginHead()}{"email":"${"a".repeat(500)}`;
  const connections = await Promise.all(Array.from({ length: 200 }, () => connectRaw(server.port)));
  const answered = connections.map((connection) => connection.untilClosed());
  await Promise.all(connections.map((connection) => connection.send(half)));
  expect(await health()).toBe(200);
  const statuses = (await Promise.all(answered)).map(statusOf);
  expect(statuses.filter((status) => !isHangUp(status))).toEqual([]);
});

test("the portal's own limits end half-sent headers and bodies within 30 seconds", () => {
  const { headers, body, check } = REAL_PATIENCE;
  expect(headers + check).toBeLessThanOrEqual(30_000);
  expect(body + check).toBeLessThanOrEqual(30_000);
});
