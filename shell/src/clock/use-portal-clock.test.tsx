import { createApiClient } from "@acompana/kit/api";
import { clockOffset, setClockOffset } from "@acompana/kit/clock";
import { renderHook, waitFor } from "@testing-library/react";
import { createStore, Provider } from "jotai";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { lastUseAtom } from "../session/sessions.ts";
import { restoreClock, usePortalClock } from "./use-portal-clock.ts";

const HOUR = 3_600_000;

beforeEach(() => localStorage.clear());
afterEach(() => {
  setClockOffset(0);
});

/** A page; what it tells the town hall of its clock, in seconds, as long as there is a line. */
function openPage({ isOffline = () => false }: { isOffline?: () => boolean } = {}) {
  const reported: number[] = [];
  const store = createStore();
  const fetch = async (request: Request) => {
    if (isOffline()) throw new TypeError("Failed to fetch");
    if (request.url.endsWith("/api/devices/clock"))
      reported.push((await request.json()).offsetSeconds);
    return new Response(null, { status: 204 });
  };
  const api = createApiClient({ role: "none", fetch });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  );
  restoreClock();
  const { unmount } = renderHook(() => usePortalClock(api), { wrapper });
  return { reported, store, close: unmount };
}

test("what was learnt of the clock is known to the next page, also without a line", () => {
  const page = openPage();
  setClockOffset(-26 * HOUR);
  page.close();
  setClockOffset(0);
  openPage({ isOffline: () => true }).close();
  expect(clockOffset()).toBe(-26 * HOUR);
});

test("the town hall is told of a wrong clock with each page, and once when it is right again", async () => {
  const first = openPage();
  expect(first.reported).toEqual([]);
  setClockOffset(1.5 * HOUR);
  await waitFor(() => expect(first.reported).toEqual([-5_400]));
  first.close();
  const second = openPage();
  await waitFor(() => expect(second.reported).toEqual([-5_400]));
  setClockOffset(20 * HOUR);
  await waitFor(() => expect(second.reported).toEqual([-5_400, -72_000]));
  setClockOffset(60_000);
  await waitFor(() => expect(second.reported).toEqual([-5_400, -72_000, 0]));
  setClockOffset(90_000);
  second.close();
  const third = openPage();
  await Promise.resolve();
  expect([...second.reported, ...third.reported]).toEqual([-5_400, -72_000, 0]);
  third.close();
});

test("what could not be told is told by the next page", async () => {
  let isOffline = true;
  const first = openPage({ isOffline: () => isOffline });
  setClockOffset(1.5 * HOUR);
  await Promise.resolve();
  first.close();
  isOffline = false;
  const second = openPage();
  await waitFor(() => expect(second.reported).toEqual([-5_400]));
  second.close();
});

test("a session was used as long ago as before, whatever the hour is found to be", () => {
  const { store, close } = openPage();
  const used = Date.now();
  store.set(lastUseAtom, { person: used });
  setClockOffset(1.5 * HOUR);
  expect(store.get(lastUseAtom)).toEqual({ person: used + 1.5 * HOUR });
  close();
});
