import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { openDatabase } from "../../db/open.ts";
import { wrapPglite } from "../../db/open-pglite.ts";
import { addSnapshotFunctions } from "./snapshot.ts";
import { startPostgres } from "./start-postgres.ts";
import { startWebSocketShim } from "./websocket-shim.ts";

/** How a test file gets a database of its own, copied from a migrated template. */
export type TestDatabase =
  | { kind: "pglite"; image: string; folder: string }
  | { kind: "neon"; adminUrl: string; template: string; webSocketProxy: string }
  | { kind: "postgres"; adminUrl: string; template: string };

declare module "vitest" {
  export interface ProvidedContext {
    testDatabase: TestDatabase;
  }
}

/** Runs once before all test files; what it returns runs after them. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const kind = Deno.env.get("TEST_DATABASE") ?? "pglite";
  const { database, stop } = kind === "pglite" ? await setUpPglite() : await setUpPostgres(kind);
  provide("testDatabase", database);
  return stop;
}

async function setUpPglite() {
  const folder = await mkdtemp(path.join(tmpdir(), "acompana-pglite-"));
  const image = path.join(folder, "template.tar");
  const client = await PGlite.create();
  const made = wrapPglite(client);
  await made.migrate();
  await addSnapshotFunctions(made.db);
  const dump = await client.dumpDataDir("none");
  await writeFile(image, new Uint8Array(await dump.arrayBuffer()));
  await client.close();
  const data = path.join(folder, "postgres");
  const kept = await PGlite.create(data, { loadDataDir: dump });
  await kept.close();
  const database: TestDatabase = { kind: "pglite", image, folder: data };
  return { database, stop: () => rm(folder, { recursive: true, force: true }) };
}

const TEMPLATE = "acompana_template";

/** One server for both drivers; Neon's reaches it as it would reach its own, by WebSocket. */
async function setUpPostgres(kind: string) {
  const postgres = await startPostgres({ quickLogins: true });
  const shim = startWebSocketShim(postgres.port);
  const adminUrl = postgres.url("postgres");
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(`create database ${TEMPLATE}`);
  await admin.end();
  const url = postgres.url(TEMPLATE);
  const template = await openDatabase({ driver: "postgres", url, migrationUrl: url });
  await template.migrate();
  await addSnapshotFunctions(template.db);
  await template.close();
  const common = { adminUrl, template: TEMPLATE };
  const database: TestDatabase =
    kind === "neon"
      ? { kind: "neon", ...common, webSocketProxy: shim.address }
      : { kind: "postgres", ...common };
  return {
    database,
    stop: async () => {
      await postgres.stop();
      await shim.stop();
    },
  };
}
