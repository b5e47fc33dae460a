import { getTableName, is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import * as schema from "../../db/schema/index.ts";
import { LEFT_OUT, OWN_TABLES } from "./own-tables.ts";
import { IS_ID } from "./page-html.ts";
import { LABELS } from "./words.ts";

const tables = (Object.values(schema) as unknown[]).filter((one): one is PgTable =>
  is(one, PgTable),
);

/** A column by which a row belongs to an older person or speaks of one. */
const namesPerson = (table: PgTable): boolean => {
  const { columns, foreignKeys } = getTableConfig(table);
  const refers = foreignKeys.some((key) => {
    const { foreignTable, foreignColumns } = key.reference();
    return getTableName(foreignTable) === "users" && foreignColumns[0]?.name === "id";
  });
  return refers || columns.some(({ name }) => /(^|_)(user|subject)_id$/.test(name));
};

test("every table that names a person is in the copy, or left out for a reason", () => {
  const own: string[] = OWN_TABLES.map(({ table }) => getTableName(table));
  const answered = [...own, ...Object.keys(LEFT_OUT)];
  expect(new Set(answered).size).toBe(answered.length);
  const naming = tables.filter(namesPerson).map(getTableName);
  expect(naming.filter((name) => !answered.includes(name))).toEqual([]);
  const known: string[] = tables.map(getTableName);
  expect(answered.filter((name) => !known.includes(name))).toEqual([]);
});

test("nothing that looks like a secret or a key of the storage is handed over", () => {
  const given = OWN_TABLES.flatMap(({ table, hidden = [] }) =>
    getTableConfig(table)
      .columns.filter(({ name }) => !hidden.includes(name))
      .map(({ name }) => `${getTableName(table)}.${name}`),
  );
  expect(given.filter((name) => /hash|secret|token|code|_key$|password|seal/.test(name))).toEqual(
    [],
  );
  for (const { table, hidden = [], file } of OWN_TABLES) {
    const names = getTableConfig(table).columns.map(({ name }) => name);
    expect(hidden.filter((name) => !names.includes(name))).toEqual([]);
    if (file) expect(hidden).toContain(file.column);
  }
});

test("every field of the page has a Spanish name", () => {
  const shown = OWN_TABLES.flatMap(({ table, hidden = [], more = {} }) => [
    ...Object.keys(more),
    ...getTableConfig(table).columns.flatMap(({ name }) => (hidden.includes(name) ? [] : [name])),
  ]);
  expect(shown.filter((name) => !IS_ID.test(name) && !(name in LABELS))).toEqual([]);
});
