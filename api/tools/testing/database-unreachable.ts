import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import type { Examples } from "./chosen.ts";
import { enterHome, request, type Settled, settle } from "./portal-client.ts";
import {
  makeReleases,
  type PortalProcess,
  startPortal,
  WITH_DATABASE_URL,
} from "./portal-process.ts";
import { type RunningPostgres, startPostgres } from "./start-postgres.ts";
import { startWebSocketShim } from "./websocket-shim.ts";

/** Tests what a portal's process answers while its database is gone. */
export function testOutages(examples: Examples): void {
  const { kind } = inject("testDatabase");
  const OUTAGES = examples === "few" ? 1 : 3;

  let home: string;
  let releases: string;
  let postgres: RunningPostgres;
  let shim: ReturnType<typeof startWebSocketShim>;
  let portal: PortalProcess;
  let settled: Settled;

  /** A server of its own: the other test files would not like theirs to crash. */
  beforeAll(async () => {
    if (kind === "pglite") return;
    home = await mkdtemp(path.join(tmpdir(), "acompana-gone-"));
    releases = await makeReleases();
    postgres = await startPostgres({ quickLogins: true });
    shim = startWebSocketShim(postgres.port);
    const neon = { DATABASE_DRIVER: "neon", NEON_WS_PROXY: shim.address };
    portal = await startPortal({
      ...WITH_DATABASE_URL,
      DATA_DIR: home,
      RELEASES_DIR: releases,
      DATABASE_URL: postgres.url("postgres"),
      ...(kind === "neon" ? neon : {}),
    });
    settled = await settle(portal.url);
  });
  afterAll(async () => {
    if (kind === "pglite") return;
    await portal.stop("SIGINT");
    await postgres.stop();
    await shim.stop();
    await rm(home, { recursive: true });
    await rm(releases, { recursive: true });
  });

  test.runIf(kind !== "pglite")(
    "while the database is gone calls answer 503, and when it is back they work",
    async () => {
      const cookie = await enterHome(portal.url, settled.personId);
      const scores = `/api/users/${settled.personId}/scores`;
      const ask = () => request(portal.url, "GET", scores, { cookie });
      expect((await ask()).status).toBe(200);
      for (let outage = 0; outage < OUTAGES; outage += 1) {
        await postgres.crash();
        const [first, ...others] = await Promise.all([ask(), ask(), ask()]);
        for (const answer of [first, ...others]) {
          expect(answer).toMatchObject({ status: 503, body: { code: "DATABASE_UNREACHABLE" } });
        }
        const health = await fetch(`${portal.url}/api/health`);
        // The process is alive: whoever watches it must not restart it for the database's sake.
        expect(health.status).toBe(200);
        expect(await health.json()).toMatchObject({ status: "ok", database: "unreachable" });
        await postgres.startAgain();
        expect((await ask()).status).toBe(200);
      }
    },
  );
}
