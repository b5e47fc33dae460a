import type { ApiClient } from "@acompana/kit/api";
import { ApiError } from "@acompana/kit/api";
import {
  type Notify,
  type ScreenProps,
  type ScreenRole,
  type Session,
  type SignIn,
  tellLoggedOut,
} from "@acompana/kit/area";
import { useAtomValue, useStore } from "jotai";
import { useMemo } from "react";
import { forgetStored } from "../areas/area-store.ts";
import type { BootstrapConfig } from "../bootstrap-config.ts";
import type { GuardRegistry } from "../navigation/navigation-guards.ts";
import { keptEntry, type Navigation } from "../navigation/use-navigation.ts";
import { type DeclaredScreens, LANDING } from "../screens/declared-screens.ts";
import { text } from "../text.ts";
import { announceSession, announceUse, type SessionChange } from "./other-tabs.ts";
import {
  findSession,
  lastUseAtom,
  nameOf,
  passesLogin,
  type Role,
  readSession,
  roleClients,
  sessionKey,
  sessionsAtom,
  signedOutAlertAtom,
} from "./sessions.ts";
import { forget, remember, remembered } from "./stored.ts";

/** Longest that logging out waits for what the screen does on leaving. */
const LEAVING_MS = 2_000;

/** Whether there was a session, or one that the server no longer knows. */
type Resumed = "alive" | "ended" | "none";

export interface Sessions {
  /** Shows a screen; a login is passed over when its session still lives in this browser. */
  navigate: ScreenProps["navigate"];
  clients: Record<ScreenRole, ApiClient>;
  enter: (signIn: SignIn) => Promise<void>;
  leave: (role: Role) => Promise<void>;
  /** Reads a role's session again, after something that it holds was changed. */
  refresh: (role: Role) => Promise<void>;
  /** Another tab of this browser has used a role's session, which both share. */
  onUseElsewhere: (role: Role) => void;
  /** Follows what another tab of this browser announced. */
  onChangeElsewhere: (change: SessionChange) => void;
  /** Takes up a session that this browser may still have. */
  resume: (role: Role) => Promise<Resumed>;
}

export const useSession = (role: ScreenRole): Session | null =>
  useAtomValue(sessionsAtom)[role as Role] ?? null;

/** Signing in and out. Each role's session begins and ends without touching the others. */
export function useSessions(
  bootstrap: BootstrapConfig,
  screens: DeclaredScreens,
  navigation: Navigation,
  notify: Notify,
  navigationGuards: GuardRegistry,
): Sessions {
  const store = useStore();
  return useMemo(() => {
    const hide = (role: Role) => store.set(sessionsAtom, ({ [role]: _dropped, ...rest }) => rest);
    const drop = (role: Role) => {
      forget(role);
      hide(role);
    };
    const keep = (session: Session) =>
      store.set(sessionsAtom, (all) => ({ ...all, [session.role]: session }));

    /** Whose session the server ended: perhaps because somebody else is signing in in another tab. */
    const ended = new Map<Role, Session>();
    /** Who is signed in here, or was until the server ended it. */
    const lastOf = (role: Role) => store.get(sessionsAtom)[role] ?? ended.get(role);

    const end = (role: Role, idle = false) => {
      // Several calls may learn of the same end; one sentence is enough.
      const session = store.get(sessionsAtom)[role];
      if (!session) return;
      ended.set(role, session);
      if (role === "person" && !idle) store.set(signedOutAlertAtom, null);
      drop(role);
      if (!isShown(role)) return;
      navigationGuards.clear();
      navigation.replace(screens.entrance(role).login);
      notify.toast({ title: text.session.ended });
    };

    /** Whether a screen is shown that only someone signed in in this role may see. */
    const isShown = (role: Role) => {
      const kept = screens.find(keptEntry(screens)?.screen ?? LANDING);
      return kept?.isForSignedIn && kept.role === role;
    };
    /** Whether the login is shown to which the end of a session of this role leads. */
    const isLoginShown = (role: Role) =>
      keptEntry(screens)?.screen === screens.entrance(role).login;

    /** Removes what belongs to the person who was signed in here, and says who is signed in now. */
    const giveWay = async (now: Session) => {
      const { role } = now;
      const before = lastOf(role);
      ended.delete(role);
      if (!before || sessionKey(before) === sessionKey(now)) return;
      if (role === "person") store.set(signedOutAlertAtom, null);
      hide(role);
      if (!isShown(role) && !isLoginShown(role)) return;
      navigationGuards.clear();
      navigation.replace(LANDING);
      const goOn = await notify.confirm({
        title: text.replaced.title(nameOf(now)),
        message: text.replaced.line(nameOf(before)),
        confirm: text.replaced.go(nameOf(now)),
        cancel: text.replaced.home,
      });
      if (!goOn) return;
      keep(now);
      navigation.navigate(screens.entrance(role).first);
    };

    /** Finds out whose session it is by now; several calls at once ask once. */
    const checking = new Set<Role>();
    const check = async (role: Role) => {
      if (checking.has(role) || !lastOf(role)) return;
      checking.add(role);
      try {
        await giveWay(await readSession(clients[role]));
      } catch (error) {
        // An ended session is dealt with by the client; without an answer nothing is known.
        if (!(error instanceof ApiError)) reportError(error);
      } finally {
        checking.delete(role);
      }
    };

    const noteUse = (role: Role) =>
      store.set(lastUseAtom, (all) => ({ ...all, [role]: Date.now() }));

    const clients = roleClients({
      onEnded: (role, { body }) => end(role, body.idle),
      onDenied: (role) => void check(role),
      onUsed(role) {
        noteUse(role);
        announceUse(role);
      },
    });

    const resume = async (role: Role): Promise<Resumed> => {
      if (store.get(sessionsAtom)[role]) return "alive";
      const known =
        role === "administrator"
          ? remembered("adminToken") !== null
          : bootstrap.sessions.includes(role);
      if (!known) return "none";
      try {
        const session = await findSession(clients[role]);
        if (session) keep(session);
        else drop(role);
        return session ? "alive" : "ended";
      } catch {
        // Without an answer nothing is known; the login says what is wrong.
        return "none";
      }
    };

    return {
      clients,
      resume,
      onUseElsewhere: noteUse,
      onChangeElsewhere({ role, before, now }) {
        const here = sessionKey(store.get(sessionsAtom)[role] ?? null);
        if (here === now) return;
        if (now !== "nobody") void check(role);
        else if (here === before) {
          // Logged out in the other tab, so here as well: that tab cannot delete what this page
          // keeps in memory.
          forgetStored(here);
          end(role);
        }
      },
      navigate(screen, view, how) {
        const { kind, role } = screens.get(screen);
        if (kind !== "sign-in" || !passesLogin(role) || view)
          return navigation.navigate(screen, view, how);
        void resume(role).then((resumed) =>
          navigation.navigate(resumed === "alive" ? screens.entrance(role).first : screen),
        );
      },
      async enter(signIn) {
        if (signIn.role === "administrator") {
          remember("adminToken", signIn.token);
          remember("adminId", signIn.id);
        }
        const session = await readSession(clients[signIn.role]);
        const before = sessionKey(store.get(sessionsAtom)[session.role] ?? null);
        ended.delete(session.role);
        keep(session);
        announceSession({ role: session.role, before, now: sessionKey(session) });
        if (session.role === "person")
          store.set(signedOutAlertAtom, (signedOutAlert) =>
            signedOutAlert?.person.id === session.user.id ? signedOutAlert : null,
          );
        navigation.replace(screens.entrance(signIn.role).first);
      },
      async refresh(role) {
        const session = await readSession(clients[role]);
        // By the time the answer comes, someone else may have signed in, or nobody may be signed
        // in.
        const before = store.get(sessionsAtom)[role] ?? null;
        if (sessionKey(before) === sessionKey(session)) keep(session);
      },
      async leave(role) {
        const token = remembered("adminToken");
        const left = navigationGuards.runGuards();
        if (role === "person") store.set(signedOutAlertAtom, null);
        const session = store.get(sessionsAtom)[role] ?? null;
        const before = sessionKey(session);
        hide(role);
        if (session) tellLoggedOut(session);
        navigation.navigate(LANDING);
        // What the screen still does on leaving needs the session.
        await atMost(LEAVING_MS, left);
        // Unless they have signed in again meanwhile: what they type now stays.
        if (sessionKey(store.get(sessionsAtom)[role] ?? null) !== before) forgetStored(before);
        try {
          await clients[role].DELETE("/api/session", { keepalive: true });
          if (!store.get(sessionsAtom)[role]) announceSession({ role, before, now: "nobody" });
        } catch (error) {
          const hasEnded = error instanceof ApiError && error.status === 401;
          if (!hasEnded) await notify.alert(text.session.stillOpen);
        } finally {
          // Someone may have signed in again while the answer was on its way.
          if (remembered("adminToken") === token) forget(role);
        }
      },
    };
  }, [store, bootstrap, screens, navigation, notify, navigationGuards]);
}

/** Waits for something, with a time limit, and not at all while the page is being closed. */
function atMost(ms: number, work: Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(late);
      removeEventListener("pagehide", done);
      resolve();
    };
    const late = setTimeout(done, ms);
    addEventListener("pagehide", done);
    void work.then(done);
  });
}
