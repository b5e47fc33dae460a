// Signed-in reminders of the portal and of the same read with Express, as two processes that take
// turns on one Postgres. Both run on Deno, so that libraries are compared and not runtimes.
// Postgres waits for the disk, as in production: Express writes to its session at each read, the
// portal once a minute.

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { makeReleases, WITH_DATABASE_URL } from "../testing/portal-process.ts";
import { startPostgres } from "../testing/start-postgres.ts";
import { printRow, quantile, rateOf } from "./measure.ts";
import { openSeededPortal } from "./open-portal.ts";
import {
  addHistory,
  type Caller,
  completeSome,
  logIn,
  ownCaller,
  read,
  readInTurn,
  requireSameResponses,
  type Server,
} from "./reminder-readers.ts";
import { startProgram } from "./start-program.ts";
import { openStatementCounter, type StatementCounter } from "./statements.ts";

const PEOPLE = 1_000;
const DATABASE = "express";
const ROUNDS = 15;
const RUNS_A_ROUND = 200;

/** The median of what each round makes: a machine that is busy for a while is so for both. */
async function printRates(portal: Server, other: Server): Promise<void> {
  const [readOwn, readOther] = [readInTurn(portal), readInTurn(other)];
  for (const atOnce of [1, 10]) {
    const rounds: { own: number; theirs: number }[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const own = await rateOf(RUNS_A_ROUND, atOnce, readOwn);
      const theirs = await rateOf(RUNS_A_ROUND, atOnce, readOther);
      // The first round only warms up.
      if (round > 0) rounds.push({ own, theirs });
    }
    const median = (of: (round: { own: number; theirs: number }) => number) =>
      quantile(rounds.map(of), 0.5);
    const rates = [median(({ own }) => own), median(({ theirs }) => theirs)].map(Math.round);
    const how = `${rates.join(" to ")} calls/s, as processes over HTTP`;
    const ratio = median(({ own, theirs }) => own / theirs);
    printRow(`GET reminders, ${atOnce} at once: rate to Express`, ratio, "≥ 1.5", how);
  }
}

async function printStatements(
  portal: Server,
  other: Server,
  { count }: StatementCounter,
): Promise<void> {
  const perRead = async (server: Server) => {
    const all = await count(async () => {
      for (const caller of server.callers) await read(server, caller);
    });
    return all / server.callers.length;
  };
  const how = `Express: ${(await perRead(other)).toFixed(2)}`;
  printRow(
    "  statements of such a read, as Postgres counts them",
    await perRead(portal),
    "≤ 2",
    how,
  );
}

const postgres = await startPostgres({ isDurable: true });
const home = await mkdtemp(path.join(tmpdir(), "acompana-bench-"));
const releases = await makeReleases();
const env = {
  PORT: "0",
  HOST: "127.0.0.1",
  ...WITH_DATABASE_URL,
  DATA_DIR: home,
  RELEASES_DIR: releases,
  DATABASE_URL: postgres.url(DATABASE),
};
try {
  const { database, people } = await openSeededPortal(postgres, PEOPLE, DATABASE);
  await addHistory(env.DATABASE_URL);
  await database.close();
  const counter = await openStatementCounter(postgres, DATABASE);
  const own = await startProgram("../../main.ts", env);
  const theirs = await startProgram("./express-portal.ts", { ...env, NODE_ENV: "production" });
  const portal = { url: own.url, callers: people.map(ownCaller) };
  const logins: Caller[] = [];
  for (const person of people) logins.push(await logIn(theirs.url, person));
  const other = { url: theirs.url, callers: logins };
  await completeSome(portal);
  await requireSameResponses(portal, other);
  await printRates(portal, other);
  await printStatements(portal, other, counter);
  await own.stop();
  await theirs.stop();
  await counter.close();
} finally {
  await postgres.stop();
  await rm(home, { recursive: true });
  await rm(releases, { recursive: true });
}
