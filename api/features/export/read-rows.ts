import { getTableColumns, type SQL, sql } from "drizzle-orm";
import { getTableConfig, type PgTable } from "drizzle-orm/pg-core";
import type { Db } from "../../db/open.ts";
import { rowsOf } from "../../db/rows.ts";
import { filePath } from "./file-path.ts";
import type { OwnTable } from "./own-tables.ts";

/** So many rows are in memory at once. */
const PAGE = 200;

export type OwnRow = Record<string, unknown>;

/** A row as it is handed over, and the key of its file. */
type Read = { row: OwnRow; fileKey: string | null };

/**
 * A person's rows of a table, page by page in the order of the primary key, so that no statement
 * and no memory grows with their number. `archivo` of a row is the path of its file in the archive.
 */
export async function* readRows(db: Db, own: OwnTable, userId: string): AsyncGenerator<Read> {
  const key = keyOf(own.table);
  let after: string[] | null = null;
  for (;;) {
    const page: Page[] = await readPage(db, own, { userId, after, key });
    for (const { row, more } of page) yield shown(own, row, more);
    const last = page.at(-1);
    if (!last || page.length < PAGE) return;
    after = last.key;
  }
}

type Page = { row: OwnRow; more: OwnRow; key: string[] };
type KeyColumn = { name: string; type: string };
type Terms = { userId: string; after: string[] | null; key: KeyColumn[] };

function readPage(db: Db, own: OwnTable, { userId, after, key }: Terms): Promise<Page[]> {
  const columns = key.map(({ name }) => sql`t.${sql.identifier(name)}`);
  const listed = sql.join(columns, sql`, `);
  const texts = sql.join(
    columns.map((column) => sql`${column}::text`),
    sql`, `,
  );
  const isLater = after
    ? sql`and (${listed}) > (${sql.join(
        after.map((value, at) => sql`${value}::${sql.raw(key[at]?.type ?? "text")}`),
        sql`, `,
      )})`
    : sql``;
  return rowsOf<Page>(
    db,
    sql`select to_jsonb(t) as row, ${objectOf(own.more ?? {})} as more,
        to_jsonb(array[${texts}]) as key
      from ${own.table} t where ${own.mine(userId)} ${isLater}
      order by ${listed} limit ${sql.raw(String(PAGE))}`,
  );
}

function objectOf(fields: Record<string, SQL>): SQL {
  const pairs = Object.entries(fields).map(([name, value]) => sql`${name}::text, ${value}`);
  return sql`jsonb_build_object(${sql.join(pairs, sql`, `)})`;
}

function shown({ hidden = [], file }: OwnTable, row: OwnRow, more: OwnRow): Read {
  const named = file ? ((row[file.column] as string | null) ?? null) : null;
  const fileKey = named && file?.keyOf ? file.keyOf(named) : named;
  const kept = Object.entries(row).filter(([name]) => !hidden.includes(name));
  const archivo = file && fileKey ? { archivo: filePath(file.folder, fileKey, row) } : {};
  return { row: { ...more, ...archivo, ...Object.fromEntries(kept) }, fileKey };
}

/** The columns of the primary key, in its order. */
function keyOf(table: PgTable): KeyColumn[] {
  const [composite] = getTableConfig(table).primaryKeys;
  const columns = Object.values(getTableColumns(table));
  const single = columns.filter(({ primary }) => primary);
  const names = (composite?.columns ?? single).map(({ name }) => name);
  // Those of a composite key cannot tell their type themselves.
  return names.map((name) => ({
    name,
    type: columns.find((column) => column.name === name)?.getSQLType() ?? "text",
  }));
}
