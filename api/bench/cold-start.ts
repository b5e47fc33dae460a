// From the start of the process to the first answer: the portal on a Postgres against bare Hono.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { makeReleases } from "../testing/portal-process.ts";
import { startPostgres } from "../testing/start-postgres.ts";
import { printRow, quantile } from "./measure.ts";

const STARTS = 11;
const script = (name: string) => fileURLToPath(new URL(name, import.meta.url));

async function firstAnswer(main: string, env: Record<string, string>): Promise<number> {
  const begun = performance.now();
  const args = ["run", "-A", "--quiet", main];
  const command = new Deno.Command(Deno.execPath(), {
    args,
    env,
    stdout: "piped",
    stderr: "inherit",
  });
  const child = command.spawn();
  const lines = child.stdout.pipeThrough(new TextDecoderStream()).getReader();
  const { value = "" } = await lines.read();
  const url = /http:\/\/\S+/.exec(value)?.[0];
  if (!url) throw new Error(`${main} did not start: ${value}`);
  const answer = await fetch(`${url}/api/health`);
  await answer.arrayBuffer();
  const taken = performance.now() - begun;
  child.kill("SIGKILL");
  await child.status;
  await lines.cancel();
  return taken;
}

const postgres = await startPostgres();
const home = await mkdtemp(path.join(tmpdir(), "acompana-bench-"));
const releases = await makeReleases();
const env = {
  PORT: "0",
  DATA_DIR: home,
  RELEASES_DIR: releases,
  DATABASE_URL: postgres.url("postgres"),
};
try {
  await firstAnswer(script("../main.ts"), env);
  await firstAnswer(script("./bare-hono.ts"), {});
  const portal: number[] = [];
  const bare: number[] = [];
  for (let start = 0; start < STARTS; start += 1) {
    portal.push(await firstAnswer(script("../main.ts"), env));
    bare.push(await firstAnswer(script("./bare-hono.ts"), {}));
  }
  const [ofPortal, ofBare] = [quantile(portal, 0.5), quantile(bare, 0.5)];
  const how = `${ofPortal.toFixed(0)} ms to ${ofBare.toFixed(0)} ms`;
  printRow("First answer after start, no PGlite, to bare Hono", ofPortal / ofBare, "≤ 3", how);
} finally {
  await postgres.stop();
  await rm(home, { recursive: true });
  await rm(releases, { recursive: true });
}
