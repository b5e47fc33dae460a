import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { users } from "../../db/schema/users.ts";
import { Browser } from "./browser.ts";
import { callersOf, createFixtures } from "./contract-fixtures.ts";
import { statusesOf } from "./judge-cell.ts";
import type { TestContext } from "./test-context.ts";
import { openTestPortal, type TestPortal } from "./test-portal.ts";

// The gate of the authorization matrix, on servers that do one thing wrong.

/** What the table says of a relative without consent who asks for the reminders is 403. */
const CELL = { row: "listReminders", caller: "rel-" } as const;

let portal: TestPortal;
let testContext: TestContext;
let callers: ReturnType<typeof callersOf>;

beforeAll(async () => {
  portal = await openTestPortal();
  testContext = { portal, fixtures: await createFixtures(portal) };
  callers = callersOf(testContext.fixtures);
});
afterAll(() => portal.close());

type Serve = (request: Request) => Promise<Response>;

/** The cell's statuses on a server whose answers come through `plant`. */
function judge(plant: (request: Request, serve: Serve) => Promise<Response>) {
  const browser = (address = "192.0.2.99") =>
    new Browser((request, info) => {
      const serve = async (passed: Request) => await portal.app.fetch(passed, info);
      return plant(request, serve);
    }, address);
  return statusesOf({ ...testContext, portal: { ...portal, browser } }, callers, CELL);
}

test("on the server as it is the cell holds", async () => {
  expect(await judge((request, serve) => serve(request))).toEqual([403]);
});

test("a server that does not ask who is calling is caught", async () => {
  const [owner] = callers.person?.by ?? [];
  if (!owner) throw new Error("nobody is the person");
  const cookie = [...owner.cookies].map((pair) => pair.join("=")).join("; ");
  const statuses = await judge((request, serve) => {
    const headers = new Headers(request.headers);
    headers.set("Cookie", cookie);
    headers.set("Acompana-Role", "person");
    return serve(new Request(request, { headers }));
  });
  expect(statuses).toEqual([200]);
});

test("a refusal that changes something is caught", async () => {
  const { id } = testContext.fixtures.person;
  const judged = judge(async (request, serve) => {
    await portal.db.update(users).set({ phone: "600100201" }).where(eq(users.id, id));
    return await serve(request);
  });
  await expect(judged).rejects.toThrow("a refusal changed something");
});

test("a refusal in another shape than all others is caught", async () => {
  await expect(judge(async () => new Response("No.", { status: 403 }))).rejects.toThrow();
});
