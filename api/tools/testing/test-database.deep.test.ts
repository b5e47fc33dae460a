import { sql } from "drizzle-orm";
import { expect, inject, test } from "vitest";
import { rowsOf } from "../../db/rows.ts";
import { newAdmin, newPerson } from "./fixtures.ts";
import { fingerprint } from "./snapshot.ts";
import { openTestDatabase } from "./test-database.ts";
import { openTestPortal } from "./test-portal.ts";

const isEmbedded = inject("testDatabase").kind === "pglite";

/** What a file must not notice of the file before. */
async function traces() {
  const { db, release } = await openTestDatabase();
  const sequences = sql`select sequencename, last_value from pg_sequences
    where schemaname = 'public' order by 1`;
  const setting = sql`select current_setting('work_mem') as set,
    (select count(*)::int from audit_events) as events`;
  const found = [await fingerprint(db), await rowsOf(db, sequences), await rowsOf(db, setting)];
  await release();
  return found;
}

test("the next file gets a database in which nobody has ever been", async () => {
  const untouched = await traces();
  const portal = await openTestPortal();
  await newPerson(portal, await newAdmin(portal));
  await portal.db.execute(sql`set work_mem = '9MB'`);
  expect(await fingerprint(portal.db)).not.toEqual(untouched[0]);
  await portal.close();
  expect(await traces()).toEqual(untouched);
});

test.runIf(isEmbedded)("one whose schema was changed is not passed on", async () => {
  const changed = await openTestDatabase();
  await changed.db.execute(sql`create table planted (id int)`);
  await changed.release();
  const next = await openTestDatabase();
  const found = await rowsOf(next.db, sql`select to_regclass('planted') as planted`);
  expect(found).toEqual([{ planted: null }]);
  await next.release();
});

test.runIf(isEmbedded)("one that is closed is not passed on", async () => {
  const closed = await openTestDatabase();
  await closed.close();
  await closed.release();
  const next = await openTestDatabase();
  expect(await rowsOf(next.db, sql`select 1 as one`)).toEqual([{ one: 1 }]);
  await next.release();
});
