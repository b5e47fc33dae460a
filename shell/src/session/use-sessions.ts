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
  askSession,
  findSession,
  isSameEntry,
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
/** Longest that the answer to a login is on its way, after the server has ended the session before. */
const ENTERING_MS = 30_000;

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
    /** Begins anew with each session here: what was sent before says nothing of the one since. */
    const turns = new Map<Role, symbol>();
    const beginTurn = (role: Role) => {
      const turn = Symbol(role);
      turns.set(role, turn);
      return turn;
    };
    const turnOf = (role: Role) => turns.get(role) ?? beginTurn(role);

    /** Whose session was refused, and when: perhaps because it is just being begun in another tab. */
    const ended = new Map<Role, { session: Session; at: number }>();

    const heldOf = (role: Role): Session | undefined => store.get(sessionsAtom)[role];
    const hide = (role: Role) => {
      if (!heldOf(role)) return;
      beginTurn(role);
      store.set(sessionsAtom, ({ [role]: _dropped, ...rest }) => rest);
    };
    const drop = (role: Role) => {
      forget(role);
      hide(role);
    };
    const keep = (session: Session) => {
      const held = heldOf(session.role);
      // A clerk's calls are none of the person's who has since entered herself.
      if (!held || !isSameEntry(held, session)) beginTurn(session.role);
      store.set(sessionsAtom, (all) => ({ ...all, [session.role]: session }));
    };
    const admit = (session: Session) => {
      ended.delete(session.role);
      beginTurn(session.role);
      keep(session);
    };

    /** Who is signed in here, or was until just now. */
    const lastOf = (role: Role): Session | undefined => {
      const last = ended.get(role);
      const isRecent = last && Date.now() - last.at < ENTERING_MS;
      return heldOf(role) ?? (isRecent ? last.session : undefined);
    };

    const end = (role: Role, idle = false) => {
      // Several calls may learn of the same end; one sentence is enough.
      if (!heldOf(role)) return;
      if (role === "person" && !idle) store.set(signedOutAlertAtom, null);
      drop(role);
      if (!isShown(role)) return;
      navigationGuards.clear();
      navigation.replace(screens.entrance(role).login);
      notify.toast({ title: text.session.ended });
    };
    const endRefused = (role: Role) => {
      const session = heldOf(role);
      if (session) ended.set(role, { session, at: Date.now() });
      end(role);
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
      if (!before) return;
      const isSame = sessionKey(before) === sessionKey(now);
      if (isSame && heldOf(role)) {
        if (JSON.stringify(now) !== JSON.stringify(before)) keep(now);
        return;
      }
      const isSeen = isShown(role) || isLoginShown(role);
      if (isSame) {
        // It had ended here just before the same owner entered in another window.
        admit(now);
        if (isSeen) navigation.replace(screens.entrance(role).first);
        return;
      }
      if (role === "person") store.set(signedOutAlertAtom, null);
      hide(role);
      if (!isSeen) return;
      navigationGuards.clear();
      navigation.replace(LANDING);
      const goOn = await notify.confirm({
        title: text.replaced.title(nameOf(now)),
        message: text.replaced.line(nameOf(before)),
        confirm: text.replaced.go(nameOf(now)),
        cancel: text.replaced.home,
      });
      if (!goOn) return;
      admit(now);
      navigation.navigate(screens.entrance(role).first);
    };

    /** Roles whose session its owner has begun anew in another tab while it was asked for. */
    const renewed = new Set<Role>();
    /**
     * Finds out whose session it is by now, and gives way to whoever else has entered. Resolves to
     * whether the one before is still signed in, entered by the same.
     */
    const askOwner = async (role: Role): Promise<boolean> => {
      const before = lastOf(role);
      if (!before) return false;
      const turn = turnOf(role);
      let now: Session | null;
      let token: string | null;
      // Of a session that another tab has just begun the answer may know nothing.
      const isOld = () => renewed.has(role) || hasNewToken(role, token);
      try {
        do {
          renewed.delete(role);
          token = remembered("adminToken");
          now = await askSession(role);
        } while (turnOf(role) === turn && isOld());
      } catch {
        // Without an answer nothing is known.
        return false;
      }
      if (turnOf(role) !== turn) return false;
      if (now) void giveWay(now).catch(reportError);
      else endRefused(role);
      return now !== null && isSameEntry(before, now);
    };

    /** Several calls of one turn are refused at once: it is asked once. */
    const asked = new Map<symbol, Promise<boolean>>();
    const confirmOwner = (role: Role): Promise<boolean> => {
      const turn = turnOf(role);
      const asking = asked.get(turn) ?? askOwner(role).finally(() => void asked.delete(turn));
      asked.set(turn, asking);
      return asking;
    };

    const noteUse = (role: Role) =>
      store.set(lastUseAtom, (all) => ({ ...all, [role]: Date.now() }));

    /** In which turn of its role each call was sent. */
    const sentIn = new WeakMap<Request, symbol>();
    const clients = roleClients({
      onSend: (role, request) => void sentIn.set(request, turnOf(role)),
      async onRefused(role, { body }, request) {
        // The call was of a session that is over here: the one since has nothing to do with it.
        if (sentIn.get(request) !== turnOf(role)) return false;
        // One that ended unused tells itself.
        if (body.idle) end(role, true);
        // An administrator's token tells one session from the next.
        else if (role === "administrator") endRefused(role);
        else return await confirmOwner(role);
        return false;
      },
      onDenied: (role) => void confirmOwner(role),
      onUsed(role) {
        noteUse(role);
        announceUse(role);
      },
    });

    const resume = async (role: Role): Promise<Resumed> => {
      if (heldOf(role)) return "alive";
      const known =
        role === "administrator"
          ? remembered("adminToken") !== null
          : bootstrap.sessions.includes(role);
      if (!known) return "none";
      try {
        const turn = turnOf(role);
        const token = remembered("adminToken");
        const session = await findSession(clients[role]);
        // Somebody may have entered while the answer was on its way, here or in another tab.
        if (turnOf(role) !== turn) return heldOf(role) ? "alive" : "none";
        if (!session && hasNewToken(role, token)) return await resume(role);
        if (session) admit(session);
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
        const here = sessionKey(heldOf(role) ?? null);
        if (here === now) renewed.add(role);
        else if (now !== "nobody") {
          beginTurn(role);
          void confirmOwner(role);
        } else if (here === before) {
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
        const before = sessionKey(heldOf(session.role) ?? null);
        admit(session);
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
        if (sessionKey(heldOf(role) ?? null) === sessionKey(session)) keep(session);
      },
      async leave(role) {
        const token = remembered("adminToken");
        const left = navigationGuards.runGuards();
        if (role === "person") store.set(signedOutAlertAtom, null);
        const session = heldOf(role) ?? null;
        const before = sessionKey(session);
        hide(role);
        if (session) tellLoggedOut(session);
        navigation.navigate(LANDING);
        // What the screen still does on leaving needs the session.
        await atMost(LEAVING_MS, left);
        // Unless they have signed in again meanwhile: what they type now stays.
        if (sessionKey(heldOf(role) ?? null) !== before) forgetStored(before);
        // Entering here has ended the session of before, and the browser has the new one.
        if (heldOf(role)) return;
        try {
          await clients[role].DELETE("/api/session", { keepalive: true });
          if (!heldOf(role)) announceSession({ role, before, now: "nobody" });
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

/** Whether another tab has signed an administrator in since that was the browser's token. */
const hasNewToken = (role: Role, token: string | null) =>
  role === "administrator" && remembered("adminToken") !== token;

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
