// The API against bare queries, and with few people against many, on a real Postgres.

import { type SQL, sql } from "drizzle-orm";
import { Hono } from "hono";
import { startPostgres } from "../testing/start-postgres.ts";
import { printRow, quantile, rateOf, timesOf } from "./measure.ts";
import { openSeededPortal, type Portal, type SeededPortal } from "./open-portal.ts";
import { hasTable, type SignedIn } from "./seed.ts";

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

/** One person after the other, so that no row stays warm by itself. */
function inTurn({ people }: SeededPortal): () => SignedIn {
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

async function compareWithBare(portal: SeededPortal, hotCall: HotCall): Promise<void> {
  const { path, bare } = hotCall;
  const next = inTurn(portal);
  const { db } = portal.database;
  const askBare = openBare(portal, hotCall);
  const runs = [
    () => portal.get(path, next()),
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

async function compareSizes(
  few: SeededPortal,
  many: SeededPortal,
  { path }: HotCall,
): Promise<void> {
  const times: Record<"few" | "many", number[]> = { few: [], many: [] };
  const portals = { few: { ...few, next: inTurn(few) }, many: { ...many, next: inTurn(many) } };
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const size of ["few", "many"] as const) {
      const { get, next } = portals[size];
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
  const few = await openSeededPortal(postgres, FEW);
  const many = await openSeededPortal(postgres, MANY);
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
