import type { Notify, Session } from "@acompana/kit/area";
import { act, renderHook } from "@testing-library/react";
import { createStore, Provider } from "jotai";
import type { ReactNode } from "react";
import { beforeEach, vi } from "vitest";
import type { BootstrapConfig } from "../bootstrap-config.ts";
import { createNavigationGuards } from "../navigation/navigation-guards.ts";
import { useAnnouncedSessions } from "../session/other-tabs.ts";
import { NOBODY, nameOf, type Role, sessionsAtom } from "../session/sessions.ts";
import { useSessions } from "../session/use-sessions.ts";
import { installedScreens } from "./installed-areas.ts";

const municipality = { id: "m1", name: "Villanueva del Valle" };

/** Somebody of each role; only what tells two of them apart matters here. */
export const people: Record<Role, (id: string, name: string) => Session> = {
  person: (id, name) =>
    ({ role: "person", user: { id, name }, enteredBy: null, municipality }) as Session,
  support: (id, name) => ({ role: "support", supportPerson: { id, name } }) as Session,
  administrator: (id, name) =>
    ({ role: "administrator", administrator: { id, name }, municipality }) as Session,
};
export const roles = Object.keys(people) as Role[];

/** What one browser shares: whose cookie or token of each role it holds. */
export let signedIn: Partial<Record<Role, Session>>;

/** Gives each test of a file its own browser, and a server that knows who is signed in there. */
export function setUpBrowser(): void {
  beforeEach(openBrowser);
}

function openBrowser() {
  signedIn = {};
  vi.stubGlobal("fetch", async (request: Request) => {
    const role = request.headers.get("Acompana-Role") as Role;
    const session = signedIn[role];
    if (!session) return Response.json({ code: "NO_SESSION" }, { status: 401 });
    if (request.method === "DELETE") {
      delete signedIn[role];
      return new Response(null, { status: 204 });
    }
    if (request.url.endsWith("/api/session")) return Response.json(session);
    return Response.json({ error: "No puedes ver esto." }, { status: 403 });
  });
}

/** A page's state in which only this session is there. */
export const holding = (session: Session) => ({ [session.role]: { ...NOBODY, session } });

/** A tab in which `session` is signed in and its first screen is shown. */
export function openTab(session?: Session, { goesOn = true, hears = true } = {}) {
  const store = createStore();
  if (session) {
    store.set(sessionsAtom, holding(session));
    signedIn[session.role] = session;
    history.replaceState({ screen: installedScreens.entrance(session.role).first, depth: 1 }, "");
  }
  const moves: string[] = [];
  const said: string[] = [];
  const navigation = {
    navigate: (screen: string) => void moves.push(screen),
    replace(screen: string) {
      moves.push(screen);
      history.replaceState({ screen, depth: 1 }, "");
    },
    restore: () => {},
    back: () => {},
  };
  const notify: Notify = {
    toast: ({ title }) => void said.push(title),
    alert: async (title) => void said.push(title),
    confirm: async ({ title }) => {
      said.push(title);
      return goesOn;
    },
  };
  const bootstrap = { municipalities: [], sessions: [] } as unknown as BootstrapConfig;
  const navigationGuards = createNavigationGuards();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  );
  const { result } = renderHook(
    () => {
      const sessions = useSessions(
        bootstrap,
        installedScreens,
        navigation,
        notify,
        navigationGuards,
      );
      useAnnouncedSessions(hears ? sessions.onChangeElsewhere : ignore);
      return sessions;
    },
    { wrapper },
  );
  const name = (role: Role) => {
    const held = store.get(sessionsAtom)[role]?.session;
    return held ? nameOf(held) : null;
  };
  return { sessions: result.current, moves, said, name, store, navigationGuards };
}

const ignore = () => {};

/** Signs somebody in, as the login of a tab does once the server has let them in. */
export async function signIn(tab: Tab, session: Session) {
  signedIn[session.role] = session;
  const how =
    session.role === "administrator"
      ? { role: session.role, token: `token of ${nameOf(session)}`, id: "a2" }
      : { role: session.role };
  await act(() => tab.sessions.enter(how));
}

export type Tab = ReturnType<typeof openTab>;

/** A call of a role's session, as a screen makes it. */
export const askForReminders = (tab: Tab, role: Role, userId = "1") =>
  tab.sessions.clients[role].GET("/api/users/{userId}/reminders", { params: { path: { userId } } });
