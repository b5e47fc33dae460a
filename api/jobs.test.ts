import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { guessCounters, sessions } from "./db/schema/auth.ts";
import { deviceLinks } from "./db/schema/devices.ts";
import { invitations } from "./db/schema/invitations.ts";
import { createRunJobs, JOBS, type Job } from "./jobs.ts";
import { STRANGERS } from "./platform/auth/attempt-limits.ts";
import { silentLog } from "./platform/log.ts";
import { dueRows } from "./tools/testing/due-rows.ts";
import { enter, newAdmin, newPerson } from "./tools/testing/fixtures.ts";
import { runJobs } from "./tools/testing/run-jobs.ts";
import { fingerprint, takeSnapshot } from "./tools/testing/snapshot.ts";
import { HOUR, openTestPortal, type TestPortal } from "./tools/testing/test-portal.ts";

let portal: TestPortal;

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

test("ended sessions and forgotten misses go; trusted devices stay", async () => {
  const person = await newPerson(portal, await newAdmin(portal));
  await enter(portal, person);
  const path = `/api/users/${person.id}/verify-pin`;
  await portal.browser().post(path, { pin: "0000" });
  portal.wait(11 * HOUR);
  await runJobs(portal.services, "rows");
  const roles = await portal.db.select({ role: sessions.role }).from(sessions);
  expect(roles).toEqual([{ role: "person" }]);
  portal.wait(14 * HOUR);
  await runJobs(portal.services, "rows");
  expect(await portal.db.select().from(sessions)).toEqual([]);
  const counters = await portal.db.select().from(guessCounters);
  const kept = counters.map(({ isTrusted, memorySeconds }) => isTrusted || memorySeconds);
  // The ceilings of accounts are remembered for longer.
  const month = STRANGERS.memory;
  // The device that entered: one that is known to the person, with this PIN, and to its entries.
  const trusted = kept.filter((one) => one === true).length;
  expect(trusted).toBe(3);
  expect(new Set(kept)).toEqual(new Set([true, month]));
  portal.wait(month * 1000);
  await runJobs(portal.services, "rows");
  expect(await portal.db.select().from(guessCounters)).toHaveLength(trusted);
});

test("links that are out of time go; open ones stay", async () => {
  const { token } = await newAdmin(portal);
  const browser = portal.browser();
  await browser.send("POST", "/api/admin/invitations", { token });
  await browser.post("/api/devices/links", { name: null }, { token });
  const left = async () => {
    await runJobs(portal.services, "rows");
    const open = [await portal.db.select().from(invitations)];
    return [...open, await portal.db.select().from(deviceLinks)].map(({ length }) => length);
  };
  expect(await left()).toEqual([1, 1]);
  portal.wait(2 * HOUR);
  expect(await left()).toEqual([1, 0]);
  portal.wait(7 * 24 * HOUR);
  expect(await left()).toEqual([0, 0]);
});

describe("every job", () => {
  /**
   * They need a disk of their own, or change more than rows of their own:
   * `nightly-backups.deep.test.ts`, `features/retention`, `consents.test.ts`.
   */
  const ELSEWHERE = ["backup", "backup-requests", "audit-months", "deactivated-people", "consents"];

  test("removes what is due and nothing else, also when it runs three times at once", async () => {
    const due = await dueRows(portal);
    expect([...due.jobs, ...ELSEWHERE].sort()).toEqual(JOBS.map(({ name }) => name).sort());
    await due.insert();
    const before = await due.count();
    const { restore } = await takeSnapshot(portal.db);
    const all = () => runJobs(portal.services, "rows", "files");
    await Promise.all([all(), all(), all()]);
    expect(await due.count()).toEqual(due.kept);
    expect(portal.storage.keys().sort()).toEqual(due.keptFiles);
    const afterThree = await fingerprint(portal.db);
    await restore();
    expect(await due.count()).toEqual(before);
    await all();
    expect(await fingerprint(portal.db)).toEqual(afterThree);
    expect(await due.count()).toEqual(due.kept);
  });

  test("goes on when another one fails; the log names it and none of its words", async () => {
    const ran: string[] = [];
    const logged: unknown[] = [];
    const log = { ...silentLog, error: (...line: unknown[]) => void logged.push(line) };
    const job = (name: string, run: () => Promise<void>): Job => ({ name, schedule: "rows", run });
    const run = createRunJobs({ ...portal.services, log, nightly: null }, [
      job("first", async () => {
        throw new TypeError("carmen@casa.es");
      }),
      job("second", async () => void ran.push("second")),
      { ...job("third", async () => void ran.push("third")), schedule: "files" },
    ]);
    expect(await run("rows")).toEqual(["first"]);
    expect(ran).toEqual(["second"]);
    expect(logged).toEqual([["job-failed", { name: "first", kind: "TypeError", detail: "" }]]);
  });
});
