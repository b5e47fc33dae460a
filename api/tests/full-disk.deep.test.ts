import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmdirSync } from "node:fs";
import { mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { EXIT_AFTER_FAILURE } from "../platform/last-resort.ts";
import { isDiskFull } from "../platform/storage/disk-room.ts";
import { OPERATIONS } from "../tools/testing/contract.ts";
import { PASSWORD } from "../tools/testing/fixtures.ts";
import { giveDatabase } from "../tools/testing/own-data.ts";
import { enterHome, request, type Settled, settle } from "../tools/testing/portal-client.ts";
import {
  makeReleases,
  type PortalProcess,
  runToItsEnd,
  startPortal,
} from "../tools/testing/portal-process.ts";

/** Whether this system lets us have a small disk: root has no such right in every container. */
function mayMount(): boolean {
  const place = mkdtempSync(path.join(tmpdir(), "acompana-mount-"));
  const isMounted = spawnSync("mount", ["-t", "tmpfs", "tmpfs", place]).status === 0;
  if (isMounted) execFileSync("umount", [place]);
  rmdirSync(place);
  return isMounted;
}

/** Only an embedded database fills the portal's own disk. */
const isEmbedded = inject("testDatabase").kind === "pglite";
const isHere = isEmbedded && mayMount();
const PASSED_OVER =
  isEmbedded && !isHere ? " (passed over: no small disk may be mounted here)" : "";
const WITHOUT_ROOM = {
  error: "No queda sitio en el disco del portal y no se ha guardado nada. Avisa a tu ayuntamiento.",
  code: "DISK_FULL",
};
const WRITES = OPERATIONS.filter(({ method }) => method !== "GET");
const SCORE = { gameType: "memory-cards", score: 1480, timeSeconds: 75, difficulty: "normal" };

let disk: string;
let releases: string;
let env: Record<string, string>;
let portal: PortalProcess;
let people: Settled;
let cookie: string;

beforeAll(async () => {
  if (!isHere) return;
  disk = await mkdtemp(path.join(tmpdir(), "acompana-full-"));
  execFileSync("mount", ["-t", "tmpfs", "-o", "size=256m", "tmpfs", disk]);
  releases = await makeReleases();
  env = { DATA_DIR: path.join(disk, "data"), RELEASES_DIR: releases };
  await giveDatabase(env.DATA_DIR ?? "");
  portal = await startPortal(env);
  people = await settle(portal.url);
  cookie = await enterHome(portal.url, people.personId);
});
afterAll(async () => {
  if (!isHere) return;
  await portal.stop("SIGINT");
  execFileSync("umount", [disk]);
  await rm(disk, { recursive: true });
  await rm(releases, { recursive: true });
});

/** To the last byte. */
async function fill(): Promise<void> {
  const file = await open(path.join(disk, "filling"), "w");
  for (const size of [1024 * 1024, 4096, 1]) {
    const piece = new Uint8Array(size);
    for (;;) {
      const isFull = await file.write(piece).then(
        ({ bytesWritten }) => bytesWritten < size,
        ({ code }) => code === "ENOSPC",
      );
      if (isFull) break;
    }
  }
  await file.close();
}

const readiness = async () => {
  const answer = await fetch(`${portal.url}/api/ready`);
  return { status: answer.status, body: await answer.json() };
};
const scores = () => `/api/users/${people.personId}/scores`;
/** What was acknowledged. */
const kept: string[] = [];
async function keepScore() {
  const answer = await request(portal.url, "POST", scores(), { body: SCORE, cookie });
  expect(answer.status).toBeOneOf([201, 507]);
  if (answer.status === 201) kept.push((answer.body as { id: string }).id);
  return answer;
}
const admin = () => ({
  email: "ana@aldea.es",
  password: PASSWORD,
  municipalityId: people.municipalityId,
});
const logIn = () => request(portal.url, "POST", "/api/admin/login", { body: admin() });
const enter = () => {
  const call = { body: { pin: "4071" }, cookie };
  return request(portal.url, "POST", `/api/users/${people.personId}/verify-pin`, call);
};

test.runIf(isHere)(
  `a full disk: each write says that there is no room, reads go on, and with room again all works${PASSED_OVER}`,
  async () => {
    expect((await keepScore()).status).toBe(201);
    await fill();
    // The disk is asked once a second; until then a write finds room, or the database refuses it.
    const writeOn = async () => {
      await keepScore();
      // Refused for its empty body while there is room.
      return (await request(portal.url, "POST", "/api/admin/login", { body: {} })).status;
    };
    await expect.poll(writeOn, { interval: 200, timeout: 5_000 }).toBe(507);

    const answers = [await keepScore(), await logIn(), await enter()];
    for (const { method, path } of WRITES) {
      const there = path.replaceAll("{userId}", people.personId).replaceAll(/{\w+}/g, "x");
      const { token } = people;
      answers.push(await request(portal.url, method, there, { body: {}, cookie, token }));
    }
    expect(WRITES.length).toBeGreaterThan(60);
    for (const { status, body } of answers) {
      expect({ status, body }).toEqual({
        status: 507,
        body: { ...WITHOUT_ROOM, requestId: expect.any(String) },
      });
    }
    await expect.poll(readiness, { timeout: 5_000 }).toEqual({
      status: 503,
      body: expect.objectContaining({ status: "error", ...WITHOUT_ROOM }),
    });
    for (const what of ["home", "reminders", "media", "scores", "consents"]) {
      const there = `/api/users/${people.personId}/${what}`;
      expect([what, (await request(portal.url, "GET", there, { cookie })).status]).toEqual([
        what,
        200,
      ]);
    }

    await rm(path.join(disk, "filling"));
    await expect.poll(async () => (await readiness()).status, { timeout: 5_000 }).toBe(200);
    cookie = await enterHome(portal.url, people.personId);
    expect((await logIn()).status).toBe(200);
    expect((await keepScore()).status).toBe(201);

    await portal.stop("SIGKILL");
    portal = await startPortal(env);
    const { body } = await request(portal.url, "GET", `${scores()}?limit=100`, { cookie });
    const found = (body as { id: string }[]).map(({ id }) => id);
    expect(kept.length).toBeGreaterThanOrEqual(2);
    expect(found.sort()).toEqual(kept.sort());
  },
);

const OPEN = new URL("../db/open-pglite.ts", import.meta.url).href;

/** Fills its disk, and then the database's log, whose next file finds no room. */
const fillLog = (folder: string) => `
  import { openPglite } from ${JSON.stringify(OPEN)};
  import { openSync, writeSync } from "node:fs";
  const { db } = await openPglite(${JSON.stringify(path.join(folder, "postgres"))});
  const file = openSync(${JSON.stringify(path.join(folder, "filling"))}, "w");
  for (const size of [1024 * 1024, 4096]) {
    try { for (;;) writeSync(file, new Uint8Array(size)); } catch { /* full */ }
  }
  const more = () => db.execute("select pg_logical_emit_message(true, 'x', repeat('x', 500000))");
  // A second one waits: it must not be begun any more.
  for (;;) await Promise.all([more(), more()]);`;

test.runIf(isHere)(
  `a database that stops for want of room ends its process, which starts again only with room${PASSED_OVER}`,
  async () => {
    const folder = path.join(disk, "stopped");
    await giveDatabase(folder);
    const args = ["eval", "--ext=ts", fillLog(folder)];
    const { code, stderr } = await new Deno.Command(Deno.execPath(), { args }).output();
    expect([code, new TextDecoder().decode(stderr)]).toEqual([
      EXIT_AFTER_FAILURE,
      expect.stringContaining("no queda sitio en el disco"),
    ]);
    const again = { DATA_DIR: folder, RELEASES_DIR: releases };
    const refused = await runToItsEnd(again);
    expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining("no queda sitio")]);
    await rm(path.join(folder, "filling"));
    const started = await startPortal(again);
    expect((await fetch(`${started.url}/api/health`)).status).toBe(200);
    expect((await started.stop("SIGINT")).code).toBe(0);
  },
);

/** Every write of the database is answered as Deno answers one beyond a quota: without a code. */
const meetQuota = (folder: string) => `
  import fs from "node:fs";
  import { openPglite } from ${JSON.stringify(OPEN)};
  const { db } = await openPglite(${JSON.stringify(path.join(folder, "postgres"))});
  fs.writeSync = () => { throw new Error("Disk quota exceeded (os error 122)"); };
  const write = () => db.execute("select pg_logical_emit_message(true, 'x', 'x')");
  await write().catch((error) => console.error(error));
  await write();`;

test.runIf(isEmbedded)("a quota that is used up ends the process as a full disk does", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "acompana-quota-"));
  await giveDatabase(folder);
  const args = ["eval", "--ext=ts", meetQuota(folder)];
  const { code, stderr } = await new Deno.Command(Deno.execPath(), { args }).output();
  expect([code, new TextDecoder().decode(stderr)]).toEqual([
    EXIT_AFTER_FAILURE,
    expect.stringContaining("no queda sitio en el disco"),
  ]);
  await rm(folder, { recursive: true });
});

test.runIf(isHere)(
  `a disk that takes no more files is full, with all its bytes free${PASSED_OVER}`,
  async () => {
    const place = await mkdtemp(path.join(tmpdir(), "acompana-files-"));
    execFileSync("mount", ["-t", "tmpfs", "-o", "nr_inodes=150", "tmpfs", place]);
    try {
      expect(await isDiskFull(place)).toBe(false);
      for (let made = 0; made < 60; made += 1)
        await (await open(path.join(place, `${made}`), "w")).close();
      expect(await isDiskFull(place)).toBe(true);
    } finally {
      execFileSync("umount", [place]);
      await rm(place, { recursive: true });
    }
  },
);
