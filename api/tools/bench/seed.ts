import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import { rowsOf } from "../../db/rows.ts";
import { hashToken, newToken } from "../../platform/secrets/tokens.ts";

const ROWS_A_PERSON = 20;
const SESSIONS = 200;
const PEOPLE_A_MUNICIPALITY = 1_000;

export type SignedIn = { id: string; token: string };

export async function hasTable(db: Db, table: string): Promise<boolean> {
  const [row] = await rowsOf(db, sql`select to_regclass(${table}) is not null as found`);
  return row?.found === true;
}

/** Fills a migrated database with people, 20 rows each of what they do, and 200 open sessions. */
export async function fill(db: Db, people: number): Promise<SignedIn[]> {
  // Foreign keys hold by the way the rows are made; to check them row by row takes minutes.
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`insert into municipalities (name, created_at)
      select 'Aldea ' || n, now() from generate_series(1, ${people / PEOPLE_A_MUNICIPALITY}::int) n`);
    await tx.execute(sql`insert into users (municipality_id, name, created_at)
      select m.id, 'Persona ' || n, now() from municipalities m
      cross join generate_series(1, ${PEOPLE_A_MUNICIPALITY}::int) n`);
    await tx.execute(sql`insert into scores
        (user_id, game_type, score, time_seconds, difficulty, completed_at)
      select u.id, 'memory-cards', 1000 + n, 60, 'normal', now() - n * interval '1 hour'
      from users u cross join generate_series(1, ${ROWS_A_PERSON}::int) n`);
    if (await hasTable(tx, "reminders")) await fillGenerically(tx, "reminders");
  });
  for (const table of ["users", "scores"]) {
    await db.execute(sql`vacuum analyze ${sql.identifier(table)}`);
  }
  return await openSessions(db);
}

/** By the types of its columns, so that the bench need not follow every change of a table. */
async function fillGenerically(db: Db, table: string): Promise<void> {
  const columns = await rowsOf(
    db,
    sql`select column_name as name, udt_name as type from information_schema.columns
      where table_name = ${table} and is_nullable = 'NO' and column_default is null`,
  );
  const names = columns.map(({ name }) => sql.identifier(String(name)));
  const values = columns.map(({ name, type }) => filling(String(name), String(type)));
  await db.execute(sql`insert into ${sql.identifier(table)} (${sql.join(names, sql`, `)})
    select ${sql.join(values, sql`, `)}
    from users u cross join generate_series(1, ${ROWS_A_PERSON}::int) n`);
  await db.execute(sql`analyze ${sql.identifier(table)}`);
}

function filling(name: string, type: string): SQL {
  if (name === "user_id") return sql`u.id`;
  if (name === "category") return sql`'Medicación'`;
  if (name === "recurrency") return sql`(array['none', 'daily', 'weekly', 'monthly'])[1 + n % 4]`;
  if (type === "uuid") return sql`gen_random_uuid()`;
  if (type.startsWith("timestamp")) return sql`now() - n * interval '7 hours'`;
  if (type === "date") return sql`current_date - n`;
  if (type === "bool") return sql`false`;
  if (type.startsWith("int")) return sql`n`;
  return sql`'Tomar la pastilla'`;
}

async function openSessions(db: Db): Promise<SignedIn[]> {
  const rows = await rowsOf(db, sql`select id from users order by id limit ${SESSIONS}`);
  const random = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes));
  const people = rows.map(({ id }) => ({ id: String(id), token: newToken(random) }));
  for (const { id, token } of people) {
    await db.execute(sql`insert into sessions
        (token_hash, role, user_id, created_at, last_used_at, expires_at)
      values (${hashToken(token)}, 'person', ${id}, now(), now(), now() + interval '12 hours')`);
  }
  return people;
}
