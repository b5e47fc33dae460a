import type { PGlite, Transaction } from "@electric-sql/pglite";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import { users } from "../db/schema/users.ts";
import type { ByteRange, FileStorage } from "../platform/storage/file-storage.ts";
import { ROWS } from "../tools/testing/authorization-table.ts";
import { Browser } from "../tools/testing/browser.ts";
import { createApp } from "../tools/testing/checked-app.ts";
import { createFixtures } from "../tools/testing/contract-fixtures.ts";
import { operationOf, send, targetOf } from "../tools/testing/requests.ts";
import { callerOf, failureOf, secretsOf, watchLog } from "../tools/testing/sent-secrets.ts";
import type { TestContext } from "../tools/testing/test-context.ts";
import { openTestPortal } from "../tools/testing/test-portal.ts";
import { type Remembered, rememberPortal } from "../tools/testing/whole-portal.ts";

/** More than any call makes of statements, or of requests to the storage. */
const MOST_STEPS = 60;
/** Two of those that certainly ask the storage for something. */
const ON_STORAGE = new Set(["requestUpload", "getPhoto"]);
/** Answered without the database too: with 503, or by what was known before. */
const WITHOUT_DATABASE = new Set(["getReadiness", "getRegistry", "getAreaReleases"]);

let testContext: TestContext;
let beginning: Remembered;
let watched: ReturnType<typeof watchLog>;
let database: ReturnType<typeof failing>;
let storage: ReturnType<typeof failingStorage>;

describe.runIf(inject("testDatabase").kind === "pglite")("no line of the log holds", () => {
  beforeAll(async () => {
    const portal = await openTestPortal();
    watched = watchLog();
    storage = failingStorage(portal.services.storage);
    const app = createApp({ ...portal.services, storage: storage.storage, log: watched.log });
    const browser = (address: string) =>
      new Browser(async (request, info) => await app.fetch(request, info), address);
    const fixtures = await createFixtures(portal);
    testContext = {
      portal: { ...portal, app, browser: browser as typeof portal.browser },
      fixtures,
    };
    const both = { familyConsent: true, municipalConsent: true };
    await portal.db.update(users).set(both).where(eq(users.id, fixtures.person.id));
    beginning = await rememberPortal(portal);
    database = failing((portal.db as unknown as { $client: PGlite }).$client);
  });
  afterAll(async () => {
    watched.stop();
    await testContext.portal.close();
  });
  beforeEach(() => watched.clear());

  test.each(ROWS)("what was sent with %s, whichever statement of it fails", async (row) => {
    const { method } = operationOf(row);
    const by = callerOf(testContext.fixtures, row);
    const { statements } = testContext.portal;
    let hasEnded = false;
    let failures = 0;
    let asks = 0;
    for (let well = 0; !hasEnded; well += 1) {
      expect(well).toBeLessThan(MOST_STEPS);
      const target = await targetOf(testContext, row);
      statements.length = 0;
      const answer = await database.failAfter(well, async () =>
        failureOf(await send(testContext, method, target, by)),
      );
      hasEnded = !database.hasFailed();
      if (well === 0) asks = statements.length;
      if (answer.status === 500) failures += 1;
      const text = watched.text() + answer.said;
      const held = secretsOf(target, by).filter((secret) => text.includes(secret));
      expect(held, text).toEqual([]);
      if (!(await beginning.isAsBefore())) await beginning.restore();
    }
    const failed = watched.lines.filter(({ event }) => event === "request-failed");
    expect(failed).toHaveLength(failures);
    expect(failures > 0).toBe(asks > 0 && !WITHOUT_DATABASE.has(row));
  });

  test.each(ROWS)("what was sent with %s, whichever request to its storage fails", async (row) => {
    const { method } = operationOf(row);
    const by = callerOf(testContext.fixtures, row);
    let hasEnded = false;
    let well = 0;
    for (; !hasEnded; well += 1) {
      expect(well).toBeLessThan(MOST_STEPS);
      const target = await targetOf(testContext, row);
      const { said } = await storage.failAfter(well, async () =>
        failureOf(await send(testContext, method, target, by)),
      );
      const refused = storage.refused();
      hasEnded = refused.length === 0;
      const text = watched.text() + said;
      const secrets = [...refused, ...secretsOf(target, by)];
      expect(
        secrets.filter((secret) => text.includes(secret)),
        text,
      ).toEqual([]);
      if (!(await beginning.isAsBefore())) await beginning.restore();
    }
    expect(well).toBeGreaterThan(ON_STORAGE.has(row) ? 1 : 0);
  });
});

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

type Method = Exclude<keyof FileStorage, "check">;

const METHODS: Method[] = [
  ...(["put", "stat", "get", "copy", "overwrite", "delete", "tidy"] as const),
  ...(["uploadAddress", "downloadAddress"] as const),
];

/** Lets what is asked of a storage fail; the error says what was asked, and a signed address. */
function failingStorage(real: FileStorage) {
  let left = Number.POSITIVE_INFINITY;
  let refused: string[] = [];
  const step = (asked: unknown[]) => {
    left -= 1;
    if (left >= 0) return;
    const keys = asked.filter((one) => typeof one === "string");
    const address = `https://cubo.example/${keys[0]}?X-Amz-Signature=5f0c9e`;
    refused = [...refused, ...keys.filter((key) => key.includes("/")), address];
    const said = `could not open '${keys.join("', '")}' of ${address}`;
    throw Object.assign(new Error(said), { code: "EIO" });
  };
  const storage: FileStorage = { ...real };
  for (const name of METHODS) {
    const ask = real[name] as (...asked: unknown[]) => Promise<unknown>;
    Object.assign(storage, {
      [name]: async (...asked: unknown[]) => {
        step(asked);
        return await ask(...asked);
      },
    });
  }
  const get = storage.get;
  storage.get = async (key: string, range?: ByteRange) => {
    const file = await get(key, range);
    const beforeItIsRead = new TransformStream({
      transform: (piece, to) => {
        step([key]);
        to.enqueue(piece);
      },
    });
    return file && { ...file, body: file.body.pipeThrough(beforeItIsRead) };
  };
  return {
    storage,
    failAfter: async <T>(well: number, work: () => Promise<T>): Promise<T> => {
      [left, refused] = [well, []];
      try {
        return await work();
      } finally {
        left = Number.POSITIVE_INFINITY;
      }
    },
    /** The keys and addresses of what has failed. */
    refused: () => refused,
  };
}
