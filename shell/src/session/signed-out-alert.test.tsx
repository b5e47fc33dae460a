import type { Notify, PersonSession, ReminderAlert } from "@acompana/kit/area";
import { act, renderHook } from "@testing-library/react";
import { createStore, Provider } from "jotai";
import type { ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import type { BootstrapConfig } from "../bootstrap-config.ts";
import { createNavigationGuards } from "../navigation/navigation-guards.ts";
import { installedAreas, installedScreens } from "../testing/installed-areas.ts";
import { sessionsAtom, signedOutAlertAtom } from "./sessions.ts";
import { useSessions } from "./use-sessions.ts";

const session = (id: string): PersonSession => ({
  role: "person",
  user: {
    id,
    name: "Carmen López",
    photo: null,
    familyConsent: true,
    municipalConsent: true,
    voiceEnabled: true,
    darkMode: false,
  },
  enteredBy: null,
  municipality: { id: "m1", name: "Villanueva del Valle" },
  expiresAt: "2026-03-10T19:30:00.000Z",
});

const signedOutAlert: ReminderAlert = {
  person: { id: "u1", name: "Carmen López", voiceEnabled: true },
  occurrences: [],
  since: 0,
  until: 1,
};

afterEach(() => vi.unstubAllGlobals());

/** Carmen is signed in and her overlay has given an alert to the shell; the server answers each call so. */
function open(answer: () => Response) {
  vi.stubGlobal("fetch", async () => answer());
  const store = createStore();
  store.set(sessionsAtom, { person: session("u1") });
  store.set(signedOutAlertAtom, signedOutAlert);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  );
  const navigation = { navigate: () => {}, replace: () => {}, restore: () => {}, back: () => {} };
  const notify: Notify = { toast: () => {}, alert: async () => {}, confirm: async () => true };
  const bootstrap: BootstrapConfig = {
    version: "0.1.0",
    timeZone: "Europe/Madrid",
    municipalities: [],
    sessions: [],
    idleSeconds: { administrator: null, person: null, support: null },
    areas: installedAreas,
  };
  const navigationGuards = createNavigationGuards();
  const { result } = renderHook(
    () => useSessions(bootstrap, installedScreens, navigation, notify, navigationGuards),
    {
      wrapper,
    },
  );
  const poll = () => act(() => result.current.clients.person.GET("/api/session").catch(() => {}));
  return { sessions: result.current, poll, kept: () => store.get(signedOutAlertAtom), store };
}

const ended = (idle?: true) => () => Response.json({ code: "NO_SESSION", idle }, { status: 401 });

test("a session that ended unused leaves its alert", async () => {
  const { poll, kept, store } = open(ended(true));
  await poll();
  expect(store.get(sessionsAtom).person).toBeUndefined();
  expect(kept()).toBe(signedOutAlert);
});

test("one that ended for any other reason does not", async () => {
  const { poll, kept } = open(ended());
  await poll();
  expect(kept()).toBeNull();
});

test("logging out ends it at once", async () => {
  const { sessions, kept } = open(() => new Response(null, { status: 204 }));
  const left = act(() => sessions.leave("person"));
  expect(kept()).toBeNull();
  await left;
});

test.each([
  ["the same person again, whose reminders go on from there", "u1", signedOutAlert],
  ["somebody else", "u2", null],
])("%s enters", async (_case, id, expected) => {
  const { sessions, kept } = open(() => Response.json(session(id)));
  await act(() => sessions.enter({ role: "person" }));
  expect(kept()).toBe(expected);
});

test("a relative or the town hall who enters leaves it", async () => {
  const relative = { role: "support", supportPerson: { id: "s1" } };
  const { sessions, kept } = open(() => Response.json(relative));
  await act(() => sessions.enter({ role: "support" }));
  expect(kept()).toBe(signedOutAlert);
});
