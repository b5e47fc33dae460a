import type { ReminderAlert, Session } from "@acompana/kit/area";
import { fakeWakeLock, pass } from "@acompana/kit/testing";
import { act, renderHook } from "@testing-library/react";
import { createStore, Provider } from "jotai";
import type { ReactNode } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { PortalConfigProvider } from "../screens/portal-config.tsx";
import { NOBODY, sessionsAtom, signedOutAlertAtom } from "../session/sessions.ts";
import { installedAreas } from "../testing/installed-areas.ts";
import { holding, people } from "../testing/sessions.tsx";
import { useWakeLock } from "./use-wake-lock.ts";
// Known beforehand, so that no test waits for its chunk.
import "./hold-screen.ts";

const NOON = Date.parse("2026-03-02T12:00:00Z");
const HOUR_MS = 3_600_000;

beforeEach(() => void vi.useFakeTimers({ now: NOON }));

/** Time enough for the screen, which comes first, and for the chunk. */
const settle = () => pass(1_500);

const carmen = people.person("u1", "Carmen López");
const onOwnDevice = { ...carmen, isOnOwnDevice: true } as Session;
const entered = { ...carmen, enteredBy: { id: "a1", name: "Ana Ruiz" } } as Session;

interface Setup {
  session?: Session;
  isOwnDevice?: boolean;
  kept?: ReminderAlert | null;
  isEntering?: boolean;
}

async function open({ session, isOwnDevice = false, kept = null, isEntering = false }: Setup) {
  const store = createStore();
  if (session) store.set(sessionsAtom, holding(session));
  store.set(signedOutAlertAtom, kept);
  const bootstrap = {
    municipalities: ["Villanueva del Valle"],
    sessions: [],
    areas: installedAreas,
    isOwnDevice,
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <PortalConfigProvider bootstrap={bootstrap as never}>{children}</PortalConfigProvider>
    </Provider>
  );
  const view = renderHook(() => useWakeLock(isEntering), { wrapper });
  await settle();
  const change = async (act_: () => void) => {
    act(act_);
    await settle();
  };
  const leave = () => change(() => store.set(sessionsAtom, { person: NOBODY }));
  const turn = (isOn: boolean) => change(() => view.result.current.turn(isOn));
  return { ...view, leave, turn, state: () => view.result.current.state };
}

const alert = (occurrences: ReminderAlert["occurrences"]): ReminderAlert => ({
  person: { id: "u1", name: "Carmen López", voiceEnabled: true },
  occurrences,
  since: NOON,
  until: NOON + HOUR_MS,
});
const pill = { id: "r1", dateTime: "2026-03-02T12:30:00Z" };

test.each<[string, Setup, boolean]>([
  ["a shared device where nobody is signed in", {}, false],
  ["a shared device where she is", { session: carmen }, true],
  ["her own device where nobody is signed in", { isOwnDevice: true }, true],
  ["her own device, which the page did not know of", { session: onOwnDevice }, true],
  ["a desk at which an administrator has entered her home", { session: entered }, false],
  ["a relative's browser", { session: people.support("s1", "Lucía") }, false],
  ["a browser that still calls her", { kept: alert([pill]) }, true],
  ["one that has nothing to call her for", { kept: alert([]) }, false],
])("%s: the screen is kept lit: %#", async (_where, setup, isLit) => {
  const browser = fakeWakeLock();
  const { state, unmount } = await open(setup);
  expect(browser.held()).toBe(isLit ? 1 : 0);
  expect(state()).toBe(isLit ? "held" : "unasked");
  unmount();
  expect(browser.held()).toBe(0);
});

test("a shared device goes dark when she leaves, her own does not", async () => {
  const browser = fakeWakeLock();
  const shared = await open({ session: carmen });
  await shared.leave();
  expect([browser.held(), shared.state()]).toEqual([0, "unasked"]);
  shared.unmount();
  const own = await open({ session: onOwnDevice, isOwnDevice: true });
  await own.leave();
  expect([browser.held(), own.state()]).toEqual([1, "held"]);
});

test("it goes dark once nothing can call her any more", async () => {
  const browser = fakeWakeLock();
  await open({ kept: alert([pill]) });
  await pass(HOUR_MS);
  expect(browser.held()).toBe(0);
});

test("her own device has a switch, which it remembers; a shared one takes no notice", async () => {
  const browser = fakeWakeLock();
  const own = await open({ isOwnDevice: true });
  await own.turn(false);
  expect([browser.held(), own.state(), own.result.current.isOn]).toEqual([0, "none", false]);
  expect(localStorage.getItem("wakeLock")).toBe("off");
  const shared = await open({ session: carmen });
  await shared.turn(false);
  expect([browser.held(), shared.state()]).toEqual([1, "held"]);
  shared.unmount();
  await own.turn(true);
  expect([browser.held(), own.state()]).toEqual([1, "held"]);
  expect(localStorage.getItem("wakeLock")).toBeNull();
});

test("the switch counts where the session alone knows that the device is hers", async () => {
  const browser = fakeWakeLock();
  const own = await open({ session: onOwnDevice });
  await own.turn(false);
  expect([browser.held(), own.state()]).toEqual([0, "none"]);
});

test("where the browser cannot, or may not, that is said", async () => {
  const cannot = await open({ session: carmen });
  expect(cannot.state()).toBe("none");
  cannot.unmount();
  const browser = fakeWakeLock({ grants: false });
  const { state } = await open({ session: carmen });
  expect(state()).toBe("none");
  browser.grant(true);
  dispatchEvent(new Event("click"));
  await settle();
  expect(state()).toBe("held");
});

test("where she signs in it is had for a moment at her press, so that Safari grants it later", async () => {
  const browser = fakeWakeLock();
  const { state, unmount } = await open({ isEntering: true });
  expect(browser.asked()).toBe(0);
  dispatchEvent(new Event("click"));
  await settle();
  dispatchEvent(new Event("click"));
  await settle();
  expect([browser.asked(), browser.held(), state()]).toEqual([1, 0, "unasked"]);
  unmount();
  const refusing = fakeWakeLock({ grants: false });
  const again = await open({ isEntering: true });
  for (let presses = 0; presses < 2; presses++) dispatchEvent(new Event("click"));
  await settle();
  expect([refusing.asked(), again.state()]).toEqual([2, "unasked"]);
  again.unmount();
  dispatchEvent(new Event("click"));
  expect(refusing.asked()).toBe(2);
});
