import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, test as base, beforeAll, expect, inject } from "vitest";
import { enterHome, request, type Settled, settle } from "../tools/testing/portal-client.ts";
import { makeReleases } from "../tools/testing/portal-process.ts";
import { type ServedPortal, startServed } from "../tools/testing/served-portal.ts";

/** It is the embedded database's memory that is looked at. */
const test = base.runIf(inject("testDatabase").kind === "pglite" && Deno.build.os === "linux");

/** What `docs/operations.md` says, and what its unit file leaves room for. */
const CEILING_MB = 600;
const UPLOAD = 30_000_000;

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
});
afterAll(async () => {
  await portal.stop();
  await rm(home, { recursive: true });
  await rm(releases, { recursive: true });
});

async function megabytes(): Promise<number> {
  const status = await readFile(`/proc/${await portal.servingPid()}/status`, "utf8");
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
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

async function upload(cookie: string): Promise<void> {
  const asked = { mimeType: "video/mp4", size: UPLOAD };
  const addresses = `/api/users/${people.personId}/media/upload-url`;
  const { body } = await request(portal.url, "POST", addresses, { body: asked, cookie });
  const { uploadURL } = body as { uploadURL: string };
  const headers = { "Content-Type": "video/mp4", Cookie: cookie };
  const sent = new Uint8Array(UPLOAD);
  const answer = await fetch(new URL(uploadURL, portal.url), {
    method: "PUT",
    body: sent,
    headers,
  });
  expect(answer.status).toBe(204);
}

async function read(cookie: string): Promise<void> {
  for (const what of ["home", "reminders", "media", "support-messages"]) {
    const { status } = await request(portal.url, "GET", `/api/users/${people.personId}/${what}`, {
      cookie,
    });
    expect(status).toBe(200);
  }
}

const sixAtOnce = (work: () => Promise<void>) =>
  Promise.all(Array.from({ length: 6 }, () => work()));

test("a first start, storms of logins, uploads and reads stay below the ceiling", async () => {
  const seen: Record<string, number> = { started: await megabytes() };
  const refused = [...(await storm(1)), ...(await storm(2))];
  // Not one of them is let in, and some are really looked at.
  expect(refused.filter((status) => ![401, 429, 503].includes(status))).toEqual([]);
  expect(refused.filter((status) => status === 401).length).toBeGreaterThan(10);
  seen.stormed = await megabytes();
  const cookie = await enterHome(portal.url, people.personId);
  await sixAtOnce(() => upload(cookie));
  seen.uploaded = await megabytes();
  for (let round = 0; round < 30; round += 1) await sixAtOnce(() => read(cookie));
  seen.read = await megabytes();
  await storm(3);
  seen.end = await megabytes();
  // By name, so that a failure says where it grew.
  const tooMuch = Object.entries(seen).filter(([, size]) => !(size < CEILING_MB));
  expect(tooMuch).toEqual([]);
});

test("the serving process that was killed by force begins again, knows everything, and says why", async () => {
  const pid = await portal.servingPid();
  Deno.kill(pid, "SIGKILL");
  await portal.ready(2);
  expect(await portal.servingPid()).not.toBe(pid);
  expect(portal.log.text).toContain("El sistema ha cerrado Acompaña a la fuerza (SIGKILL).");
  await read(await enterHome(portal.url, people.personId));
});
