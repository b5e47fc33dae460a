import { areaNames, shellKeys } from "@acompana/kit/area";
import { act, waitFor } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { areaStore } from "../areas/area-store.ts";
import { installedAreas } from "../testing/installed-areas.ts";
import {
  askForReminders,
  openTab,
  people,
  roles,
  setUpBrowser,
  signedIn,
  signIn,
} from "../testing/sessions.tsx";
import { type Role, sessionKey, signedOutAlertAtom } from "./sessions.ts";

setUpBrowser();

const areas = Object.keys(installedAreas);
const names = Object.keys(areaNames) as (keyof typeof areaNames)[];
/** Two of each role whose ids begin alike, and what is kept while nobody is signed in. */
const sessionKeys = roles.flatMap((role) =>
  ["1", "11"].map((id) => sessionKey(people[role](id, ""))),
);
const owners = [...sessionKeys, "nobody"];

/** Everything that the portal may keep in a browser, and what others keep beside it. */
const everything = [
  ...Object.keys(shellKeys),
  "acompana-juegos best sudoku-game",
  "acompana-juegos level sudoku-game",
  "of another program",
  ...owners.flatMap((owner) =>
    areas.flatMap((area) => names.map((name) => `${area} ${owner} ${name}`)),
  ),
  ...owners.map((owner) => `games ${owner} level sudoku-game`),
];

/** Whether logging out deletes it, said once more and otherwise than the portal says it. */
const isDeleted = (key: string, role: Role) =>
  role === "administrator" && /^admin(Token|Id)$/.test(key)
    ? true
    : new RegExp(`^\\w+ ${role} 1 (?!outbox$|ticks$|look$|sound$|clock$)`).test(key);

function fill() {
  for (const key of everything) localStorage.setItem(key, "x");
}
const left = () => Object.keys(localStorage).sort();
const leftBy = (role: Role | null) =>
  everything.filter((key) => role === null || !isDeleted(key, role)).sort();

describe.each(roles)("a %s who logs out", (role) => {
  const carmen = people[role]("1", "Carmen");

  test("takes along what is theirs alone; what was not sent, the others' and the device's stays", async () => {
    const tab = openTab(carmen);
    fill();
    await act(() => tab.sessions.leave(role));
    expect(left()).toEqual(leftBy(role));
    expect(left().length).toBeLessThan(everything.length - 10);
  });

  test("takes it along in vain without a network: the session may live, the texts are gone", async () => {
    const tab = openTab(carmen);
    fill();
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
    await act(() => tab.sessions.leave(role));
    expect(left()).toEqual(leftBy(role));
  });

  test("leaves nothing in memory where storage is denied, but what was not sent", async () => {
    const tab = openTab(carmen);
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    const mine = areaStore("support", sessionKey(carmen));
    const others = areaStore("support", sessionKey(people[role]("11", "José")));
    for (const name of names) mine.write(name, "x");
    others.write("drafts", "x");
    await act(() => tab.sessions.leave(role));
    expect(names.filter((name) => mine.read(name) !== null)).toEqual([
      "clock",
      "look",
      "outbox",
      "sound",
      "ticks",
    ]);
    expect(others.read("drafts")).toBe("x");
    for (const name of names) mine.write(name, null);
    others.write("drafts", null);
  });

  test("does so in the other tabs too, as far as they have it in mind", async () => {
    const setItem = vi.spyOn(Storage.prototype, "setItem");
    const second = openTab(carmen);
    setItem.mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    const mine = areaStore("support", sessionKey(carmen));
    mine.write("drafts", "x");
    setItem.mockRestore();
    second.sessions.onChangeElsewhere({ role, before: sessionKey(carmen), now: "nobody" });
    await waitFor(() => expect(second.name(role)).toBeNull());
    expect(mine.read("drafts")).toBeNull();
  });

  test("who enters again before the answer comes keeps what they type now", async () => {
    const tab = openTab(carmen);
    let runGuards = () => {};
    tab.navigationGuards.onBeforeLeave(() => new Promise<void>((done) => (runGuards = done)));
    const leaving = tab.sessions.leave(role);
    await signIn(tab, carmen);
    fill();
    runGuards();
    await leaving;
    expect(localStorage.getItem(`support ${sessionKey(carmen)} drafts`)).toBe("x");
    expect(signedIn[role]).toBe(carmen);
  });

  test.each([
    ["ends by itself", undefined],
    ["is replaced by somebody else's", people[role]("11", "José")],
  ])("but loses nothing when the session %s", async (_how, next) => {
    const tab = openTab(carmen);
    fill();
    if (next) signedIn[role] = next;
    else delete signedIn[role];
    await act(() => askForReminders(tab, role).catch(() => {}));
    await waitFor(() => expect(tab.name(role)).toBe(next ? "José" : null));
    expect(left().filter((key) => !(key in shellKeys))).toEqual(
      leftBy(null).filter((key) => !(key in shellKeys)),
    );
  });
});

test("no reminder is called out for a person who logged out, and that is all that it silences", async () => {
  const signedOutAlert = {
    person: { id: "1", name: "Carmen", voiceEnabled: true },
    occurrences: [],
    since: 0,
    until: 1,
  };
  for (const role of roles) {
    const tab = openTab(people[role]("1", "Carmen"));
    tab.store.set(signedOutAlertAtom, signedOutAlert);
    await act(() => tab.sessions.leave(role));
    expect(tab.store.get(signedOutAlertAtom)).toBe(role === "person" ? null : signedOutAlert);
  }
});
