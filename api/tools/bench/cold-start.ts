// From the start of the process to the first answer, against bare Hono: the portal on a Postgres,
// and the libraries that it stands on with no line of its own.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { makeReleases, WITH_DATABASE_URL } from "../testing/portal-process.ts";
import { startPostgres } from "../testing/start-postgres.ts";
import { printRow, quantile } from "./measure.ts";
import { startProgram } from "./start-program.ts";

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
const programs = {
  portal: () => firstAnswer("../../main.ts", env),
  libraries: () => firstAnswer("./bare-libraries.ts", {}),
  hono: () => firstAnswer("./bare-hono.ts", {}),
};
try {
  const times = { portal: [] as number[], libraries: [] as number[], hono: [] as number[] };
  for (let start = 0; start <= STARTS; start += 1) {
    for (const name of ["portal", "libraries", "hono"] as const) {
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
} finally {
  await postgres.stop();
  await rm(home, { recursive: true });
  await rm(releases, { recursive: true });
}
