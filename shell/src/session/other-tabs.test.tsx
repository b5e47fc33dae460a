import { act, waitFor } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { installedScreens } from "../testing/installed-areas.ts";
import {
  askForReminders,
  openTab,
  people,
  roles,
  setUpBrowser,
  signedIn,
  signIn,
  type Tab,
} from "../testing/sessions.tsx";
import type { Role } from "./sessions.ts";

setUpBrowser();

describe.each(roles)("another %s signs in in a second tab", (role) => {
  const carmen = people[role]("1", "Carmen");
  const jose = people[role]("2", "José");

  test("the first tab lets go of the one before, and says who is signed in now", async () => {
    const first = openTab(carmen);
    await signIn(openTab(), jose);
    await waitFor(() => expect(first.said).toEqual(["Ahora ha entrado José"]));
    await waitFor(() => expect(first.name(role)).toBe("José"));
    expect(first.moves).toEqual(["landing", installedScreens.entrance(role).first]);
  });

  test("whoever does not go on as that one stays outside", async () => {
    const first = openTab(carmen, { goesOn: false });
    await signIn(openTab(), jose);
    await waitFor(() => expect(first.said).toEqual(["Ahora ha entrado José"]));
    expect(first.name(role)).toBeNull();
    expect(first.moves).toEqual(["landing"]);
  });

  test("a tab that heard nothing of it notices at the first call that is refused", async () => {
    const first = openTab(carmen, { hears: false });
    signedIn[role] = jose;
    const call = () => askForReminders(first, role).catch(() => {});
    await act(() => Promise.all([call(), call(), call()]));
    await waitFor(() => expect(first.name(role)).toBe("José"));
    expect(first.said).toEqual(["Ahora ha entrado José"]);
  });

  test("a tab that was refused while the other one was signing in still says who is", async () => {
    const first = openTab();
    await signIn(first, carmen);
    first.moves.length = 0;
    // The server has ended the one session; the answer with the other one is still on its way.
    delete signedIn[role];
    await act(() => askForReminders(first, role).catch(() => {}));
    expect(first.moves).toEqual([installedScreens.entrance(role).login]);
    await signIn(openTab(), jose);
    await waitFor(() => expect(first.name(role)).toBe("José"));
    expect(first.said.slice(1)).toEqual(["Ahora ha entrado José"]);
    expect(first.moves.slice(1)).toEqual(["landing", installedScreens.entrance(role).first]);
  });

  test("the same one who enters there while this tab was refused is in here as well", async () => {
    const first = openTab();
    await signIn(first, carmen);
    first.moves.length = 0;
    delete signedIn[role];
    await act(() => askForReminders(first, role).catch(() => {}));
    expect(first.name(role)).toBeNull();
    await signIn(openTab(), carmen);
    await waitFor(() => expect(first.name(role)).toBe("Carmen"));
    const { login, first: home } = installedScreens.entrance(role);
    expect(first.moves).toEqual([login, home]);
  });

  test.each([
    [
      "was refused a minute ago",
      async (first: Tab) => {
        delete signedIn[role];
        await act(() => askForReminders(first, role).catch(() => {}));
        const now = Date.now();
        vi.spyOn(Date, "now").mockReturnValue(now + 60_000);
      },
    ],
    [
      "was logged out there",
      async (_first: Tab, second: Tab) => await act(() => second.sessions.leave(role)),
    ],
  ])("the same one who enters there when this tab %s stays outside here", async (_how, finish) => {
    const first = openTab(carmen);
    const second = openTab(carmen);
    await finish(first, second);
    await waitFor(() => expect(first.name(role)).toBeNull());
    first.moves.length = 0;
    await signIn(second, carmen);
    // What the other tab announces arrives in a later task.
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect([first.name(role), first.moves]).toEqual([null, []]);
  });

  test("a login that somebody opened anew is left alone", async () => {
    const first = openTab(carmen);
    await act(() => first.sessions.leave(role));
    history.replaceState({ screen: installedScreens.entrance(role).login, depth: 1 }, "");
    first.moves.length = 0;
    await signIn(openTab(), jose);
    expect(first.moves).toEqual([]);
    expect(first.said).toEqual([]);
  });

  test("logging out there ends it here at once", async () => {
    const first = openTab(carmen);
    const second = openTab();
    await signIn(second, carmen);
    expect(first.said).toEqual([]);
    await act(() => second.sessions.leave(role));
    await waitFor(() => expect(first.name(role)).toBeNull());
    expect(first.said).toEqual(["Tu sesión ha terminado. Vuelve a entrar, por favor."]);
    expect(first.moves).toEqual([installedScreens.entrance(role).login]);
  });

  test("the other roles' sessions are left alone", async () => {
    const other = roles.find((name) => name !== role) as Role;
    const first = openTab(people[other]("9", "Otra persona"));
    const concerned = openTab(carmen);
    await signIn(openTab(), jose);
    await waitFor(() => expect(concerned.name(role)).toBe("José"));
    expect(first.name(other)).toBe("Otra persona");
    expect(first.said).toEqual([]);
  });
});
