import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { rowsOf } from "../../db/rows.ts";
import { newMunicipality } from "../../tools/testing/fixtures.ts";
import { openTestPortal, type TestPortal } from "../../tools/testing/test-portal.ts";
import { metricsQuery } from "./metrics-query.ts";

const PEOPLE = 400;
const DAYS = 60;
let portal: TestPortal;

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

/** Two months of everybody's activity: enough for Postgres to prefer whatever is cheaper. */
async function fill(municipalityId: string): Promise<void> {
  const { db } = portal;
  await db.execute(sql`insert into users (municipality_id, name, created_at)
    select ${municipalityId}::uuid, 'Persona ' || n, now() from generate_series(1, ${PEOPLE}::int) n`);
  const each = sql`from users, generate_series(0, ${DAYS - 1}::int) n`;
  const at = sql`timestamptz '2026-01-01 10:00Z' + n * interval '1 day'`;
  await db.execute(sql`insert into activity_minutes (user_id, minute) select id, ${at} ${each}`);
  await db.execute(sql`insert into reminder_views (user_id, day, reminder_id)
    select id, date '2026-01-01' + n, gen_random_uuid() ${each}`);
  await db.execute(sql`insert into chat_message_counts (user_id, at, messages)
    select id, ${at}, 3 ${each}`);
  await db.execute(sql`insert into scores
    (user_id, game_type, score, time_seconds, difficulty, completed_at)
    select id, 'math', 50, 20, 'normal', ${at} ${each}`);
  for (const table of ["activity_minutes", "reminder_views", "chat_message_counts", "scores"]) {
    await db.execute(sql`analyze ${sql.identifier(table)}`);
  }
}

test.skipIf(inject("testDatabase").kind === "pglite")(
  "thirty days are answered from indexes alone, never by reading a whole table",
  async () => {
    await fill((await newMunicipality(portal)).id);
    const [user] = await rowsOf(portal.db, sql`select id from users order by name limit 1`);
    const query = metricsQuery(String(user?.id), {
      start: new Date("2026-01-15T10:00:00.000Z"),
      end: new Date("2026-02-14T10:00:00.000Z"),
      days: ["2026-01-15", "2026-02-14"],
      timeZone: "Europe/Madrid",
    });
    const rows = await rowsOf(portal.db, sql`explain ${query}`);
    const plan = rows.map((row) => String(row["QUERY PLAN"])).join("\n");
    expect(plan).not.toContain("Seq Scan");
    for (const index of ["activity_minutes", "reminder_views", "scores", "chat_message_counts"]) {
      expect(plan).toMatch(new RegExp(`Index.* on ${index}|Index Scan on ${index}`));
    }
  },
);
