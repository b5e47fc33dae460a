import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { errorOf } from "../tools/testing/fixtures.ts";
import { giveDatabase } from "../tools/testing/own-data.ts";
import { enterHome, type Settled, settle } from "../tools/testing/portal-client.ts";
import { makeReleases, type PortalProcess, startPortal } from "../tools/testing/portal-process.ts";

const SCORE = JSON.stringify({
  gameType: "memory-cards",
  score: 1480,
  timeSeconds: 75,
  difficulty: "normal",
});

let home: string;
let releases: string;
let portal: PortalProcess;
let settled: Settled;

const start = () => startPortal({ DATA_DIR: home, RELEASES_DIR: releases });

/** A connection over which half a request has been sent. */
async function halfWay(): Promise<Deno.TcpConn> {
  const cookie = await enterHome(portal.url, settled.personId);
  const connection = await Deno.connect({ port: Number(new URL(portal.url).port) });
  const lines = [
    `POST /api/users/${settled.personId}/scores HTTP/1.1`,
    "Host: localhost",
    "Content-Type: application/json",
    `Content-Length: ${SCORE.length}`,
    `Cookie: ${cookie}`,
    "Expect: 100-continue",
  ];
  await connection.write(new TextEncoder().encode(`${lines.join("\r\n")}\r\n\r\n`));
  // The server asks for the body once it has surely begun on the request.
  const asked = new Uint8Array(64);
  const length = await connection.read(asked);
  expect(new TextDecoder().decode(asked.subarray(0, length ?? 0))).toContain("100 Continue");
  await connection.write(new TextEncoder().encode(SCORE.slice(0, SCORE.length / 2)));
  return connection;
}

/** Asks until the signal has arrived; before, the portal answers as always. */
async function untilRefused(): Promise<Response> {
  for (;;) {
    const answer = await fetch(`${portal.url}/api/health`);
    if (!answer.ok) return answer;
    await answer.body?.cancel();
  }
}

describe.runIf(inject("testDatabase").kind === "pglite")("a portal that is stopped", () => {
  beforeAll(async () => {
    home = await mkdtemp(path.join(tmpdir(), "acompana-stopping-"));
    releases = await makeReleases();
    await giveDatabase(home);
    portal = await start();
    settled = await settle(portal.url);
  });
  afterAll(async () => {
    await rm(home, { recursive: true });
    await rm(releases, { recursive: true });
  });

  test("answers a slow request that is under way", async () => {
    const connection = await halfWay();
    const stopped = portal.stop("SIGINT");
    const refused = await untilRefused();
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([503, "5"]);
    expect(await errorOf(refused)).toEqual([503, "STOPPING"]);
    await connection.write(new TextEncoder().encode(SCORE.slice(SCORE.length / 2)));
    const [chunk] = await Array.fromAsync(connection.readable);
    expect(new TextDecoder().decode(chunk)).toMatch(/^HTTP\/1\.1 201 /);
    expect((await stopped).code).toBe(0);
  });

  test("is not held up by one that never comes to an end", async () => {
    portal = await start();
    const connection = await halfWay();
    // The connection is still open, and its body has not come.
    expect((await portal.stop("SIGINT")).code).toBe(0);
    connection.close();
  });
});
