import { readdir, readFile } from "node:fs/promises";
import { generateDrizzleJson, generateMigration } from "drizzle-kit/api";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openTestDatabase } from "../tools/testing/test-database.ts";
import { MIGRATIONS_FOLDER } from "./migrations-folder.ts";
import { rowsOf } from "./rows.ts";
import * as schema from "./schema/index.ts";

const META = `${MIGRATIONS_FOLDER}/meta`;
const readJson = async (file: string) => JSON.parse(await readFile(`${META}/${file}`, "utf8"));

/** The tables after the last migration, as drizzle-kit has written them. */
async function lastSnapshot(): Promise<string> {
  const { entries } = await readJson("_journal.json");
  return `${String(entries.length - 1).padStart(4, "0")}_snapshot.json`;
}

test("the committed migrations make exactly the tables of the code", async () => {
  const last = await readJson(await lastSnapshot());
  const missing = await generateMigration(last, generateDrizzleJson(schema, last.id));
  expect(missing, "run drizzle-kit generate in api/").toEqual([]);
});

test("the last snapshot is kept, and no other: nobody reads them in a change", async () => {
  const kept = (await readdir(META)).toSorted();
  expect(kept, "docs/how-to.md").toEqual([await lastSnapshot(), "_journal.json"]);
});

test("migrating again changes nothing", async () => {
  const database = await openTestDatabase();
  const count = sql`select count(*)::int as applied from drizzle.__drizzle_migrations`;
  try {
    const before = await rowsOf(database.db, count);
    await Promise.all([database.migrate(), database.migrate()]);
    expect(await rowsOf(database.db, count)).toEqual(before);
  } finally {
    await database.close();
  }
});

test("a database that went another way is refused", async () => {
  const database = await openTestDatabase();
  const tamper = sql`update drizzle.__drizzle_migrations set hash = 'other' where id = 1`;
  const insert = sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9e12)`;
  try {
    for (const change of [insert, tamper]) {
      await database.db.execute(change);
      await expect(database.migrate()).rejects.toThrow("otra versión de Acompaña");
    }
  } finally {
    await database.close();
  }
});
