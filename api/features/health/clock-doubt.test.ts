import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newestMigrationAt } from "../../db/migrate.ts";
import { auditEvents } from "../../db/schema/audit.ts";
import { createApp } from "../../tools/testing/checked-app.ts";
import { openTestPortal, type TestPortal } from "../../tools/testing/test-portal.ts";
import {
  DOUBT_LASTS_MS,
  FEWEST_AHEAD,
  isDoubtful,
  SET_ANEW_MS,
  watchClock,
} from "./clock-doubt.ts";

const DAY_MS = 86_400_000;
const built = new Date("2026-03-02T10:00:00.000Z");
const off = (ms: number) => new Date(built.getTime() + ms);

describe("a clock", () => {
  test.each([
    ["an empty database", 0, 0, false],
    ["one row of 2036 alone", 1, 1, false],
    ["one row of 2036 among others", 1, 150, false],
    ["few rows, most ahead", FEWEST_AHEAD, FEWEST_AHEAD, true],
    ["half of them ahead", 25, 50, false],
    ["most of them ahead", 26, 50, true],
    ["rows that are all old", 0, 150, false],
  ])("with %s", (_rows, ahead, all, doubtful) => {
    expect(isDoubtful(off(DAY_MS), built, { ahead, all })).toBe(doubtful);
  });

  test.each([
    [-DAY_MS - 1, true],
    [-DAY_MS, false],
    [400 * DAY_MS, false],
  ])("%d ms after the build", (ms, doubtful) => {
    expect(isDoubtful(off(ms), built, { ahead: 0, all: 0 })).toBe(doubtful);
  });
});

test("this program's build is dated by its newest migration", () => {
  expect(newestMigrationAt().getTime()).toBeGreaterThanOrEqual(1_795_885_371_804);
});

describe("a portal", () => {
  let portal: TestPortal;
  let now: number;
  let up: number;
  const events: string[] = [];
  beforeAll(async () => {
    portal = await openTestPortal();
    const at = off(10 * DAY_MS);
    const event = { at, action: "administrator.login", actorRole: "anyone" } as const;
    await portal.db.insert(auditEvents).values(Array.from({ length: 60 }, () => event));
  });
  afterAll(() => portal.close());
  beforeEach(() => {
    [now, up] = [off(10 * DAY_MS).getTime(), 0];
    events.length = 0;
  });

  const watch = () =>
    watchClock({
      db: portal.db,
      clock: () => new Date(now),
      log: { info: (event) => void events.push(event), error: (event) => void events.push(event) },
      monotonic: () => up,
      builtAt: off(0),
    });

  test.each(["/api/ready", "/api/health", "/api/session", "/api/none"])(
    "behind its newest rows marks %s, and no more once it is right",
    async (path) => {
      now -= 2 * DAY_MS;
      const clockDoubt = await watch();
      expect(events).toEqual(["clock-doubtful"]);
      const app = createApp({ ...portal.services, clockDoubt });
      const ask = async () => await app.request(`http://localhost${path}`);
      expect((await ask()).headers.get("Clock-Doubtful")).toBe("true");
      const ready = await app.request("http://localhost/api/ready");
      expect([ready.status, await ready.json()]).toMatchObject([200, { clock: "doubtful" }]);
      now += 2 * DAY_MS;
      await expect.poll(() => clockDoubt.isDoubtful()).toBe(false);
      expect((await ask()).headers.get("Clock-Doubtful")).toBeNull();
      const right = await app.request("http://localhost/api/ready");
      expect(await right.json()).not.toHaveProperty("clock");
      expect(events).toEqual(["clock-doubtful", "clock-believed"]);
    },
  );

  test.each([
    ["GET", "/api/registry", 304],
    ["HEAD", "/api/registry", 304],
    ["DELETE", "/api/users/none", 401],
    ["POST", "/api/none", 404],
  ])("behind its newest rows marks %s %s, answered with %i", async (method, path, status) => {
    now -= 2 * DAY_MS;
    const app = createApp({ ...portal.services, clockDoubt: await watch() });
    const url = `http://localhost${path}`;
    const etag = (await app.request(url)).headers.get("ETag") ?? "";
    const answer = await app.request(url, { method, headers: { "If-None-Match": etag } });
    expect(answer.status).toBe(status);
    expect(answer.headers.get("Clock-Doubtful")).toBe("true");
  });

  test("that slept for a year is believed", async () => {
    now += 365 * DAY_MS;
    expect((await watch()).isDoubtful()).toBe(false);
  });

  test("is judged again when its clock is set back, and by the hour, not at each call", async () => {
    const { isDoubtful: isMarked } = await watch();
    portal.statements.length = 0;
    [now, up] = [now + SET_ANEW_MS, 0];
    expect([isMarked(), portal.statements.length]).toEqual([false, 0]);
    now -= 3 * DAY_MS;
    isMarked();
    await expect.poll(isMarked).toBe(true);
    portal.statements.length = 0;
    [now, up] = [now + DOUBT_LASTS_MS, up + DOUBT_LASTS_MS];
    isMarked();
    await expect.poll(() => portal.statements.length).toBe(1);
  });
});
