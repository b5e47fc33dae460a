import type { Session } from "@acompana/kit/area";
import { act, waitFor } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { installedScreens } from "../testing/installed-areas.ts";
import { statusOf } from "../testing/refused-calls.tsx";
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
import { sessionsAtom } from "./sessions.ts";

setUpBrowser();

// An administrator's call carries its own token.
describe.each(roles.filter((role) => role !== "administrator"))(
  "a call of a %s's last session that was on its way is refused",
  (role) => {
    const carmen = people[role]("1", "Carmen");

    const answers = {
      refused: () => Response.json({ code: "NO_SESSION" }, { status: 401 }),
      busy: () => Response.json({ error: "Un momento." }, { status: 503 }),
    };

    /**
     * A tab of Carmen's, whose first call is refused although she has entered again in another one.
     *
     * @param whose what the server answers when it is asked whose session it is
     */
    function openRefused(whose = async (asked: Response) => asked) {
      const first = openTab(carmen);
      const server = fetch;
      const calls: string[] = [];
      const refused = new Set<string>();
      vi.stubGlobal("fetch", async (request: Request) => {
        const { pathname } = new URL(request.url);
        calls.push(`${request.method} ${pathname}`);
        if (request.method === "GET" && pathname === "/api/session")
          return await whose(await server(request));
        if (!pathname.startsWith("/api/users")) return await server(request);
        if (refused.has(pathname)) return Response.json([]);
        refused.add(pathname);
        return answers.refused();
      });
      const call = (userId = "1") => statusOf(askForReminders(first, role, userId));
      const state = () => [first.name(role), first.said, first.moves];
      return { first, call, calls, state };
    }

    test("that ends nothing: it is asked once whose session it is, and each call is made again", async () => {
      const { call, calls, state } = openRefused();
      expect(await act(() => Promise.all([call("1"), call("2")]))).toEqual([200, 200]);
      expect(state()).toEqual(["Carmen", [], []]);
      expect(calls.filter((one) => one === "GET /api/session")).toHaveLength(1);
      expect(calls).toHaveLength(5);
    });

    test("another one who has entered there is told of", async () => {
      const jose = people[role]("2", "José");
      const { first, call } = openRefused(async () => Response.json(jose));
      expect(await act(call)).toBe(401);
      await waitFor(() => expect(first.name(role)).toBe("José"));
      expect(first.said).toEqual(["Ahora ha entrado José"]);
    });

    test("without an answer nothing ends", async () => {
      const { call, state } = openRefused(async () => answers.busy());
      expect(await act(call)).toBe(401);
      expect(state()).toEqual(["Carmen", [], []]);
    });

    test("nobody there ends it here", async () => {
      const { first, call } = openRefused(async () => answers.refused());
      expect(await act(call)).toBe(401);
      expect(first.name(role)).toBeNull();
      expect(first.moves).toEqual([installedScreens.entrance(role).login]);
    });
  },
);

describe.each(roles.filter((role) => role !== "administrator"))(
  "a call of a %s's that is refused when the session it was sent in is over here",
  (role) => {
    const carmen = people[role]("1", "Carmen");

    const jose = people[role]("2", "José");

    /** Holds back what the server answers to a call until it is let go. */
    function hold(isHeld: (request: Request) => boolean, body: object = { code: "NO_SESSION" }) {
      let letGo = () => {};
      const held = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      const server = fetch;
      const sent: string[] = [];
      vi.stubGlobal("fetch", async (request: Request) => {
        if (!isHeld(request)) return await server(request);
        sent.push(new URL(request.url).pathname);
        await held;
        return Response.json(body, { status: 401 });
      });
      return { sent, letGo: () => letGo() };
    }

    const ways: Record<string, (tab: Tab) => Promise<Session>> = {
      "another one has entered": async (tab) => {
        await signIn(tab, jose);
        return jose;
      },
      "the same one has left and entered again": async (tab) => {
        await act(() => tab.sessions.leave(role));
        await signIn(tab, carmen);
        return carmen;
      },
      "another one has entered in a second window, and one went on as that one": async (tab) => {
        await signIn(openTab(), jose);
        await waitFor(() => expect(tab.name(role)).toBe("José"));
        return jose;
      },
    };

    test.each(
      Object.entries(ways).flatMap(([way, change]) => [
        { way, change, body: { code: "NO_SESSION" } },
        { way, change, body: { code: "NO_SESSION", idle: true } },
      ]),
    )("because $way is not made again and ends nothing ($body)", async ({ change, body }) => {
      const tab = openTab(carmen);
      const { sent, letGo } = hold(({ url }) => url.includes("/api/users"), body);
      const call = statusOf(askForReminders(tab, role));
      const now = await change(tab);
      const moves = [...tab.moves];
      letGo();
      expect(await act(() => call)).toBe(401);
      expect(sent).toHaveLength(1);
      expect([tab.store.get(sessionsAtom)[role]?.session, tab.moves]).toEqual([now, moves]);
    });

    test("is no log-out of whoever has entered meanwhile", async () => {
      const tab = openTab(carmen);
      const { sent, letGo } = hold(({ method }) => method === "DELETE");
      const leaving = tab.sessions.leave(role);
      await waitFor(() => expect(sent).toHaveLength(1));
      await signIn(tab, jose);
      letGo();
      await act(() => leaving);
      expect(sent).toHaveLength(1);
      expect(tab.name(role)).toBe("José");
    });
  },
);

test("a clerk's calls in her home are not made again as her own, not the later refused either", async () => {
  const carmen = people.person("1", "Carmen");
  const tab = openTab({ ...carmen, enteredBy: { id: "a1", name: "Ana" } } as Session);
  signedIn.person = carmen;
  const server = fetch;
  const refuse: (() => void)[] = [];
  vi.stubGlobal("fetch", async (request: Request) => {
    if (request.url.endsWith("/api/session")) return await server(request);
    await new Promise<void>((resolve) => refuse.push(resolve));
    return Response.json({ code: "NO_SESSION" }, { status: 401 });
  });
  const both = [1, 2].map(() => statusOf(askForReminders(tab, "person")));
  await waitFor(() => expect(refuse).toHaveLength(2));
  for (const [index, call] of both.entries()) {
    refuse[index]?.();
    expect(await act(() => call)).toBe(401);
    expect(tab.store.get(sessionsAtom).person?.session).toEqual(carmen);
  }
  expect(refuse).toHaveLength(2);
});

describe("an answer that is of an administrator's earlier token ends nothing", () => {
  const ana = people.administrator("1", "Ana");

  /** A server that is asked with the first token, while she enters again in a second tab. */
  function enterElsewhere() {
    localStorage.setItem("adminToken", "t1");
    const server = fetch;
    const tokens: (string | null)[] = [];
    vi.stubGlobal("fetch", async (request: Request) => {
      if (!request.url.endsWith("/api/session")) return await server(request);
      tokens.push(request.headers.get("Authorization"));
      if (tokens.length > 1) return Response.json(ana);
      localStorage.setItem("adminToken", "t2");
      return Response.json({ code: "NO_SESSION" }, { status: 401 });
    });
    return tokens;
  }

  test("after a call that was denied", async () => {
    const tab = openTab(ana);
    const tokens = enterElsewhere();
    expect(await act(() => statusOf(askForReminders(tab, "administrator")))).toBe(403);
    await waitFor(() => expect(tokens).toEqual(["Bearer t1", "Bearer t2"]));
    expect(localStorage.getItem("adminToken")).toBe("t2");
    expect(tab.name("administrator")).toBe("Ana");
  });

  test("when a page that was just opened takes up its session", async () => {
    const tab = openTab();
    const tokens = enterElsewhere();
    expect(await act(() => tab.sessions.resume("administrator"))).toBe("alive");
    expect(tokens).toEqual(["Bearer t1", "Bearer t2"]);
    expect(localStorage.getItem("adminToken")).toBe("t2");
    expect(tab.name("administrator")).toBe("Ana");
  });
});
