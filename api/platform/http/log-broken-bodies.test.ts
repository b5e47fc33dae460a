import { Hono } from "hono";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { AppEnv } from "../context.ts";
import { createLog } from "../log.ts";
import { serveHttp } from "../server/serve.ts";
import { logBrokenBodies } from "./log-broken-bodies.ts";

const SECRET = "/datos/files/media/carmen.jpg";
const failure = () => Object.assign(new Error(`open '${SECRET}'`), { code: "EIO" });
const FAILED = { event: "answer-broken-off", kind: "Error", detail: "EIO", route: "/file" };

let written: string[];

beforeEach(() => {
  written = [];
  for (const name of ["error", "info", "log", "warn"] as const) {
    vi.spyOn(console, name).mockImplementation((...said) => {
      written.push(...said.map((one) => Deno.inspect(one)));
    });
  }
});
afterEach(() => vi.restoreAllMocks());

/** Sends `pieces` over a real connection, and then fails; what came of it. */
async function readBroken(pieces: string[]): Promise<string> {
  const log = createLog(
    (line) => written.push(line),
    () => new Date(),
  );
  const app = new Hono<AppEnv>();
  app.use("*", logBrokenBodies(log));
  app.get("/file", (c) =>
    c.body(
      ReadableStream.from(
        (async function* () {
          yield* pieces.map((piece) => new TextEncoder().encode(piece));
          throw failure();
        })(),
      ),
    ),
  );
  const server = await serveHttp(app.fetch, { port: 0, host: "127.0.0.1" });
  const came = await fetch(`http://127.0.0.1:${server.port}/file`)
    .then(async (answer) => `${answer.status} ${await answer.text()}`)
    .catch((error) => String(error));
  await server.shutdown();
  return came;
}

test.each([
  ["at once", []],
  ["in the middle", ["Hola, "]],
])("a body that fails %s is told by the kind of its error alone", async (_, pieces) => {
  const came = await readBroken(pieces);
  expect(came + written.join("\n")).not.toContain(SECRET);
  expect(came).not.toMatch(/^2/);
  const lines = written.filter((line) => line.startsWith("{")).map((line) => JSON.parse(line));
  expect(lines).toMatchObject([FAILED]);
});

test("a reader who hangs up is no failure", async () => {
  let isLeft = false;
  const log = createLog(
    (line) => written.push(line),
    () => new Date(),
  );
  const app = new Hono<AppEnv>();
  app.use("*", logBrokenBodies(log));
  app.get("/file", (c) =>
    c.body(
      new ReadableStream({
        pull: (controller) => controller.enqueue(new TextEncoder().encode("Hola")),
        cancel: () => {
          isLeft = true;
        },
      }),
    ),
  );
  const answer = await app.request("/file");
  await answer.body?.cancel();
  expect(isLeft).toBe(true);
  expect(written).toEqual([]);
});
