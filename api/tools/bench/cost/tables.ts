import type pg from "pg";

type Numbers = Map<string, number>;

/** Of every table. */
export async function rowsOfTables(client: pg.Client): Promise<Numbers> {
  const { rows } = await client.query<{ name: string }>(
    "select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace",
  );
  const counts: Numbers = new Map();
  for (const { name } of rows) {
    const counted = await client.query(`select count(*)::int as rows from ${name}`);
    counts.set(name, counted.rows[0].rows);
  }
  return counts;
}

/** With indexes, and without what was changed or deleted. */
export async function bytesOfTables(client: pg.Client): Promise<Numbers> {
  await client.query("vacuum full");
  const { rows } = await client.query<{ name: string; bytes: number }>(
    `select relname as name, pg_total_relation_size(oid)::float8 as bytes
     from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  return new Map(rows.map(({ name, bytes }) => [name, bytes]));
}

type Growth = { rows: Numbers; bytes: Numbers; people: number; days: number };

/** Prints what has come to each table since, for one person and month. */
export async function printGrowth(client: pg.Client, before: Growth): Promise<void> {
  const [rows, bytes] = [await rowsOfTables(client), await bytesOfTables(client)];
  const monthly = (total: number) => (total * before.days) / before.people;
  let all = 0;
  console.log("\nRows that a month of one person adds, and bytes of a row with its indexes");
  for (const [name, now] of [...rows].sort()) {
    const added = now - (before.rows.get(name) ?? 0);
    if (added <= 0) continue;
    const size = ((bytes.get(name) ?? 0) - (before.bytes.get(name) ?? 0)) / added;
    all += monthly(added * size);
    const figures = [monthly(added).toFixed(1).padStart(10), size.toFixed(0).padStart(10)];
    console.log([name.padEnd(30), ...figures].join(""));
  }
  console.log(`${"all, in KB".padEnd(30)}${(all / 1000).toFixed(1).padStart(10)}`);
}
