import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { PGlite } from "@electric-sql/pglite";
import type { Logger } from "drizzle-orm/logger";
import pg from "pg";
import { inject } from "vitest";
import { type DatabaseConfig, type OpenDatabase, openDatabase } from "../../db/open.ts";
import { wrapPglite } from "../../db/open-pglite.ts";

/** `release` leaves it to the next file; `close` ends it. */
type OwnDatabase = OpenDatabase & { release: () => Promise<void> };

/** A migrated database that no other test file sees. */
export async function openTestDatabase(logger?: Logger): Promise<OwnDatabase> {
  const source = inject("testDatabase");
  if (source.kind === "pglite") return await openEmptied(source.image, logger);
  const url = await createDatabase(source.adminUrl, source.template);
  const address = { url, migrationUrl: url };
  const config: DatabaseConfig =
    source.kind === "neon"
      ? { driver: "neon", ...address, webSocketProxy: source.webSocketProxy }
      : { driver: "postgres", ...address };
  const database = await openDatabase(config, logger);
  // A pool is ended once; a test that ends its database itself is released as well.
  let ended: Promise<void> | null = null;
  const close = () => (ended ??= database.close());
  return { ...database, close, release: close };
}

/**
 * The emptied PGlite of the file before, in this worker: opening one takes nine times as long as
 * emptying one.
 */
let spare: PGlite | null = null;

async function openEmptied(image: string, logger?: Logger): Promise<OwnDatabase> {
  const client = spare ?? (await loadImage(image));
  spare = null;
  const before = await shapeOf(client);
  const release = async () => {
    if (client.closed) return;
    await client.exec("discard all");
    const emptied = await client.query<{ filled: string[] }>("select empty_each_table() as filled");
    const filled = emptied.rows[0]?.filled ?? [];
    // The next file would read over the rows that were here.
    if (filled.length > 0) await client.exec(`vacuum ${filled.join(", ")}`);
    // The next file would find what a test has done to the tables themselves.
    if (spare || (await shapeOf(client)) !== before) return await client.close();
    spare = client;
  };
  return { ...wrapPglite(client, logger), release };
}

async function loadImage(image: string): Promise<PGlite> {
  return await PGlite.create({ loadDataDir: new Blob([new Uint8Array(await readFile(image))]) });
}

/** How many there are of all that a change of the schema adds or removes. */
async function shapeOf(client: PGlite): Promise<string> {
  const catalogues = ["class", "attribute", "index", "constraint", "trigger", "proc"];
  const counts = catalogues.map((name) => `(select count(*) from pg_${name})`);
  const { rows } = await client.query<{ shape: string }>(
    `select concat_ws(' ', ${counts.join(", ")}) as shape`,
  );
  return rows[0]?.shape ?? "";
}

/** The address of a migrated database on the Postgres of the tests, for a portal's process. */
export async function newDatabase(): Promise<string> {
  const source = inject("testDatabase");
  if (source.kind === "pglite") throw new Error("PGlite has no address");
  return await createDatabase(source.adminUrl, source.template);
}

async function createDatabase(adminUrl: string, template: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    await admin.query(`create database ${name} template ${template}`);
  } finally {
    await admin.end();
  }
  return Object.assign(new URL(adminUrl), { pathname: name }).href;
}
