import type { ReminderAlert } from "@acompana/kit/area";
import { act } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { openTab, people, setUpBrowser } from "../testing/sessions.tsx";
import { signedOutAlertAtom } from "./sessions.ts";

setUpBrowser();

const person = (id: string) => people.person(id, "Carmen López");

const signedOutAlert: ReminderAlert = {
  person: { id: "u1", name: "Carmen López", voiceEnabled: true },
  occurrences: [],
  since: 0,
  until: 1,
};

/** Carmen is signed in, her overlay has given an alert; the server answers each call so. */
function open(answer: () => Response) {
  const { sessions, store, name } = openTab(person("u1"));
  vi.stubGlobal("fetch", async () => answer());
  store.set(signedOutAlertAtom, signedOutAlert);
  const poll = () => act(() => sessions.clients.person.GET("/api/session").catch(() => {}));
  return { sessions, poll, kept: () => store.get(signedOutAlertAtom), name };
}

const ended = (idle?: true) => () => Response.json({ code: "NO_SESSION", idle }, { status: 401 });

test("a session that ended unused leaves its alert", async () => {
  const { poll, kept, name } = open(ended(true));
  await poll();
  expect(name("person")).toBeNull();
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
  const { sessions, kept } = open(() => Response.json(person(id)));
  await act(() => sessions.enter({ role: "person" }));
  expect(kept()).toBe(expected);
});

test("a relative or the town hall who enters leaves it", async () => {
  const relative = { role: "support", supportPerson: { id: "s1" } };
  const { sessions, kept } = open(() => Response.json(relative));
  await act(() => sessions.enter({ role: "support" }));
  expect(kept()).toBe(signedOutAlert);
});
