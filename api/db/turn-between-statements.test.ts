import type { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { serveHttp } from "../platform/server/serve.ts";
import { openTestDatabase } from "../tools/testing/test-database.ts";
import { turnBetweenStatements } from "./turn-between-statements.ts";

const AT_ONCE = 500;

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let client: PGlite;

describe.runIf(inject("testDatabase").kind === "pglite")("a call that needs no database", () => {
  beforeAll(async () => {
    database = await openTestDatabase();
    client = (database.db as unknown as { $client: PGlite }).$client;
    turnBetweenStatements(client);
  });
  afterAll(() => database.close());

  test.each([
    ["statements", () => client.query("select 1")],
    ["transactions", () => client.transaction((tx) => tx.query("select 1"))],
  ])("is answered among the %s that were begun before it", async (_, ask) => {
    const server = await serveHttp(() => new Response("ok"), { port: 0, host: "127.0.0.1" });
    let ended = 0;
    const all = Array.from({ length: AT_ONCE }, async () => {
      await ask();
      ended += 1;
    });
    const answer = await fetch(`http://127.0.0.1:${server.port}/`);
    expect(await answer.text()).toBe("ok");
    expect(ended).toBeLessThan(AT_ONCE);
    await Promise.all(all);
    expect(ended).toBe(AT_ONCE);
    await server.shutdown();
  });
});
