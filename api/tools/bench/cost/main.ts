// npm run cost: what a person costs in a month: statements, bytes to and from the database and the
// browser, rows and bytes that stay. Counts alone, so that any machine comes to the same.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { startPortal, WITH_DATABASE_URL } from "../../testing/portal-process.ts";
import { startPostgres } from "../../testing/start-postgres.ts";
import { openStatementCounter } from "../statements.ts";
import { openCountingLine } from "./counting-line.ts";
import { liveClerksDay, livePersonsDay, liveRelativesDay } from "./days.ts";
import { Device } from "./device.ts";
import { settleTown } from "./settle.ts";
import { bytesOfTables, printGrowth, rowsOfTables } from "./tables.ts";

const PEOPLE = 100;
const DAYS = 30;

const postgres = await startPostgres();
const home = await mkdtemp(path.join(tmpdir(), "acompana-cost-"));
const counter = await openStatementCounter(postgres, "postgres");
const toDatabase = openCountingLine(postgres.port);
const portal = await startPortal({
  ...WITH_DATABASE_URL,
  HOST: "127.0.0.1",
  DATA_DIR: home,
  DATABASE_URL: postgres.url("postgres").replace(`:${postgres.port}/`, `:${toDatabase.port}/`),
});
const toBrowser = openCountingLine(Number(new URL(portal.url).port));
const client = new pg.Client({ connectionString: postgres.url("postgres") });
await client.connect();
// Tables are looked at when nothing cleans them up by itself.
await client.query("alter system set autovacuum = off");
await client.query("select pg_reload_conf()");

/** What a day of all of them takes, for one person and month. */
async function measure(who: string, live: () => Promise<void>): Promise<void> {
  const [calls, database, browser] = [Device.calls, toDatabase.counts(), toBrowser.counts()];
  const statements = await counter.count(live);
  const [afterwards, seen] = [toDatabase.counts(), toBrowser.counts()];
  const monthly = (total: number) => (total * DAYS) / PEOPLE;
  const figures = [
    monthly(Device.calls - calls),
    monthly(statements),
    monthly(afterwards.sent - database.sent) / 1000,
    monthly(afterwards.received - database.received) / 1000,
    monthly(seen.sent - browser.sent) / 1000,
    monthly(seen.received - browser.received) / 1000,
  ];
  printLine(
    who,
    figures.map((one) => one.toFixed(0)),
  );
}

function printLine(what: string, figures: string[]): void {
  console.log(what.padEnd(30) + figures.map((one) => one.padStart(13)).join(""));
}

try {
  const origin = `http://127.0.0.1:${toBrowser.port}`;
  const { town, clerk, people, relatives } = await settleTown(origin, PEOPLE);
  const [rows, bytes] = [await rowsOfTables(client), await bytesOfTables(client)];
  console.log(`A month (${DAYS} days) of one person, of ${PEOPLE}; bytes in KB as on the wire`);
  printLine("", ["calls", "statements", "to DB", "from DB", "to portal", "from portal"]);
  await measure("an older person", async () => {
    for (const [nth, person] of people.entries()) await livePersonsDay(town, person, nth);
  });
  await measure("a relative", async () => {
    for (const [nth, relative] of relatives.entries()) {
      const person = people[nth];
      if (person) await liveRelativesDay(town, relative, person, nth);
    }
  });
  await measure("her share of a clerk", () => liveClerksDay(town, clerk, people));
  await printGrowth(client, { rows, bytes, people: PEOPLE, days: DAYS });
} finally {
  await client.end();
  await counter.close();
  await portal.stop("SIGINT");
  await Promise.all([toBrowser.close(), toDatabase.close()]);
  await postgres.stop();
  await rm(home, { recursive: true });
}
