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
  signIn,
} from "../testing/sessions.tsx";
import { sessionKey } from "./sessions.ts";

setUpBrowser();

/** What a tab announces in which somebody has entered, over a session of theirs. */
const entered = (session: Session) => ({
  role: session.role,
  before: sessionKey(session),
  now: sessionKey(session),
});

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

    test.each([
      ["the login after its end", async () => answers.refused()],
      ["who else has entered", async () => Response.json(people[role]("2", "José"))],
    ])("a browser that does not let %s be shown says so, and the call ends", async (_, whose) => {
      const { first, call } = openRefused(whose);
      const tooOften = new DOMException("too many changes of the address", "SecurityError");
      vi.stubGlobal("reportError", vi.fn());
      vi.spyOn(history, "replaceState").mockImplementation(() => {
        throw tooOften;
      });
      expect(await act(call)).toBe(401);
      vi.restoreAllMocks();
      expect(reportError).toHaveBeenCalledExactlyOnceWith(tooOften);
      expect(first.name(role)).toBeNull();
    });

    /** The same while it is asked whose session it is: the first answer is let go later. */
    async function openAsking(first: (session: Response) => Response) {
      let answer = () => {};
      const answered = new Promise<void>((resolve) => {
        answer = resolve;
      });
      const whose = vi
        .fn(async (session: Response) => session)
        .mockImplementationOnce(async (session) => {
          await answered;
          return first(session);
        });
      const tab = openRefused(whose);
      const called = tab.call();
      await waitFor(() => expect(whose).toHaveBeenCalledOnce());
      const end = () => {
        answer();
        return act(() => called);
      };
      return { ...tab, tab: tab.first, end, whose };
    }

    test("it is asked again when the one who enters there says so before the answer comes", async () => {
      const { tab, end, state, whose } = await openAsking(answers.refused);
      act(() => tab.sessions.onChangeElsewhere(entered(carmen)));
      expect(await end()).toBe(200);
      expect(state()).toEqual(["Carmen", [], []]);
      expect(whose).toHaveBeenCalledTimes(2);
    });

    test("who logs out while it is asked whose session it is stays outside", async () => {
      const { tab, end, state } = await openAsking((session) => session);
      await act(() => tab.sessions.leave(role));
      expect(await end()).toBe(401);
      expect(state()).toEqual([null, [], ["landing"]]);
    });

    test("who logs out and enters again while it is asked stays inside", async () => {
      const { tab, end, state } = await openAsking(answers.refused);
      await act(() => tab.sessions.leave(role));
      await signIn(tab, carmen);
      expect(await end()).toBe(401);
      expect(state()).toEqual(["Carmen", [], ["landing", installedScreens.entrance(role).first]]);
    });
  },
);
