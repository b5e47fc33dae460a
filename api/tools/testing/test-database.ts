import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { PGlite } from "@electric-sql/pglite";
import type { Logger } from "drizzle-orm/logger";
import pg from "pg";
import { inject } from "vitest";
import { type OpenDatabase, openDatabase } from "../../db/open.ts";
import { wrapPglite } from "../../db/open-pglite.ts";

/** A migrated database that no other test file sees. */
export async function openTestDatabase(logger?: Logger): Promise<OpenDatabase> {
  const source = inject("testDatabase");
  if (source.kind === "pglite") {
    const image = new Blob([new Uint8Array(await readFile(source.image))]);
    return wrapPglite(await PGlite.create({ loadDataDir: image }), logger);
  }
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await createDatabase(source.adminUrl, name, source.template);
  const url = Object.assign(new URL(source.adminUrl), { pathname: name }).href;
  if (source.kind === "postgres") {
    return await openDatabase({ driver: "postgres", url, migrationUrl: url }, logger);
  }
  const { webSocketProxy } = source;
  return await openDatabase({ driver: "neon", url, migrationUrl: url, webSocketProxy }, logger);
}

async function createDatabase(adminUrl: string, name: string, template: string): Promise<void> {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    await admin.query(`create database ${name} template ${template}`);
  } finally {
    await admin.end();
  }
}
