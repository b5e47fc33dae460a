import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openTestDatabase } from "../../tools/testing/test-database.ts";
import { backupProblem } from "./backup-error.ts";

test("a statement that fails is told by its code, without what was looked for", async () => {
  const database = await openTestDatabase();
  const failure: unknown = await database.db
    .execute(sql`select ${"Carmen"}::int`)
    .catch((error: unknown) => error);
  expect(String(failure)).toContain("Carmen");
  expect(backupProblem(failure)).toMatch(/^Ha fallado: \w+ 22P02\.$/);
  await database.release();
});
