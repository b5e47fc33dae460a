import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, test as base, beforeAll, expect, inject } from "vitest";
import { csvFile } from "../tools/testing/files.ts";
import { type Kept, keepEach, readBack, readCopy } from "../tools/testing/kept-files.ts";
import {
  chooseOwnPin,
  enterHome,
  OWN_PIN,
  request,
  type Settled,
  settle,
} from "../tools/testing/portal-client.ts";
import { makeReleases } from "../tools/testing/portal-process.ts";
import { type ServedPortal, startServed } from "../tools/testing/served-portal.ts";

/** It is the embedded database's memory that is looked at. */
const test = base.runIf(inject("testDatabase").kind === "pglite" && Deno.build.os === "linux");

/** What `docs/operations.md` says, and what its unit file leaves room for. */
const CEILING_MB = 700;
/** On a machine that has much else to do; it takes a minute. */
const PATIENCE_MS = 600_000;
/** So many people take, send, read or copy at once. */
const AT_ONCE = 6;

let home: string;
let releases: string;
let portal: ServedPortal;
let people: Settled;

beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), "acompana-memory-"));
  releases = await makeReleases();
  portal = await startServed({
    DATA_DIR: path.join(home, "data"),
    RELEASES_DIR: releases,
    TRUSTED_PROXIES: "1",
  });
  people = await settle(portal.url);
  // In the first session of all, so that it is trusted at once.
  const first = await enterHome(portal.url, people.personId);
  await chooseOwnPin(portal.url, people.personId, first);
});
afterAll(async () => {
  await portal.stop();
  await rm(home, { recursive: true });
  await rm(releases, { recursive: true });
});

const enter = () => enterHome(portal.url, people.personId, "", OWN_PIN);

/** The most that the serving process held since this was asked last. */
async function peak(): Promise<number> {
  const process = `/proc/${await portal.servingPid()}`;
  const status = await readFile(`${process}/status`, "utf8");
  // The kernel's word for: begin to look for the most again.
  await writeFile(`${process}/clear_refs`, "5");
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024);
}

function expectBelowCeiling(seen: Record<string, number>): void {
  // By name, so that a failure says where it grew.
  const tooMuch = Object.entries(seen).filter(([, size]) => !(size < CEILING_MB));
  expect(tooMuch).toEqual([]);
}

/** Wrong passwords, all at once, each from an address of its own. */
async function storm(round: number): Promise<number[]> {
  const { municipalityId } = people;
  const all = Array.from({ length: 80 }, async (_, index) => {
    const body = { email: `a${index}@aldea.es`, password: `wrong ${index}`, municipalityId };
    const answer = await fetch(`${portal.url}/api/admin/login`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Forwarded-For": `10.9.${round}.${index}` },
      body: JSON.stringify(body),
    });
    await answer.body?.cancel();
    return answer.status;
  });
  return await Promise.all(all);
}

async function read(cookie: string): Promise<void> {
  for (const what of ["home", "reminders", "media", "support-messages"]) {
    const { status } = await request(portal.url, "GET", `/api/users/${people.personId}/${what}`, {
      cookie,
    });
    expect(status).toBe(200);
  }
}

/** Who the town hall enrols at once, at most; each file is another one. */
function listOfPeople(round: number, people = 2_000): string {
  const rows = Array.from({ length: people }, (_, row) => `Persona ${round} ${row};1940-03-05`);
  return csvFile(["Nombre;Fecha de nacimiento", ...rows].join("\r\n"));
}

/** Lists are read and refused for another number of people, so nobody is enrolled. */
async function readLists(round: number): Promise<number[]> {
  const body = { file: listOfPeople(round), people: 1 };
  const calls = Array.from({ length: 12 }, (_, index) => {
    const path = index % 2 === 0 ? "/api/user-imports/check" : "/api/user-imports";
    return request(portal.url, "POST", path, { body, token: people.token });
  });
  return (await Promise.all(calls)).map(({ status }) => status);
}

/** As many as there is room for beside the one who is there. */
const MOST_ENROLLED = 1_999;

async function enrol(): Promise<number> {
  const body = { file: listOfPeople(0, MOST_ENROLLED), people: MOST_ENROLLED };
  const call = { body, token: people.token };
  const answer = await request(portal.url, "POST", "/api/user-imports", call);
  return (answer.body as { created: number }).created;
}

/** Wrong PINs, each from an address of its own. */
async function tryPins(round: number): Promise<number[]> {
  const all = Array.from({ length: 80 }, async (_, index) => {
    const answer = await fetch(`${portal.url}/api/users/${people.personId}/verify-pin`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Forwarded-For": `10.8.${round}.${index}` },
      body: JSON.stringify({ pin: String(5000 + index) }),
    });
    await answer.body?.cancel();
    return answer.status;
  });
  return await Promise.all(all);
}

/** As many messages as one person may send in a minute, each as long as one may be. */
async function talk(cookie: string): Promise<number[]> {
  const body = {
    content: "no sé si me he tomado la pastilla y me duele ".repeat(12).slice(0, 500),
  };
  const path = `/api/users/${people.personId}/chat`;
  const calls = Array.from({ length: 20 }, () =>
    request(portal.url, "POST", path, { body, cookie }),
  );
  return (await Promise.all(calls)).map(({ status }) => status);
}

/** Bodies larger than any that is taken, and pages that are not there. */
async function nonsense(): Promise<void> {
  const headers = { "Content-Type": "application/json" };
  const body = JSON.stringify({ email: "a".repeat(3_000_000) });
  const large = await fetch(`${portal.url}/api/admin/login`, { method: "POST", headers, body });
  await large.body?.cancel();
  expect([413, 429, 503]).toContain(large.status);
  const none = await fetch(`${portal.url}/releases/games/1/none.js`);
  await none.body?.cancel();
  expect(none.status).toBe(404);
}

const allAtOnce = <T>(work: () => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: AT_ONCE }, () => work()));

test(
  "a first start, storms of logins and reads stay below the ceiling",
  async () => {
    const seen: Record<string, number> = { started: await peak() };
    const refused = [...(await storm(1)), ...(await storm(2))];
    // Not one of them is let in, and some are really looked at.
    expect(refused.filter((status) => ![401, 429, 503].includes(status))).toEqual([]);
    expect(refused.filter((status) => status === 401).length).toBeGreaterThan(10);
    seen.stormed = await peak();
    const cookie = await enter();
    for (let round = 0; round < 30; round += 1) await allAtOnce(() => read(cookie));
    seen.read = await peak();
    await storm(3);
    seen.end = await peak();
    expectBelowCeiling(seen);
  },
  PATIENCE_MS,
);

test(
  "files that are sent, kept, read back and copied, all at once, stay below the ceiling",
  async () => {
    const seen: Record<string, number> = { before: await peak() };
    const { personId } = people;
    const cookie = await enter();
    const home = { url: portal.url, personId, cookie };
    const kept: Kept[] = (await allAtOnce(() => keepEach(home))).flat();
    expect(kept).toHaveLength(4 * AT_ONCE);
    seen.kept = await peak();
    const path = `/api/users/${personId}/media`;
    const { body: listed } = await request(portal.url, "GET", path, { cookie });
    const urls = (items: { url: string }[]) => items.map(({ url }) => url).sort();
    expect(urls(listed as Kept[])).toEqual(urls(kept));
    await Promise.all(kept.map((one) => readBack(home, one)));
    seen.readBack = await peak();
    const copies = await allAtOnce(() => readCopy(home, kept));
    expect(copies).toHaveLength(AT_ONCE);
    seen.copied = await peak();
    expectBelowCeiling(seen);
  },
  PATIENCE_MS,
);

const BY_FORCE = "El sistema ha cerrado Acompaña a la fuerza (SIGKILL).";
const ALONE = "Una señal ha cerrado solo el proceso que sirve Acompaña.";

test.each([
  { signal: "SIGKILL", starts: 2, why: BY_FORCE, times: 1 },
  { signal: "SIGTERM", starts: 3, why: ALONE, times: 1 },
  { signal: "SIGHUP", starts: 4, why: ALONE, times: 2 },
] as const)(
  "the serving process alone, ended by $signal, begins again, knows everything, and says why",
  async ({ signal, starts, why, times }) => {
    const pid = await portal.servingPid();
    Deno.kill(pid, signal);
    await portal.ready(starts);
    expect(await portal.servingPid()).not.toBe(pid);
    expect(portal.log.text.split(why)).toHaveLength(times + 1);
    await read(await enter());
  },
);

test(
  "storms of lists, wrong PINs, talk and nonsense stay below the ceiling",
  async () => {
    const seen: Record<string, number> = {};
    const cookie = await enter();
    const lists = [...(await readLists(1)), ...(await readLists(2))];
    expect(Object.keys(Object.groupBy(lists, String))).toEqual(["200", "409"]);
    seen.lists = await peak();
    expect(await enrol()).toBe(MOST_ENROLLED);
    seen.enrolled = await peak();
    const tried = [...(await tryPins(1)), ...(await tryPins(2))];
    // A wrong PIN is answered, until the account and the address have to wait.
    expect(tried.filter((status) => ![200, 429, 503].includes(status))).toEqual([]);
    expect(tried).toContain(200);
    seen.tried = await peak();
    expect((await talk(cookie)).filter((status) => ![201, 200].includes(status))).toEqual([]);
    seen.talked = await peak();
    for (let round = 0; round < 5; round += 1) {
      await allAtOnce(nonsense);
    }
    seen.end = await peak();
    expectBelowCeiling(seen);
  },
  PATIENCE_MS,
);
