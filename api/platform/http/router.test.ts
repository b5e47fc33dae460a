import { readdirSync, readFileSync } from "node:fs";
import { z } from "@hono/zod-openapi";
import { sql } from "drizzle-orm";
import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Db } from "../../db/open.ts";
import { municipalities } from "../../db/schema/municipalities.ts";
import { users } from "../../db/schema/users.ts";
import { apiRoutes } from "../../routes.ts";
import { OPERATIONS } from "../../tools/testing/contract.ts";
import { enter, errorOf, newAdmin, newPerson, type Person } from "../../tools/testing/fixtures.ts";
import {
  expectNothingWritten,
  openTestPortal,
  type TestPortal,
} from "../../tools/testing/test-portal.ts";
import { readClaims } from "../auth/claims.ts";
import type { AppEnv, CtxOf } from "../context.ts";
import { POLICY } from "../policy.ts";
import type { SelfObservation } from "../readiness.ts";
import { toErrorResponse } from "./error-responses.ts";
import { jsonResponse } from "./responses.ts";
import { createRoute } from "./route.ts";
import { createRouter, type Router } from "./router.ts";

const responses = { 204: { description: "Done." } };
const call = { method: "get", path: "/users/{userId}/planted", responses } as const;

describe("does not compile", () => {
  test("a call without a permission", () => {
    // @ts-expect-error It names none.
    createRoute(call);
    // @ts-expect-error Nor is it taken without.
    expect(() => createRouter().openapi(call, (c) => c.body(null, 204))).toThrow();
  });

  test("a call with a permission that the policy does not have", () => {
    // @ts-expect-error There is no such word.
    createRoute({ ...call, permission: "reminders:burn" });
  });

  test("a call with security written by hand", () => {
    // @ts-expect-error It follows from the permission.
    createRoute({ ...call, permission: "chat:read", security: [] });
  });

  test("a verb that is called with somebody else's permission", () => {
    const readChat = (_ctx: CtxOf<"chat:read">) => Promise.resolve(null);
    const route = createRoute({ ...call, permission: "scores:read" });
    // @ts-expect-error Whoever may read scores may not read the chat.
    createRouter().verb(route, readChat);
    createRouter().openapi(route, async (c) => {
      // @ts-expect-error Whoever may read scores may not read the chat.
      await readChat(c.var.ctx);
      return c.body(null, 204);
    });
  });

  test("a verb that wants what the call does not validate, or answers what it does not publish", () => {
    const route = createRoute({
      ...call,
      permission: "scores:read",
      request: { params: z.object({ userId: z.uuid() }) },
      responses: { 200: jsonResponse("One.", z.object({ id: z.string() }), { id: "1" }) },
    });
    const answer = async (_ctx: unknown, { userId }: { userId: string }) => ({ id: userId });
    createRouter().verb(route, answer);
    // @ts-expect-error The path has no `day`.
    createRouter().verb(route, async (_ctx, { day }: { day: string }) => ({ id: day }));
    createRouter().verb(
      route,
      async (_ctx, { day }: { day: string }) => ({ id: day }),
      () => ({ day: "today" }),
    );
    // @ts-expect-error The contract says `id`.
    createRouter().verb(route, async (_ctx, { userId }: { userId: string }) => ({ name: userId }));
  });

  test("a caller whose role the permission does not have", () => {
    const isAlone = ({ principal }: CtxOf<"reminders:write">) =>
      // @ts-expect-error No administrator writes reminders.
      principal.role === "administrator";
    expect(isAlone).toBeInstanceOf(Function);
  });
});

test("each published call names its permission, and its security is that of the policy", () => {
  const { paths = {} } = apiRoutes().getOpenAPI31Document({ openapi: "3.1.0", info: INFO });
  const operations = Object.values(paths).flatMap((path) => Object.values(path ?? {}));
  expect(operations).toHaveLength(OPERATIONS.length);
  for (const operation of operations) {
    const grant: object = POLICY[operation["x-permission"] as keyof typeof POLICY];
    const roles = ["anyone", "administrator", "person", "support", "releaseToken", "operator"];
    const named = Object.keys(grant).filter((name) => roles.includes(name));
    const asked = operation.security.flatMap((scheme: object) => Object.keys(scheme));
    expect(asked).toEqual(named.filter((name) => name !== "anyone"));
  }
});

const INFO = { title: "planted", version: "0" };

/** Calls that the app answers and the contract does not have: nobody asked the policy. */
function unpublished({ routes }: { routes: { method: string; path: string }[] }): string[] {
  const published = OPERATIONS.map(({ method, path }) => `${method} ${path}`);
  return routes
    .map(({ method, path }) => `${method} /api${path.replaceAll(/:(\w+)/g, "{$1}")}`)
    .filter((call) => !published.includes(call));
}

test("no call is answered that was added past the router", () => {
  const api = apiRoutes();
  expect(unpublished(api)).toEqual([]);
  api.get("/planted/:id", (c) => c.body(null, 204));
  expect(unpublished(api)).toEqual(["GET /api/planted/{id}"]);
});

describe("a call whose verb never asks the policy what the path leaves open", () => {
  let portal: TestPortal;
  let person: Person;

  beforeAll(async () => {
    portal = await openTestPortal();
    person = await newPerson(portal, await newAdmin(portal));
  });
  afterAll(() => portal.close());

  /** Why the last call failed. */
  let failure: unknown;

  /** The planted call alone, on the test portal's services. */
  function appWith({ hono }: Router) {
    const app = new Hono<AppEnv>();
    app.onError((error, c) => {
      failure = error;
      return toErrorResponse(error, c);
    });
    app.use(async (c, next) => {
      c.set("ctx", { ...portal.services, claims: readClaims(c, portal.services.config) });
      c.set("self", { saw: () => {} } as unknown as SelfObservation);
      await next();
    });
    return app.route("/", hono);
  }

  test.each([
    ["a row", { path: "/planted", permission: "media:delete", subject: "row" }],
    ["a body", { path: "/planted", permission: "chat:send" }],
    ["a visitor's device", { path: "/planted", permission: "users:select" }],
  ] as const)("fails: %s", async (_what, route) => {
    const planted = createRoute({ ...route, method: "get", responses });
    const app = appWith(createRouter().openapi(planted, (c) => c.body(null, 204)));
    const { cookies } = await enter(portal, person);
    const cookie = [...cookies].map((pair) => pair.join("=")).join("; ");
    const answer = await app.request("/planted", { headers: { Cookie: cookie } });
    expect(await errorOf(answer)).toEqual([500, "INTERNAL"]);
    expect(String(failure)).toContain("the verb did not ask the policy");
  });

  const name = "Nadie lo permitió";
  test.each<[string, (ctx: CtxOf<"chat:send">) => Promise<unknown>]>([
    ["writes", ({ db }) => written(db)],
    ["writes in a transaction", ({ db }) => db.transaction((tx) => written(tx))],
    ["writes in plain SQL", ({ db }) => db.execute(sql`delete from users`)],
    ["reads", ({ db }) => db.select().from(users)],
    ["passes its context on", (ctx) => written({ ...ctx }.db)],
    ["reads a file", ({ storage }) => storage.get("photos/another")],
    ["writes a file", (ctx) => ({ ...ctx }).storage.put("another", new Uint8Array([1]))],
    ["asks the assistant", (ctx) => ctx.assistant.answer(ctx, ASKING, [], "hola")],
  ])("can do nothing: one that %s", async (_what, verb) => {
    const route = createRoute({
      path: "/planted",
      permission: "chat:send",
      method: "get",
      responses,
    });
    let error: unknown;
    const planted = createRouter().openapi(route, async (c) => {
      try {
        await verb(c.var.ctx);
      } catch (caught) {
        error = caught;
      }
      return c.body(null, 204);
    });
    const { cookies } = await enter(portal, person);
    const cookie = [...cookies].map((pair) => pair.join("=")).join("; ");
    await expectNothingWritten(portal.db, async () => {
      const answer = await appWith(planted).request("/planted", { headers: { Cookie: cookie } });
      expect(await errorOf(answer)).toEqual([500, "INTERNAL"]);
    });
    expect(String(error)).toContain("before the policy was asked");
  });

  const ASKING = { id: "1", municipalityId: "2", firstName: "Ana", helpPhone: null };
  const written = (db: Db) => db.insert(municipalities).values({ name, createdAt: new Date() });
});

test("only these read before the policy was asked: to know whom the call is about", () => {
  const folder = new URL("../../", import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (file) => /^(features|web|platform)\/.*\.ts$/.test(file) && !file.endsWith(".test.ts"),
  );
  const used = files.filter((file) =>
    readFileSync(new URL(file, folder), "utf8").includes("beforePermission("),
  );
  expect(used.sort()).toEqual([
    "features/media/delete-media.ts",
    "features/support-messages/upload-attachment.ts",
    "features/users/list-users.ts",
    "features/users/verify-pin.ts",
    "platform/auth/permit.ts",
  ]);
});
