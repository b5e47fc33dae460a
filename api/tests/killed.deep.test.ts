import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { expect, inject, test } from "vitest";
import { hashToken } from "../platform/secrets/tokens.ts";
import { giveDatabase } from "../tools/testing/own-data.ts";
import { enterHome, request, type Settled, settle } from "../tools/testing/portal-client.ts";
import { makeReleases, startPortal } from "../tools/testing/portal-process.ts";

const KILLS = 20;
/** So many that none of them writes or enters more than one person may in ten minutes. */
const PEOPLE = 20;
const SCORE = { gameType: "memory-cards", score: 1480, timeSeconds: 75, difficulty: "normal" };

/** What the server has said is done, by its key in the database. */
type Acknowledged = { scores: string[]; sessions: string[]; people: string[] };

const deviceOf = (cookies: string): string => /acompana_device=[^;]+/.exec(cookies)?.[0] ?? "";

/** An older person, and the device on which they are known. */
type Home = { id: string; device: string };

/** How the session that a login has just begun is stored. */
const sessionOf = (cookies: string): string =>
  hashToken(/acompana_person=([^;]+)/.exec(cookies)?.[1] ?? "");

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Writes until the server has died, and records only what was acknowledged. */
async function writeOn(write: () => Promise<unknown>): Promise<void> {
  try {
    for (;;) await write();
  } catch (error) {
    // The end of the connection is the kill; any other failure is this test's.
    if (!(error instanceof TypeError)) throw error;
  }
}

function writers(url: string, cookie: string, home: Home, settled: Settled, done: Acknowledged) {
  const { personId: _first, token, ...owner } = settled;
  const keepScore = async () => {
    const call = { body: SCORE, cookie };
    const { status, body } = await request(url, "POST", `/api/users/${home.id}/scores`, call);
    expect(status).toBe(201);
    done.scores.push((body as { id: string }).id);
  };
  const logIn = async () => {
    const body = { pin: "4071" };
    const call = { body, cookie: home.device };
    const path = `/api/users/${home.id}/verify-pin`;
    const answer = await request(url, "POST", path, call);
    // Too many entries in a minute: that is no entry, and no failure either.
    if (answer.status === 429) return await pause(50);
    expect(answer.status).toBe(200);
    done.sessions.push(sessionOf(answer.cookie));
  };
  const enrol = async () => {
    const consents = { familyConsent: true, municipalConsent: true };
    const call = { body: { name: "Paco Sanz", pin: "5193", ...consents, ...owner }, token };
    const { status, body } = await request(url, "POST", "/api/users", call);
    expect(status).toBe(201);
    done.people.push((body as { id: string }).id);
  };
  return [keepScore, keepScore, keepScore, logIn, enrol];
}

/** The people who are written about, each with a device of their own. */
async function settlePeople(url: string): Promise<{ settled: Settled; homes: Home[] }> {
  const settled = await settle(url);
  const { personId, token, ...owner } = settled;
  const ids = [personId];
  while (ids.length < PEOPLE) {
    const consents = { familyConsent: true, municipalConsent: true };
    const body = { name: "Carmen López", pin: "4071", ...consents, ...owner };
    const made = await request(url, "POST", "/api/users", { body, token });
    expect(made.status).toBe(201);
    ids.push((made.body as { id: string }).id);
  }
  const homes: Home[] = [];
  // One after another: an attempt without an answer yet counts as a miss of that address.
  for (const id of ids) homes.push({ id, device: deviceOf(await enterHome(url, id)) });
  return { settled, homes };
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
    let settled: Awaited<ReturnType<typeof settlePeople>> | null = null;
    for (let kill = 0; kill < KILLS; kill += 1) {
      const portal = await startPortal(env);
      settled ??= await settlePeople(portal.url);
      const home = settled.homes[kill % PEOPLE] as Home;
      // A login that was cut off counts as a miss; this one from the same device takes it back.
      const cookie = await enterHome(portal.url, home.id, home.device);
      done.sessions.push(sessionOf(cookie));
      const before = done.scores.length;
      const busy = writers(portal.url, cookie, home, settled.settled, done).map(writeOn);
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
