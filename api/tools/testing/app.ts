import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { auditEvents } from "../../db/schema/audit.ts";
import { FILE_BODY_BYTES } from "../../features/user-imports/index.ts";
import { PHOTO_BODY_BYTES } from "../../features/users/index.ts";
import { createLog } from "../../platform/log.ts";
import { Browser } from "./browser.ts";
import { createApp } from "./checked-app.ts";
import type { Examples } from "./chosen.ts";
import { OPERATIONS, type Operation } from "./contract.ts";
import { allowedOf, type ContractFixtures, createFixtures } from "./contract-fixtures.ts";
import { type Admin, errorOf, newUserBody } from "./fixtures.ts";
import { expectNothingWritten, openTestPortal, type TestPortal } from "./test-portal.ts";

/** Tests what every call refuses alike, and what the app does around the calls. */
export function testApp(examples: Examples): void {
  let portal: TestPortal;
  let fixtures: ContractFixtures;
  let admin: Admin;

  beforeAll(async () => {
    portal = await openTestPortal();
    fixtures = await createFixtures(portal);
    admin = fixtures.admin;
  });
  afterAll(() => portal.close());

  const WRITES = OPERATIONS.filter(({ method }) => method !== "GET");
  /** Files and forms are not JSON, and a body that may be left out may also be empty. */
  const BODIES = OPERATIONS.filter(({ json, mustSend }) => json && mustSend);
  /** Bytes that no call takes as JSON. */
  const LARGEST_BODY = Math.max(PHOTO_BODY_BYTES, FILE_BODY_BYTES) + 1;

  /** The operation called by one who may: only what is wrong with it can refuse it. */
  function call(operation: Operation, { body, headers = {} }: Sent) {
    const { relative, person } = fixtures;
    const { role, token, cookies } = allowedOf(fixtures, operation.roles);
    const target = operation.path
      .replace("{supportId}", relative.id)
      .replace("{area}", "games")
      .replaceAll(/\{\w+\}/g, person.id);
    const browser = portal.browser();
    for (const [name, value] of cookies) browser.cookies.set(name, value);
    const who = { ...(role ? { role } : {}), ...(token ? { token } : {}) };
    const content = body === undefined ? {} : { body };
    return browser.send(operation.method, target, { ...content, headers, ...who });
  }

  /** Of anybody, of a person, and of an administrator. */
  const TRIED_WHOLE = new Set(["loginAdministrator", "createScore", "createUser"]);

  const isTriedWhole = ({ id }: Operation) => examples === "all" || TRIED_WHOLE.has(id);

  /** The others are tried with the first. */
  const kindsFor = <Kind>(operation: Operation, kinds: Kind[]): Kind[] =>
    isTriedWhole(operation) ? kinds : kinds.slice(0, 1);

  type Sent = { body?: unknown; headers?: Record<string, string> };

  describe.each(BODIES)("$id", (operation) => {
    const unreadable = [
      ["cut JSON", '{"name":'],
      ["text", "hola"],
      ["nothing at all", ""],
    ] as const;
    test.each(kindsFor(operation, [...unreadable]))("refuses %s", async (_, body) => {
      await expectNothingWritten(portal.db, async () => {
        expect(await errorOf(await call(operation, { body }))).toEqual([400, "MALFORMED_JSON"]);
      });
    });
  });

  describe.each(BODIES.filter(isTriedWhole))("$id", (operation) => {
    const types = ["text/plain", "multipart/form-data; boundary=x", "application/xml"];
    test.each(types)("refuses %s", async (type) => {
      await expectNothingWritten(portal.db, async () => {
        const answer = await call(operation, { body: "{}", headers: { "Content-Type": type } });
        expect(await errorOf(answer)).toEqual([415, "UNSUPPORTED_MEDIA_TYPE"]);
      });
    });

    const noObjects = [
      ["a list", "[]"],
      ["null", "null"],
      ["a number", "7"],
      ["deep JSON", `${"[".repeat(4000)}${"]".repeat(4000)}`],
    ] as const;
    test.each(noObjects)("refuses %s", async (_, body) => {
      await expectNothingWritten(portal.db, async () => {
        expect(await errorOf(await call(operation, { body }))).toEqual([400, "VALIDATION"]);
      });
    });

    const asksForFields = (operation.json?.schema.required ?? []).length > 0;
    test.each([
      ["no fields", "{}"],
      ["an unknown field alone", '{"__proto__":{},"sobra":1}'],
    ])(`${asksForFields ? "refuses" : "takes as no change"} %s`, async (_, body) => {
      await expectNothingWritten(portal.db, async () => {
        const answer = await call(operation, { body });
        if (asksForFields) expect(await errorOf(answer)).toEqual([400, "VALIDATION"]);
        else expect(answer.ok).toBe(true);
      });
    });

    test("refuses a body over the limit", async () => {
      const body = JSON.stringify({ name: "x".repeat(LARGEST_BODY) });
      expect(await errorOf(await call(operation, { body }))).toEqual([413, "BODY_TOO_LARGE"]);
    });
  });

  describe.each(WRITES)("$operationId", (operation) => {
    const sites: Record<string, string>[] = [
      { "Sec-Fetch-Site": "cross-site" },
      { "Sec-Fetch-Site": "same-site", Origin: "http://localhost" },
      { "Sec-Fetch-Site": "", Origin: "https://otra.es" },
      { "Sec-Fetch-Site": "", Origin: "null" },
    ];
    test.each(kindsFor(operation, sites))("refuses another site: %j", async (headers) => {
      await expectNothingWritten(portal.db, async () => {
        const answer = await call(operation, { body: "{}", headers });
        expect(await errorOf(answer)).toEqual([403, "CROSS_SITE"]);
      });
    });
  });

  test("a browser that sends no Sec-Fetch headers is judged by its Origin", async () => {
    const headers = { "Sec-Fetch-Site": "", Origin: "http://localhost" };
    const answer = await portal
      .browser()
      .post("/api/users", newUserBody(admin), { token: admin.token, headers });
    expect(answer.status).toBe(201);
  });

  test("the public origin counts as our own when TLS ends before us", async () => {
    const config = { ...portal.services.config, portalOrigin: "https://portal.es" };
    const app = createApp({ ...portal.services, config });
    const init = { method: "POST", body: '{"name":"Otro"}' };
    const headers = { "Content-Type": "application/json", Origin: "https://portal.es" };
    const answer = await app.request("/api/municipalities/ensure", { ...init, headers });
    expect(answer.status).toBe(404);
  });

  test("without room on the disk each write is refused, and nothing changes", async () => {
    const app = createApp({ ...portal.services, isDiskFull: async () => true });
    const headers = { "Content-Type": "application/json" };
    await expectNothingWritten(portal.db, async () => {
      for (const { method, path } of WRITES) {
        const answer = await app.request(path.replaceAll(/\{\w+\}/g, fixtures.person.id), {
          ...{ method, headers },
          body: "{}",
        });
        expect([path, ...(await errorOf(answer))]).toEqual([path, 507, "DISK_FULL"]);
      }
    });
    expect((await app.request("/api/registry/games")).status).not.toBe(507);
  });

  test("on a full disk nobody reads of somebody else what could not be written down", async () => {
    let hasReserve = true;
    const insert = (table: unknown) => {
      if (table === auditEvents && !hasReserve)
        throw Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
      return portal.db.insert(table as typeof auditEvents);
    };
    const db = new Proxy(portal.db, {
      get: (target, name) => (name === "insert" ? insert : Reflect.get(target, name, target)),
    });
    const app = createApp({ ...portal.services, db, isDiskFull: async () => true });
    const read = async (whose: Browser) => {
      const browser = new Browser(async (request) => await app.fetch(request), "127.0.0.1");
      for (const [name, value] of whose.cookies) browser.cookies.set(name, value);
      return (await browser.get(`/api/users/${fixtures.person.id}/reminders`)).status;
    };
    const { relative, person } = fixtures.inside;
    const before = await portal.db.$count(auditEvents);
    expect(await read(relative)).toBe(200);
    expect(await portal.db.$count(auditEvents)).toBe(before + 1);
    hasReserve = false;
    expect([await read(relative), await read(person)]).toEqual([507, 200]);
  });

  test.each(["/api", "/api/", "/api/nada", "/api/users/x/y/z"])("%s is not found", async (path) => {
    const answer = await portal.browser().get(path);
    expect(await errorOf(answer)).toEqual([404, "NOT_FOUND"]);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
  });

  test("no call lets another origin read its answer", async () => {
    for (const method of ["GET", "OPTIONS"]) {
      const init = { method, headers: { Origin: "https://otra.es" } };
      const answer = await createApp(portal.services).request("/api/health", init);
      expect(answer.headers.has("Access-Control-Allow-Origin")).toBe(false);
    }
  });

  test("text that cannot be stored is refused wherever it comes", async () => {
    await expectNothingWritten(portal.db, async () => {
      for (const name of ["Ana\0", "\ud800"]) {
        const body = newUserBody(admin, { name });
        const answer = await portal.browser().post("/api/users", body, { token: admin.token });
        expect(await errorOf(answer)).toEqual([400, "VALIDATION"]);
      }
      const query = await portal.browser().get("/api/users?municipalityId=%00");
      expect(await errorOf(query)).toEqual([400, "VALIDATION"]);
      const path = await portal.browser().get("/api/users/%00", { token: admin.token });
      expect(await errorOf(path)).toEqual([404, "USER_NOT_FOUND"]);
    });
  });

  test("text that merely looks odd is kept as it is", async () => {
    for (const name of ["Robert'); DROP TABLE users;--", "مريم 🌻", "<b>Ana</b>"]) {
      const body = newUserBody(admin, { name });
      const answer = await portal.browser().post("/api/users", body, { token: admin.token });
      expect(await answer.json()).toMatchObject({ name });
    }
  });

  describe("an error inside", () => {
    const brokenBy = (error: Error) => {
      const logged: Record<string, unknown>[] = [];
      const log = createLog((line) => void logged.push(JSON.parse(line)), portal.services.clock);
      const db = new Proxy(portal.db, {
        get: () => () => {
          throw error;
        },
      });
      return { logged, log, app: createApp({ ...portal.services, db, log }) };
    };
    test.each(["53100", "ENOSPC", "EDQUOT"])(
      "says that there is no room after %s",
      async (code) => {
        const { app } = brokenBy(Object.assign(new Error("no space left on device"), { code }));
        expect(await errorOf(await app.request(path))).toEqual([507, "DISK_FULL"]);
      },
    );

    const path = `/api/users?municipalityId=11111111-1111-4111-8111-111111111111`;

    test("says nothing of itself and can be found by its request id", async () => {
      const { app, logged } = brokenBy(new Error('relation "secret" of carmen@casa.es'));
      const answer = await app.request(path);
      const body = await answer.json();
      expect([answer.status, body.code]).toEqual([500, "INTERNAL"]);
      expect(body.requestId).toBe(answer.headers.get("X-Request-Id"));
      expect(JSON.stringify([body, logged])).not.toMatch(/secret|carmen/);
      expect(logged).toMatchObject([{ event: "request-failed", requestId: body.requestId }]);
    });

    test("outside the API is logged too, with the id of its request", async () => {
      const { logged, log } = brokenBy(new Error("none"));
      const pages = new Hono().get("*", () => {
        throw new TypeError("of carmen@casa.es");
      });
      const app = createApp({ ...portal.services, log, portal: pages });
      const body = await (await app.request("/juegos")).json();
      expect(logged).toMatchObject([
        { event: "request-failed", requestId: body.requestId, kind: "TypeError" },
      ]);
      expect(body.requestId).toBeTypeOf("string");
      expect(JSON.stringify(logged)).not.toContain("carmen");
    });

    test("of the connection asks to come back", async () => {
      const refused = Object.assign(new Error("connect"), { code: "ECONNREFUSED" });
      const { app } = brokenBy(new Error("Failed query", { cause: refused }));
      const answer = await app.request(path);
      expect(await errorOf(answer.clone())).toEqual([503, "DATABASE_UNREACHABLE"]);
      expect(answer.headers.get("Retry-After")).toBe("5");
      expect(await answer.json()).toMatchObject({ retryAfterSeconds: 5 });
    });
  });
}
