import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, inject } from "vitest";
import { giveDatabase } from "./own-data.ts";
import { enterHome, type Settled, settle } from "./portal-client.ts";
import { makeReleases, type PortalProcess, startPortal } from "./portal-process.ts";

export const { kind } = inject("testDatabase");

export const SCORE = JSON.stringify({
  gameType: "memory-cards",
  score: 1480,
  timeSeconds: 75,
  difficulty: "normal",
});

let home: string;

let releases: string;

export let portal: PortalProcess;

let settled: Settled;

const start = () => startPortal({ DATA_DIR: home, RELEASES_DIR: releases });

/** A connection over which half a request has been sent. */
export async function halfWay(): Promise<Deno.TcpConn> {
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

/** Call it in each test file that uses what is above. */
export function prepareStop(): void {
  beforeAll(async () => {
    if (kind !== "pglite") return;
    home = await mkdtemp(path.join(tmpdir(), "acompana-stopping-"));
    releases = await makeReleases();
    await giveDatabase(home);
    portal = await start();
    settled = await settle(portal.url);
  });
  afterAll(async () => {
    if (kind !== "pglite") return;
    await rm(home, { recursive: true });
    await rm(releases, { recursive: true });
  });
}
