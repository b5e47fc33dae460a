// A portal over a real Postgres, for measuring.

import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { createApp } from "../../app.ts";
import { type OpenDatabase, openDatabase } from "../../db/open.ts";
import { readConfig } from "../../env.ts";
import { createAssistant, createWeather } from "../../features/assistant/index.ts";
import { PROVIDERS_BACKUPS } from "../../platform/backups.ts";
import { silentLog } from "../../platform/log.ts";
import { notOnDisk } from "../../platform/releases/built-releases.ts";
import { createReleases } from "../../platform/releases/releases.ts";
import { HASH_COST, openHashing } from "../../platform/secrets/hashing.ts";
import { createDiskStorage } from "../../platform/storage/disk-storage.ts";
import type { RunningPostgres } from "../testing/start-postgres.ts";
import { fill, type SignedIn } from "./seed.ts";

export type Portal = ReturnType<typeof openPortal>;
export type SeededPortal = Portal & { people: SignedIn[] };

export async function openSeededPortal(
  postgres: RunningPostgres,
  people: number,
  name = `people_${people}`,
): Promise<SeededPortal> {
  const admin = new pg.Client({ connectionString: postgres.url("postgres") });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  const url = postgres.url(name);
  const database = await openDatabase({ driver: "postgres", url, migrationUrl: url });
  await database.migrate();
  const begun = performance.now();
  // A connection without the pool's time limits: two million rows take longer than ten seconds.
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const signedIn = await fill(drizzle(client), people);
  await client.end();
  const seconds = Math.round((performance.now() - begun) / 1000);
  console.log(`${people} people made in ${seconds} s`);
  return { ...openPortal(database), people: signedIn };
}

const hashing = await openHashing();

function openPortal(database: OpenDatabase) {
  const pepper = new TextEncoder().encode("a pepper for the bench");
  const weather = createWeather({ baseUrl: "http://localhost:9", place: null });
  const random = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes));
  const secrets = { pepper, random, hashCost: HASH_COST, hashing };
  const services = {
    db: database.db,
    clock: () => new Date(),
    // Nothing that is measured stores a file or chats.
    storage: createDiskStorage("/nowhere", pepper),
    log: silentLog,
  };
  const app = createApp({
    ...secrets,
    ...services,
    releases: createReleases({ ...services, built: notOnDisk() }),
    config: readConfig({}),
    backups: PROVIDERS_BACKUPS,
    assistant: createAssistant({ weather, model: null }),
  });
  const get = async (path: string, { id, token }: SignedIn) => {
    const headers = { Cookie: `acompana_person=${token}`, "Acompana-Role": "person" };
    const answer = await app.request(`/api/users/${id}/${path}`, { headers });
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    await answer.arrayBuffer();
  };
  return { database, get, app, secrets };
}
