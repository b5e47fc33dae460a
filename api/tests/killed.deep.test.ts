import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { expect, inject, test } from "vitest";
import { hashToken } from "./auth/tokens.ts";
import { giveDatabase } from "./testing/own-data.ts";
import { enterHome, request, type Settled, settle } from "./testing/portal-client.ts";
import { makeReleases, startPortal } from "./testing/portal-process.ts";

const KILLS = 20;
const SCORE = { gameType: "memory-cards", score: 1480, timeSeconds: 75, difficulty: "normal" };

/** What the server has said is done, by its key in the database. */
type Acknowledged = { scores: string[]; sessions: string[]; people: string[] };

const deviceOf = (cookies: string): string => /acompana_device=[^;]+/.exec(cookies)?.[0] ?? "";

/** How the session that a login has just begun is stored. */
const sessionOf = (cookies: string): string =>
  hashToken(/acompana_person=([^;]+)/.exec(cookies)?.[1] ?? "");

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Writes until the server is gone; only what was acknowledged is noted. */
async function writeOn(write: () => Promise<void>): Promise<void> {
  try {
    for (;;) await write();
  } catch (error) {
    // The end of the connection is the kill; any other failure is this test's.
    if (!(error instanceof TypeError)) throw error;
  }
}

function writers(url: string, cookie: string, settled: Settled, done: Acknowledged) {
  const { personId, token, ...owner } = settled;
  const keepScore = async () => {
    const call = { body: SCORE, cookie };
    const { status, body } = await request(url, "POST", `/api/users/${personId}/scores`, call);
    expect(status).toBe(201);
    done.scores.push((body as { id: string }).id);
  };
  const logIn = async () => {
    done.sessions.push(sessionOf(await enterHome(url, personId, deviceOf(cookie))));
  };
  const enrol = async () => {
    const consents = { familyConsent: true, municipalConsent: true };
    const call = { body: { name: "Paco Sanz", pin: "1234", ...consents, ...owner }, token };
    const { status, body } = await request(url, "POST", "/api/users", call);
    expect(status).toBe(201);
    done.people.push((body as { id: string }).id);
  };
  return [keepScore, keepScore, keepScore, logIn, enrol];
}

/** All that the folder holds, read without the server. */
async function stored(folder: string): Promise<Acknowledged> {
  const db = await PGlite.create(path.join(folder, "postgres"));
  const keys = async (query: string) =>
    (await db.query<{ key: string }>(query)).rows.map(({ key }) => key);
  const found = {
    scores: await keys("select id as key from scores"),
    sessions: await keys("select token_hash as key from sessions"),
    people: await keys("select id as key from users"),
  };
  await db.close();
  return found;
}

test.runIf(inject("testDatabase").kind === "pglite")(
  `a portal that is killed ${KILLS} times while it writes keeps all that it acknowledged`,
  async () => {
    const folder = await mkdtemp(path.join(tmpdir(), "acompana-killed-"));
    const releases = await makeReleases();
    const env = { DATA_DIR: folder, RELEASES_DIR: releases };
    await giveDatabase(folder);
    const done: Acknowledged = { scores: [], sessions: [], people: [] };
    let settled: Settled | null = null;
    // A login that is cut off counts as a miss; the next one from this device takes it back.
    let device = "";
    for (let kill = 0; kill < KILLS; kill += 1) {
      const portal = await startPortal(env);
      settled ??= await settle(portal.url);
      const cookie = await enterHome(portal.url, settled.personId, device);
      device = deviceOf(cookie);
      done.sessions.push(sessionOf(cookie));
      const before = done.scores.length;
      const busy = writers(portal.url, cookie, settled, done).map(writeOn);
      while (done.scores.length === before) await pause(5);
      // Never twice at the same point of the work.
      await pause(100 + 17 * kill);
      await portal.stop("SIGKILL");
      await Promise.all(busy);
    }
    const found = await stored(folder);
    expect(Math.min(done.scores.length, done.sessions.length)).toBeGreaterThanOrEqual(KILLS);
    expect(found.scores).toEqual(expect.arrayContaining(done.scores));
    expect(found.people).toEqual(expect.arrayContaining(done.people));
    expect(found.sessions).toEqual(expect.arrayContaining(done.sessions));
    await rm(folder, { recursive: true });
    await rm(releases, { recursive: true });
  },
  300_000,
);
