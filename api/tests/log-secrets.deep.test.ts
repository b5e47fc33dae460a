import type { PGlite, Transaction } from "@electric-sql/pglite";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import { users } from "../db/schema/users.ts";
import { createLog } from "../platform/log.ts";
import { CELLS, ROWS } from "../tools/testing/authorization-table.ts";
import { Browser } from "../tools/testing/browser.ts";
import { createApp } from "../tools/testing/checked-app.ts";
import { type Credentials, callersOf, createFixtures } from "../tools/testing/contract-fixtures.ts";
import { operationOf, send, targetOf } from "../tools/testing/requests.ts";
import type { Target, TestContext } from "../tools/testing/test-context.ts";
import { openTestPortal } from "../tools/testing/test-portal.ts";
import { type Remembered, rememberPortal } from "../tools/testing/whole-portal.ts";

/** More than any call makes. */
const MOST_STATEMENTS = 60;

let testContext: TestContext;
let callers: ReturnType<typeof callersOf>;
let beginning: Remembered;
let lines: Record<string, unknown>[];
let database: ReturnType<typeof failing>;
let all = 0;

describe.runIf(inject("testDatabase").kind === "pglite")("no line of the log holds", () => {
  beforeAll(async () => {
    const portal = await openTestPortal();
    const write = (line: string) => void lines.push(JSON.parse(line));
    const app = createApp({ ...portal.services, log: createLog(write, portal.services.clock) });
    const browser = (address: string) =>
      new Browser(async (request, info) => await app.fetch(request, info), address);
    const fixtures = await createFixtures(portal);
    testContext = {
      portal: { ...portal, app, browser: browser as typeof portal.browser },
      fixtures,
    };
    callers = callersOf(fixtures);
    const both = { familyConsent: true, municipalConsent: true };
    await portal.db.update(users).set(both).where(eq(users.id, fixtures.person.id));
    beginning = await rememberPortal(portal);
    database = failing((portal.db as unknown as { $client: PGlite }).$client);
  });
  afterAll(() => testContext.portal.close());
  beforeEach(() => {
    lines = [];
  });

  test.each(ROWS)("what was sent with %s, whichever statement of it fails", async (row) => {
    const { method } = operationOf(row);
    const by = callerOf(row);
    let hasEnded = false;
    let failures = 0;
    for (let well = 0; !hasEnded; well += 1) {
      expect(well).toBeLessThan(MOST_STATEMENTS);
      const target = await targetOf(testContext, row);
      const answer = await database.failAfter(well, () => send(testContext, method, target, by));
      await answer.body?.cancel();
      hasEnded = !database.hasFailed();
      if (answer.status === 500) failures += 1;
      const text = JSON.stringify(lines.map((line) => ({ ...line, requestId: "", at: "" })));
      const held = secretsOf(target, by).filter((secret) => text.includes(secret));
      expect(held, text).toEqual([]);
      if (!(await beginning.isAsBefore())) await beginning.restore();
    }
    const failed = lines.filter(({ event }) => event === "request-failed");
    expect(failed).toHaveLength(failures);
    all += failures;
  });

  test("and most calls have failed so", () => {
    expect(all).toBeGreaterThan(2 * ROWS.length);
  });
});

/** Somebody who may make the call. */
function callerOf(row: string): Credentials {
  const cell = CELLS.find((one) => one.row === row && one.status < 400 && one.caller !== "expired");
  const by = cell && callers[cell.caller]?.by.at(0);
  return by ?? { cookies: new Map(), role: null };
}

/** Lets a database's statements fail as a broken disk would; the error says what was sent. */
function failing(client: PGlite) {
  let left = Number.POSITIVE_INFINITY;
  let hasFailed = false;
  const orFail = (query: PGlite["query"]): PGlite["query"] => {
    return (text, parameters, options) => {
      left -= 1;
      if (left >= 0) return query(text, parameters, options);
      hasFailed = true;
      const said = `could not read block, Key (email)=(${parameters?.join()})`;
      return Promise.reject(Object.assign(new Error(said), { code: "XX001", detail: said }));
    };
  };
  const transact = client.transaction.bind(client);
  client.query = orFail(client.query.bind(client));
  client.transaction = (work) =>
    transact((transaction: Transaction) =>
      work({ ...transaction, query: orFail(transaction.query) }),
    );
  return {
    failAfter: async <T>(well: number, work: () => Promise<T>): Promise<T> => {
      [left, hasFailed] = [well, false];
      try {
        return await work();
      } finally {
        left = Number.POSITIVE_INFINITY;
      }
    },
    hasFailed: () => hasFailed,
  };
}

/** A plain word is one of a list of the contract, which a route may hold too. */
const PLAIN = /^[a-z-]{1,24}$/;

/** Whatever a call carries that says something of somebody, or opens something. */
function secretsOf({ path, query, body, raw }: Target, { cookies, token }: Credentials): string[] {
  const form = raw?.content instanceof FormData ? [...raw.content.values()] : [];
  const all = [
    ...path.split("/"),
    ...leaves([query, body, form]),
    ...cookies.values(),
    token ?? "",
  ];
  return [...new Set(all)].filter((one) => one.length >= 4 && !PLAIN.test(one));
}

function leaves(value: unknown): string[] {
  if (typeof value === "string" || typeof value === "number") return [String(value)];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(leaves);
}
