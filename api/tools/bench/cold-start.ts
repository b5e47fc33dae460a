// From the start of the process to the first answer, against bare Hono: the portal on a Postgres,
// and the libraries that it stands on with no line of its own.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type CountingProxy, startCountingProxy } from "../testing/counting-proxy.ts";
import { makeReleases, WITH_DATABASE_URL } from "../testing/portal-process.ts";
import { startPostgres } from "../testing/start-postgres.ts";
import { printRow, quantile } from "./measure.ts";
import { startProgram } from "./start-program.ts";

type Times = Record<keyof typeof programs, number[]>;

const STARTS = 11;

async function firstAnswer(program: string, env: Record<string, string>): Promise<number> {
  const begun = performance.now();
  const { url, stop } = await startProgram(program, env);
  const response = await fetch(`${url}/api/health`);
  await response.arrayBuffer();
  const taken = performance.now() - begun;
  await stop();
  return taken;
}

const postgres = await startPostgres();
const home = await mkdtemp(path.join(tmpdir(), "acompana-bench-"));
const releases = await makeReleases();
const env = {
  PORT: "0",
  // Named, so that the portal does not explain at each start how to open it to others.
  HOST: "127.0.0.1",
  ...WITH_DATABASE_URL,
  DATA_DIR: home,
  RELEASES_DIR: releases,
  DATABASE_URL: postgres.url("postgres"),
};
/** Each answer of the database comes so much later, in milliseconds. */
const proxies = {
  at0: startCountingProxy(postgres.port),
  at30: startCountingProxy(postgres.port, 30),
};
const behind = ({ port }: CountingProxy) => {
  const address = new URL(env.DATABASE_URL);
  address.port = String(port);
  return { ...env, DATABASE_URL: address.href };
};
const programs = {
  at0: () => firstAnswer("../../main.ts", behind(proxies.at0)),
  at30: () => firstAnswer("../../main.ts", behind(proxies.at30)),
  portal: () => firstAnswer("../../main.ts", env),
  libraries: () => firstAnswer("./bare-libraries.ts", {}),
  hono: () => firstAnswer("./bare-hono.ts", {}),
};
try {
  const names = ["portal", "at0", "at30", "libraries", "hono"] as const;
  const times = Object.fromEntries(names.map((name) => [name, []])) as unknown as Times;
  for (let start = 0; start <= STARTS; start += 1) {
    for (const name of names) {
      const taken = await programs[name]();
      // The first round only warms up.
      if (start > 0) times[name].push(taken);
    }
  }
  const median = (name: keyof typeof times) => quantile(times[name], 0.5);
  const row = (what: string, name: keyof typeof times, budget: string) => {
    const how = `${median(name).toFixed(0)} ms to ${median("hono").toFixed(0)} ms`;
    printRow(what, median(name) / median("hono"), budget, how);
  };
  row("First answer after start, no PGlite, to bare Hono", "portal", "≤ 8");
  row("  the same of its libraries alone, no database", "libraries", "");
  row("  the same with the database through a proxy, 0 ms away", "at0", "");
  row("  the same with the database 30 ms away", "at30", "");
  const { connections, statements } = proxies.at30.asked;
  const starts = STARTS + 1;
  const how = `${connections / starts} connections a start`;
  printRow("Statements from a start to its first answer", statements / starts, "≤ 3", how);
} finally {
  for (const proxy of Object.values(proxies)) proxy.stop();
  await postgres.stop();
  await rm(home, { recursive: true });
  await rm(releases, { recursive: true });
}
