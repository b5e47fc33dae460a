import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createApiClient } from "../api/index.ts";
import { fc } from "../testing/properties.ts";
import {
  clockOffset,
  holdClock,
  isClockWrong,
  now,
  onClockChange,
  setClockOffset,
} from "./index.ts";

const PORTAL = Date.parse("2026-12-31T22:59:30Z");
const YEAR_MS = 366 * 86_400_000;

/** A device with a clock that can be set and a monotonic one that may stop in sleep, in ms. */
const device = { wall: PORTAL, monotonic: 0, portal: PORTAL };
const pass = (ms: number) => {
  device.wall += ms;
  device.monotonic += ms;
  device.portal += ms;
};

let release = () => {};

function begin(offMs: number): void {
  Object.assign(device, { wall: PORTAL + offMs, monotonic: 5_000, portal: PORTAL });
  setClockOffset(0);
}

beforeEach(() => {
  vi.spyOn(Date, "now").mockImplementation(() => device.wall);
  vi.spyOn(performance, "now").mockImplementation(() => device.monotonic);
  begin(0);
});
afterEach(() => {
  release();
  release = () => {};
  setClockOffset(0);
});

interface Line {
  takesMs?: number;
  headers?: Record<string, string>;
  ahead?: number;
}

/** One call to a portal whose answer takes so long, with these headers beside `Date`. */
async function call({ takesMs = 200, headers = {}, ahead = 0 }: Line = {}): Promise<void> {
  const fetch = async () => {
    pass(takesMs / 2);
    const date = new Date(Math.floor((device.portal + ahead) / 1000) * 1000).toUTCString();
    pass(takesMs / 2);
    return new Response("{}", {
      headers: {
        "Content-Type": "application/json",
        "Cache-Control": "no-store",
        Date: date,
        ...headers,
      },
    });
  };
  await createApiClient({ role: "none", fetch }).GET("/api/health");
}

const offPortal = () => Math.abs(now() - device.portal);

test("however far a clock is off, the portal's time is known after one answer", async () => {
  const far = fc.integer({ min: -40 * YEAR_MS, max: 40 * YEAR_MS });
  const near = fc.integer({ min: -7_200_000, max: 7_200_000 });
  const takes = fc.integer({ min: 0, max: 4_000 });
  await fc.assert(
    fc.asyncProperty(fc.oneof(far, near), takes, async (offMs, takesMs) => {
      begin(offMs);
      await call({ takesMs });
      expect(offPortal()).toBeLessThanOrEqual(31_000);
      if (Math.abs(offMs) > 33_000) expect(offPortal()).toBeLessThanOrEqual(4_000);
      if (Math.abs(offMs) < 29_000) expect(clockOffset()).toBe(0);
      if (Math.abs(offMs) > 123_000) expect(isClockWrong()).toBe(true);
    }),
  );
});

describe("what a cache may have given, or a doubtful server, moves nothing:", () => {
  test.each<[string, Line]>([
    ["an age", { headers: { Age: "90000" } }],
    ["what may be stored", { headers: { "Cache-Control": "private, max-age=60" } }],
    ["a doubtful clock", { headers: { "Clock-Doubtful": "true" } }],
    ["a very slow answer", { takesMs: 60_000 }],
    ["no date", { headers: { Date: "soon" } }],
  ])("%s", async (_, line) => {
    begin(-3_600_000);
    await call(line);
    expect(clockOffset()).toBe(0);
    await call();
    const known = clockOffset();
    expect(known).not.toBe(0);
    await call({ ...line, ahead: 7_200_000 });
    expect(clockOffset()).toBe(known);
  });
});

test("a second more or less does not move the time, a drift that has grown does", async () => {
  begin(-3_600_000);
  await call();
  const moved = vi.fn();
  const unlisten = onClockChange(moved);
  for (const ms of [300, 700, 950, 1_100]) {
    pass(ms);
    await call();
  }
  expect(moved).not.toHaveBeenCalled();
  await call({ ahead: 45_000 });
  expect(moved).toHaveBeenCalledOnce();
  unlisten();
});

test("a clock that is set while the page lives is asked about before time moves", async () => {
  for (const setMs of [-26 * 3_600_000, -5 * 60_000, 5 * 60_000, 90 * 60_000, 20 * YEAR_MS]) {
    begin(0);
    release = holdClock(() => call());
    device.wall += setMs;
    expect(offPortal()).toBeLessThanOrEqual(1);
    await vi.waitFor(() => expect(clockOffset()).not.toBe(0));
    expect(offPortal()).toBeLessThanOrEqual(2_000);
    release();
  }
});

test("after a sleep in which the monotonic clock stood still time goes on with the portal", async () => {
  begin(-26 * 3_600_000);
  await call();
  const ask = vi.fn(() => call());
  release = holdClock(ask);
  device.wall += 8 * 3_600_000;
  device.portal += 8 * 3_600_000;
  now();
  now();
  expect(ask).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(offPortal()).toBeLessThanOrEqual(2_000));
});

test("what was measured is told to have been wrong by a correction, and right before a leap", async () => {
  const corrected: number[] = [];
  const unlisten = onClockChange((ms) => corrected.push(ms));
  begin(-3_600_000);
  await call();
  expect(Math.abs((corrected[0] ?? 0) - 3_600_000)).toBeLessThanOrEqual(2_000);
  release = holdClock(() => call());
  // The device sleeps for eight hours, then its clock is set.
  for (const [wallMs, portalMs] of [
    [8 * 3_600_000, 8 * 3_600_000],
    [3_600_000, 0],
  ] as const) {
    corrected.length = 0;
    device.wall += wallMs;
    device.portal += portalMs;
    now();
    await vi.waitFor(() => expect(offPortal()).toBeLessThanOrEqual(2_000));
    expect(corrected.filter((ms) => ms !== 0)).toEqual([]);
  }
  unlisten();
});

test("without a portal the last offset stays", async () => {
  begin(-26 * 3_600_000);
  await call();
  const known = clockOffset();
  release = holdClock(() => Promise.reject(new Error("no network")));
  device.wall += 3_600_000;
  device.portal += 3_600_000;
  now();
  await vi.waitFor(() => expect(offPortal()).toBeLessThanOrEqual(2_000));
  expect(clockOffset()).toBe(known);
});

test("another copy of this module in the page has the same time", async () => {
  begin(-3_600_000);
  await call();
  vi.resetModules();
  const copy = await import("./index.ts");
  expect(copy.now).not.toBe(now);
  expect(copy.clockOffset()).toBe(clockOffset());
});
