import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createLog } from "../platform/log.ts";
import { createApp } from "../tools/testing/checked-app.ts";
import { newAdmin, newPerson } from "../tools/testing/fixtures.ts";
import { openTestPortal, type TestPortal } from "../tools/testing/test-portal.ts";

type Line = Record<string, unknown>;
type App = ReturnType<typeof createApp>;

const FROM = { remoteAddr: { hostname: "192.0.2.77" } };
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

let portal: TestPortal;
let lines: Line[];

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(() => {
  lines = [];
});

function appWith(accessLog: boolean): App {
  const { services } = portal;
  const log = createLog((line) => void lines.push(JSON.parse(line)), services.clock);
  return createApp({ ...services, log, config: { ...services.config, accessLog } });
}

/** Asks and reads the answer to its end, as a browser does. */
async function ask(app: App, path: string, init: RequestInit = {}) {
  const answer = await app.fetch(new Request(`http://localhost${path}`, init), FROM);
  const bytes = (await answer.bytes()).length;
  return { status: answer.status, bytes, id: answer.headers.get("X-Request-Id") };
}

test("each request is a line: method, template, status, time, bytes, id, and nothing else", async () => {
  const app = appWith(true);
  const admin = await newAdmin(portal);
  const person = await newPerson(portal, admin);
  const headers = { Authorization: `Bearer ${admin.token}`, "User-Agent": "tablet of Carmen" };
  const read = await ask(app, `/api/users/${person.id}?secret=4071`, { headers });
  expect(read.status).toBe(200);
  const lost = await ask(app, "/api/carmen@casa.es");
  const head = await ask(app, "/api/health", { method: "HEAD" });
  const base = { at: expect.any(String), level: "info", event: "call", ms: expect.any(Number) };
  expect(lines).toEqual([
    {
      ...base,
      method: "GET",
      route: "/api/users/{userId}",
      status: 200,
      bytes: read.bytes,
      requestId: read.id,
    },
    { ...base, method: "GET", route: "/api/*", status: 404, bytes: lost.bytes, requestId: lost.id },
    { ...base, method: "HEAD", route: "/api/health", status: 200, bytes: 0, requestId: head.id },
  ]);
  expect(read.bytes).toBeGreaterThan(50);
  // The ids of the requests are random: any four digits may stand in them.
  const text = JSON.stringify(lines.map((line) => ({ ...line, requestId: "" })));
  for (const secret of [person.id, admin.id, admin.token, "4071", "192.0.2", "carmen", "Carmen"]) {
    expect(text).not.toContain(secret);
  }
});

test("an answer whose reader hangs up is a line too", async () => {
  const answer = await appWith(true).fetch(new Request("http://localhost/api/health"), FROM);
  await answer.body?.cancel();
  expect(lines).toMatchObject([{ event: "call", route: "/api/health", status: 200 }]);
});

test("switched off, nothing is written", async () => {
  await ask(appWith(false), "/api/health");
  expect(lines).toEqual([]);
});

test("a proxy's id is kept when nothing can be hidden in it; else there is a new one", async () => {
  const app = appWith(true);
  const idFor = async (given: string) =>
    (await ask(app, "/api/health", { headers: { "X-Request-Id": given } })).id;
  const uuid = "0198c0de-0000-7000-8000-00000000ABCD";
  expect(await idFor(uuid)).toBe(uuid.toLowerCase());
  const trace = "4bf92f3577b34da6a3ce929d0e0e4736";
  expect(await idFor(trace)).toBe(trace);
  for (const wrong of ["carmen@casa.es", "12345678Z", "600123456", `${uuid}0`, `{"a":1}`, ""]) {
    expect(await idFor(wrong)).toMatch(UUID);
  }
});

test("every line of a request has its id, also of what knows no call", async () => {
  const { services } = portal;
  const log = createLog((line) => void lines.push(JSON.parse(line)), services.clock);
  const app = createApp({
    ...services,
    log,
    backups: {
      ...services.backups,
      recordErasures: async () => {
        await new Promise((resolve) => setTimeout(resolve));
        log.error("erasure-list-failed");
      },
    },
  });
  const asked = await Promise.all(Array.from({ length: 5 }, () => ask(app, "/api/health")));
  const ids = lines.map(({ event, requestId }) => [event, requestId]).sort();
  expect(ids).toEqual(asked.map(({ id }) => ["erasure-list-failed", id]).sort());
  expect(new Set(ids.map(([, id]) => id)).size).toBe(5);
});
