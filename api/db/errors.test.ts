import { sql } from "drizzle-orm";
import { expect, inject, test } from "vitest";
import { freePort } from "../tools/testing/start-postgres.ts";
import { openTestDatabase } from "../tools/testing/test-database.ts";
import { isUniqueViolation, isUnreachable, missingReference } from "./errors.ts";
import { type DatabaseConfig, openDatabase } from "./open.ts";
import { rowsOf } from "./rows.ts";

const port = freePort();
const url = `postgres://ana:clave@127.0.0.1:${port}/portal`;

const ABSENT: DatabaseConfig[] = [
  { driver: "postgres", url, migrationUrl: url },
  { driver: "neon", url, migrationUrl: url, webSocketProxy: `127.0.0.1:${port}` },
];

test.each(ABSENT)(
  "with $driver a server that is not there is told as unreachable",
  async (config) => {
    const { db, close } = await openDatabase(config);
    const error: unknown = await db.execute(sql`select 1`).then(
      () => null,
      (reason: unknown) => reason,
    );
    expect(isUnreachable(error)).toBe(true);
    await close();
  },
);

test.runIf(inject("testDatabase").kind !== "pglite")(
  "a connection lost between two statements of a transaction fails that transaction alone",
  async () => {
    const { db, close } = await openTestDatabase();
    const failure: unknown = await db
      .transaction(async (transaction) => {
        const [own] = await rowsOf<{ pid: number }>(
          transaction,
          sql`select pg_backend_pid() as pid`,
        );
        const pid = own?.pid ?? 0;
        await db.execute(sql`select pg_terminate_backend(${pid}::int)`);
        const query = sql`select 1 from pg_stat_activity where pid = ${pid}::int`;
        await expect.poll(() => rowsOf(db, query)).toEqual([]);
        // Its end comes to this side while nothing waits for an answer.
        await new Promise((later) => setTimeout(later, 200));
        await transaction.execute(sql`select 1`);
      })
      .catch((reason: unknown) => reason);
    expect(failure).toBeInstanceOf(Error);
    expect(await rowsOf(db, sql`select 1 as one`)).toEqual([{ one: 1 }]);
    await close();
  },
);

test("what the database itself answers is not", () => {
  const duplicate = new Error("Failed query", { cause: { code: "23505", message: "duplicate" } });
  expect([isUnreachable(duplicate), isUniqueViolation(duplicate)]).toEqual([false, true]);
  expect([isUnreachable(null), isUniqueViolation("x")]).toEqual([false, false]);
});

test("a row whose person or anything else has just gone is told from other mistakes", () => {
  const violation = (constraint: string) => ({ cause: { code: "23503", constraint } });
  expect(missingReference(violation("support_links_user_id_users_id_fk"))).toBe("user");
  expect(missingReference(violation("reminder_completions_reminder_id_reminders_id_fk"))).toBe(
    "other",
  );
  expect(missingReference({ cause: { code: "23505" } })).toBe(null);
});
