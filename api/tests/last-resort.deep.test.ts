import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { AFTER_FAILURE } from "../../scripts/keep-running.mjs";
import { EXIT_AFTER_FAILURE } from "../platform/last-resort.ts";
import { errorOf } from "../tools/testing/fixtures.ts";
import { giveDatabase } from "../tools/testing/own-data.ts";
import { enterHome, type Settled, settle } from "../tools/testing/portal-client.ts";
import {
  FAILING_MAIN,
  makeReleases,
  type PortalProcess,
  startPortal,
} from "../tools/testing/portal-process.ts";
import { connectRaw, requestHead, statusOf } from "../tools/testing/raw-http.ts";

let home: string;
let releases: string;
let portal: PortalProcess;
let settled: Settled;

describe.runIf(inject("testDatabase").kind === "pglite")("an error that nothing catches", () => {
  beforeAll(async () => {
    home = await mkdtemp(path.join(tmpdir(), "acompana-failing-"));
    releases = await makeReleases();
    await giveDatabase(home);
    portal = await startPortal(
      { DATA_DIR: home, RELEASES_DIR: releases },
      { program: FAILING_MAIN },
    );
    settled = await settle(portal.url);
  });
  afterAll(async () => {
    await rm(home, { recursive: true });
    await rm(releases, { recursive: true });
  });

  test("ends the portal in order: nothing new is begun, what is under way is answered", async () => {
    const port = Number(new URL(portal.url).port);
    const Cookie = await enterHome(portal.url, settled.personId);
    const score = { gameType: "memory-cards", score: 1480, timeSeconds: 75, difficulty: "normal" };
    const body = JSON.stringify(score);
    const slow = await connectRaw(port);
    const head = requestHead("POST", `/api/users/${settled.personId}/scores`, {
      Cookie,
      "Content-Type": "application/json",
      "Content-Length": String(body.length),
      Connection: "close",
      Expect: "100-continue",
    });
    await slow.send(head);
    // Said once the call is being answered.
    await slow.until("100 Continue");
    const answered = slow.untilClosed();
    await slow.send(body.slice(0, 20));
    const ended = portal.stop("SIGUSR1");
    const refused = await untilRefused();
    expect(await errorOf(refused)).toEqual([503, "STOPPING"]);
    await slow.send(body.slice(20));
    expect(statusOf(await answered)).toBe(201);
    expect((await ended).code).toBe(EXIT_AFTER_FAILURE);
    expect(EXIT_AFTER_FAILURE, "is what makes npm start begin again").toBe(AFTER_FAILURE);
    const logged = (await portal.logged).split("\n").filter((line) => line.includes('"unhandled"'));
    expect(logged.map((line) => JSON.parse(line).kind).sort()).toEqual(["Error", "TypeError"]);
    expect(logged.join()).toContain("failing-main.ts");
    expect(logged.join()).not.toContain("carmen");
  });
});

/** Asks until the portal has noticed; before, it answers as always. */
async function untilRefused(): Promise<Response> {
  for (;;) {
    const answer = await fetch(`${portal.url}/api/health`);
    if (!answer.ok) return answer;
    await answer.body?.cancel();
  }
}
