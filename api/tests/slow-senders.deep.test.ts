import { expect, test } from "vitest";
import { OPERATIONS } from "../tools/testing/contract.ts";
import { png } from "../tools/testing/files.ts";
import { connectRaw, requestHead, statusOf } from "../tools/testing/raw-http.ts";
import { targetOf, withQuery } from "../tools/testing/requests.ts";
import {
  health,
  isHangUp,
  JSON_TYPE,
  loginHead,
  PATIENCE,
  prepareServer,
  serveFor,
  server,
  statusesOf,
  testContext,
  uploadHead,
} from "../tools/testing/slow-senders.ts";

prepareServer();

const allWith = (names: string[], status: number) =>
  Object.fromEntries(names.map((name) => [name, status]));

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
