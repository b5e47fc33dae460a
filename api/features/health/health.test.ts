import { afterEach, beforeEach, expect, test } from "vitest";
import { diskFull } from "../../platform/errors.ts";
import { FULL_LASTS_MS } from "../../platform/readiness.ts";
import { createApp } from "../../tools/testing/checked-app.ts";
import { newAdmin } from "../../tools/testing/fixtures.ts";
import { openTestPortal, type TestPortal } from "../../tools/testing/test-portal.ts";
import { READINESS_LASTS_MS } from "./observe-self.ts";

const VERSION = "0.0.0-test";
let portal: TestPortal;

beforeEach(async () => {
  portal = await openTestPortal();
});
afterEach(() => portal.close());

async function ask(path: string) {
  const answer = await portal.browser().get(`/api/${path}`);
  const retry = answer.headers.get("Retry-After");
  return { status: answer.status, retry, body: await answer.json() };
}

const ok = { status: "ok", ms: expect.any(Number) };
const failed = { status: "failed", ms: expect.any(Number) };
const unknown = { status: "unknown", ms: null };

test("health is alive without asking the database, and says what was last seen of it", async () => {
  const alive = (database: string) => ({
    status: 200,
    retry: null,
    body: { status: "ok", database, version: VERSION },
  });
  portal.statements.length = 0;
  expect(await ask("health")).toEqual(alive("ok"));
  expect(portal.statements).toEqual([]);
  const { token } = await newAdmin(portal);
  await portal.closeDatabase();
  expect(await ask("health")).toEqual(alive("ok"));
  const call = await portal.browser().get("/api/session", { token });
  expect(call.status).toBe(503);
  expect(await ask("health")).toEqual(alive("unreachable"));
});

test("ready names each part with its time, and says which one fails", async () => {
  const all = { database: ok, storage: ok, migrations: ok };
  expect(await ask("ready")).toEqual({
    status: 200,
    retry: null,
    body: { status: "ok", ...all, version: VERSION },
  });
  portal.services.storage.check = async () => "keys";
  portal.wait(READINESS_LASTS_MS);
  const unready = (parts: object) => ({
    ...{ status: 503, retry: "5" },
    body: { status: "error", ...all, ...parts, version: VERSION },
  });
  expect(await ask("ready")).toEqual(unready({ storage: failed }));
  await portal.closeDatabase();
  portal.wait(READINESS_LASTS_MS);
  const without = { database: failed, storage: failed, migrations: unknown };
  expect(await ask("ready")).toEqual(unready(without));
  expect((await ask("health")).body).toMatchObject({ database: "unreachable" });
});

test("a full disk of files is said in the words of the refused writes", async () => {
  portal.services.storage.check = async () => "full";
  const { status, body } = await ask("ready");
  expect([status, body]).toEqual([
    503,
    expect.objectContaining({ storage: failed, code: "DISK_FULL", error: diskFull().message }),
  ]);
  expect((await ask("health")).body).toMatchObject({ database: "ok" });
});

test("a database elsewhere that refused a write for want of room is told for half a minute", async () => {
  const noRoom = Object.assign(new Error("could not extend file"), { code: "53100" });
  const insert = () => {
    throw new Error("Failed query", { cause: noRoom });
  };
  const db = new Proxy(portal.db, {
    get: (target, name) => (name === "insert" ? insert : Reflect.get(target, name, target)),
  });
  const app = createApp({ ...portal.services, db });
  const ready = async () => {
    const answer = await app.request("/api/ready");
    return { status: answer.status, body: await answer.json() };
  };
  expect((await ready()).status).toBe(200);
  portal.wait(READINESS_LASTS_MS);
  const { municipalityId } = await newAdmin(portal);
  const body = JSON.stringify({ email: "ana@aldea.es", password: "otra", municipalityId });
  const headers = { "Content-Type": "application/json" };
  const login = await app.request("/api/admin/login", { method: "POST", headers, body });
  expect(login.status).toBe(507);
  const full = { database: failed, code: "DISK_FULL", error: diskFull().message };
  expect(await ready()).toMatchObject({ status: 503, body: full });
  expect(await (await app.request("/api/health")).json()).toMatchObject({ database: "ok" });
  portal.wait(FULL_LASTS_MS - 1);
  expect(await ready()).toMatchObject({ status: 503, body: full });
  portal.wait(READINESS_LASTS_MS);
  expect((await ready()).status).toBe(200);
});

test("however often it is asked, readiness takes two statements and one look every two seconds", async () => {
  let looks = 0;
  portal.services.storage.check = async () => {
    looks += 1;
    return null;
  };
  portal.statements.length = 0;
  const flood = () => Promise.all(Array.from({ length: 50 }, () => ask("ready")));
  for (const { status } of await flood()) expect(status).toBe(200);
  expect([portal.statements.length, looks]).toEqual([2, 1]);
  portal.wait(READINESS_LASTS_MS - 1);
  await flood();
  expect([portal.statements.length, looks]).toEqual([2, 1]);
  portal.wait(1);
  await flood();
  expect([portal.statements.length, looks]).toEqual([4, 2]);
});
