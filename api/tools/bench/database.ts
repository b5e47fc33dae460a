// The API against bare queries, and with few people against many, on a real Postgres.
import { type SQL, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { Hono } from "hono";
import pg from "pg";
import { createApp } from "../app.ts";
import { createAssistant } from "../assistant/assistant.ts";
import { createWeather } from "../assistant/weather.ts";
import { HASH_COST } from "../auth/hashing.ts";
import { type OpenDatabase, openDatabase } from "../db/open.ts";
import { readConfig } from "../env.ts";
import { silentLog } from "../log.ts";
import { createDiskStorage } from "../storage/disk-storage.ts";
import { type RunningPostgres, startPostgres } from "../testing/start-postgres.ts";
import { printRow, quantile, rateOf, timesOf } from "./measure.ts";
import { fill, hasTable, type SignedIn } from "./village.ts";

const FEW = 1_000;
const MANY = 100_000;
const ROUNDS = 6;
const RUNS_A_ROUND = 400;

type HotCall = { table: string; path: string; bare: (userId: string) => SQL };

/** A call whose table is not there yet is left out. */
const HOT_CALLS: HotCall[] = [
  {
    table: "reminders",
    path: "reminders",
    bare: (id) => sql`select * from reminders where user_id = ${id}`,
  },
  {
    table: "scores",
    path: "scores?limit=5",
    bare: (id) =>
      sql`select * from scores where user_id = ${id} order by completed_at desc, id desc limit 5`,
  },
];

type Portal = { database: OpenDatabase; get: (path: string, person: SignedIn) => Promise<void> };
type Village = Portal & { people: SignedIn[] };

async function openVillage(postgres: RunningPostgres, people: number): Promise<Village> {
  const name = `people_${people}`;
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

function openPortal(database: OpenDatabase): Portal {
  const pepper = new TextEncoder().encode("a pepper for the bench");
  const weather = createWeather({ baseUrl: "http://localhost:9", place: null });
  const app = createApp({
    db: database.db,
    clock: () => new Date(),
    random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
    config: readConfig({}),
    pepper,
    hashCost: HASH_COST,
    // Nothing that is measured stores a file or chats.
    storage: createDiskStorage("/nowhere", pepper),
    assistant: createAssistant({ weather, model: null }),
    log: silentLog,
  });
  const get = async (path: string, { id, token }: SignedIn) => {
    const headers = { Cookie: `acompana_person=${token}`, "Acompana-Role": "person" };
    const answer = await app.request(`/api/users/${id}/${path}`, { headers });
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    await answer.arrayBuffer();
  };
  return { database, get };
}

/** One person after the other, so that no row stays warm by itself. */
function inTurn({ people }: Village): () => SignedIn {
  let turn = 0;
  return () => {
    turn += 1;
    const person = people[turn % people.length];
    if (!person) throw new Error("nobody lives here");
    return person;
  };
}

/** The least that a call can be: Hono alone, around the bare query. */
function openBare({ database: { db } }: Portal, { bare }: HotCall) {
  const app = new Hono().get("/:id", async (c) => {
    const { rows } = (await db.execute(bare(c.req.param("id")))) as unknown as { rows: unknown[] };
    return c.json(rows);
  });
  return async ({ id }: SignedIn) => void (await (await app.request(`/${id}`)).arrayBuffer());
}

async function compareWithBare(village: Village, hotCall: HotCall): Promise<void> {
  const { path, bare } = hotCall;
  const next = inTurn(village);
  const { db } = village.database;
  const askBare = openBare(village, hotCall);
  const runs = [
    () => village.get(path, next()),
    () => askBare(next()),
    async () => void (await db.execute(bare(next().id))),
  ];
  for (const atOnce of [1, 10]) {
    const rates: number[][] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const ofRound: number[] = [];
      for (const run of runs) ofRound.push(await rateOf(RUNS_A_ROUND, atOnce, run));
      // The first round only warms up.
      if (round > 0) rates.push(ofRound);
    }
    const median = (run: number) =>
      quantile(
        rates.map((ofRound) => ofRound[run] ?? 0),
        0.5,
      );
    const [ofCall, ofHono, ofQuery] = [median(0), median(1), median(2)];
    const how = `${Math.round(ofCall)} calls/s to ${Math.round(ofQuery)} queries/s`;
    printRow(`GET ${path}, ${atOnce} at once: rate to bare query`, ofCall / ofQuery, "≥ 0.5", how);
    printRow(
      "  the same of Hono alone around that query",
      ofHono / ofQuery,
      "",
      "the most there is",
    );
  }
}

async function compareSizes(few: Village, many: Village, { path }: HotCall): Promise<void> {
  const times: Record<"few" | "many", number[]> = { few: [], many: [] };
  const villages = { few: { ...few, next: inTurn(few) }, many: { ...many, next: inTurn(many) } };
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const size of ["few", "many"] as const) {
      const { get, next } = villages[size];
      const taken = await timesOf(RUNS_A_ROUND, () => get(path, next()));
      // The first round only warms up.
      if (round > 0) times[size].push(...taken);
    }
  }
  const [ofFew, ofMany] = [quantile(times.few, 0.95), quantile(times.many, 0.95)];
  const how = `${ofFew.toFixed(2)} ms to ${ofMany.toFixed(2)} ms`;
  printRow(`GET ${path}: p95 with ${MANY} people to ${FEW}`, ofMany / ofFew, "≤ 1.3", how);
}

const postgres = await startPostgres();
try {
  const few = await openVillage(postgres, FEW);
  const many = await openVillage(postgres, MANY);
  for (const call of HOT_CALLS) {
    if (!(await hasTable(few.database.db, call.table))) continue;
    await compareWithBare(few, call);
    await compareSizes(few, many, call);
  }
  await few.database.close();
  await many.database.close();
} finally {
  await postgres.stop();
}
