import { sql } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import { rowsOf } from "../../db/rows.ts";

type Reference = { child: string; parent: string };

/** All tables of the portal, each after those that its rows refer to. */
export async function portalTables(db: Db): Promise<string[]> {
  const tables = await rowsOf<{ name: string }>(
    db,
    sql`select relname as name from pg_class
      where relkind in ('r', 'p') and not relispartition
        and relnamespace = 'public'::regnamespace order by 1`,
  );
  const references = await rowsOf<Reference>(
    db,
    sql`select child.relname as child, parent.relname as parent
      from pg_constraint
      join pg_class child on child.oid = conrelid join pg_class parent on parent.oid = confrelid
      where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid`,
  );
  const ordered: string[] = [];
  let left = tables.map(({ name }) => name);
  while (left.length > 0) {
    const waiting = new Set(left);
    const next = left.filter((name) => isFree(name, waiting, references));
    if (next.length === 0) throw new Error(`tables refer to each other: ${left.join(", ")}`);
    ordered.push(...next);
    left = left.filter((name) => !next.includes(name));
  }
  return ordered;
}

const isFree = (name: string, waiting: Set<string>, references: Reference[]): boolean =>
  !references.some(({ child, parent }) => child === name && waiting.has(parent));

/** Where each sequence stands; both values as Postgres writes them. */
export type SequenceState = { name: string; last: string; called: boolean };

export async function sequenceStates(db: Db): Promise<SequenceState[]> {
  const sequences = await rowsOf<{ name: string }>(
    db,
    sql`select relname as name from pg_class
      where relkind = 'S' and relnamespace = 'public'::regnamespace order by 1`,
  );
  const states: SequenceState[] = [];
  for (const { name } of sequences) {
    const [state] = await rowsOf<Omit<SequenceState, "name">>(
      db,
      sql`select last_value::text as last, is_called as called from ${sql.identifier(name)}`,
    );
    if (state) states.push({ name, ...state });
  }
  return states;
}

export async function setSequences(db: Db, states: SequenceState[]): Promise<void> {
  for (const { name, last, called } of states) {
    const sequence = `public.${name}`;
    await db.execute(
      sql`select setval(${sequence}::regclass, ${last}::bigint, ${called}::boolean)`,
    );
  }
}

/** The first table that has a row; null when all are empty. */
export async function firstFilled(db: Db, tables: string[]): Promise<string | null> {
  for (const table of tables) {
    const [row] = await rowsOf<{ filled: boolean }>(
      db,
      sql`select exists (select from ${sql.identifier(table)}) as filled`,
    );
    if (row?.filled) return table;
  }
  return null;
}

/** By table: the number of its rows and a hash over all of them, whatever their order. */
export type TableSums = Record<string, string>;

/** How rows are written as text, wherever the server stands. */
const WRITTEN_ALIKE = ["timezone = 'UTC'", "datestyle = 'ISO, YMD'", "bytea_output = 'hex'"];

/** Within a transaction, so that its settings go with it. */
export async function sumsOf(tx: Db, tables: string[]): Promise<TableSums> {
  for (const setting of WRITTEN_ALIKE) await tx.execute(sql.raw(`set local ${setting}`));
  const sums: TableSums = {};
  for (const table of tables) {
    const [row] = await rowsOf<{ summed: string }>(
      tx,
      sql`select concat(count(*), ' ',
          sum(('x' || substr(md5(t::text), 1, 15))::bit(60)::bigint::numeric)) as summed
        from ${sql.identifier(table)} t`,
    );
    sums[table] = row?.summed ?? "";
  }
  return sums;
}

export const rowsIn = (sums: TableSums): number =>
  Object.values(sums).reduce((all, sum) => all + Number.parseInt(sum, 10), 0);
