import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { EXIT_AFTER_FAILURE } from "../platform/last-resort.ts";
import { giveDatabase } from "../tools/testing/own-data.ts";

const isEmbedded = inject("testDatabase").kind === "pglite";
const OPEN = new URL("open-pglite.ts", import.meta.url).href;
const ERRORS = new URL("errors.ts", import.meta.url).href;
/** What turns for ever is ended from outside, and has then no code of its own. */
const PATIENCE_MS = 60_000;

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "acompana-broken-"));
  await giveDatabase(folder);
});
afterAll(async () => await rm(folder, { recursive: true }));

/** Runs `program` with the database opened, in a process of its own, to its end. */
async function runOpened(program: string) {
  const opened = `
    import fs from "node:fs";
    import { openPglite } from ${JSON.stringify(OPEN)};
    const { db, close } = await openPglite(${JSON.stringify(path.join(folder, "postgres"))});
    ${program}`;
  const args = ["eval", "--ext=ts", opened];
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const run = new Deno.Command(Deno.execPath(), { args, signal });
  const { code, stdout, stderr } = await run.output();
  const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
  return { code, stdout: text(stdout), stderr: text(stderr) };
}

test.runIf(isEmbedded)("a call that comes while the database is closed is refused", async () => {
  const { code, stdout } = await runOpened(`
    const { isUnreachable } = await import(${JSON.stringify(ERRORS)});
    const reason = (error) => (isUnreachable(error) ? "unreachable" : String(error));
    const saying = (asked) => asked.then(() => "answered", reason);
    const calls = [];
    const ask = () => calls.push(saying(db.execute("select 1")));
    ask();
    const closing = close();
    // Each waits for the turn that the close has, or comes between its steps.
    for (let turn = 0; turn < 200; turn += 1) {
      ask();
      await Promise.resolve();
    }
    await closing;
    ask();
    console.log(JSON.stringify(await Promise.all(calls)));`);
  const said: string[] = JSON.parse(stdout);
  expect([code, said.length]).toEqual([0, 202]);
  expect([said[0], said.at(-1)]).toEqual(["answered", "unreachable"]);
  expect(new Set(said)).toEqual(new Set(["answered", "unreachable"]));
});

test.runIf(isEmbedded)(
  "a database that is thrown out of its program ends the process",
  async () => {
    const { code, stderr } = await runOpened(`
    fs.writeSync = () => { throw new TypeError("relation of carmen@casa.es"); };
    const write = () => db.execute("select pg_logical_emit_message(true, 'x', 'x')");
    await write().catch(() => {});
    await write().catch(() => {});`);
    expect([code, stderr]).toEqual([
      EXIT_AFTER_FAILURE,
      "La base de datos ha fallado y no puede seguir. (TypeError)\n",
    ]);
  },
);
