import type { ApiClient } from "@acompana/kit/api";
import { ApiError } from "@acompana/kit/api";
import type {
  Notify,
  ScreenName,
  ScreenProps,
  ScreenRole,
  Session,
  SignIn,
} from "@acompana/kit/area";
import { useAtomValue, useStore } from "jotai";
import { useMemo } from "react";
import type { Boot } from "../boot.ts";
import type { DepartureDesk } from "../navigation/departures.ts";
import type { Navigation } from "../navigation/use-navigation.ts";
import { text } from "../text.ts";
import {
  entrances,
  forget,
  type Role,
  readSession,
  roleClients,
  sessionKey,
  sessionsAtom,
  vigilAtom,
} from "./sessions.ts";
import { remember, remembered } from "./stored.ts";

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
  /** Takes up a session that this browser may still have. */
  resume: (role: Role) => Promise<Resumed>;
}

export const useSession = (role: ScreenRole): Session | null =>
  useAtomValue(sessionsAtom)[role as Role] ?? null;

/**
 * Logins that a living session skips. An older person always chooses a face and types a PIN, on a
 * tablet that a whole house may share.
 */
const ROLE_OF_LOGIN: Partial<Record<ScreenName, Role>> = {
  "admin-login": "administrator",
  "support-login": "support",
};

/** Signing in and out. Each role's session begins and ends without touching the others. */
export function useSessions(
  boot: Boot,
  navigation: Navigation,
  notify: Notify,
  departures: DepartureDesk,
): Sessions {
  const store = useStore();
  return useMemo(() => {
    const hide = (role: Role) => store.set(sessionsAtom, ({ [role]: _gone, ...rest }) => rest);
    const drop = (role: Role) => {
      forget(role);
      hide(role);
    };
    const keep = (session: Session) =>
      store.set(sessionsAtom, (all) => ({ ...all, [session.role]: session }));

    const clients = roleClients((role, { refusal }) => {
      // Several calls may learn of the same end; one sentence is enough.
      if (!store.get(sessionsAtom)[role]) return;
      if (role === "person" && !refusal.idle) store.set(vigilAtom, null);
      departures.abandon();
      drop(role);
      navigation.replace(entrances[role].login);
      notify.toast({ title: text.session.ended });
    });

    const resume = async (role: Role): Promise<Resumed> => {
      if (store.get(sessionsAtom)[role]) return "alive";
      const known =
        role === "administrator" ? remembered("token") !== null : boot.sessions.includes(role);
      if (!known) return "none";
      try {
        keep(await readSession(clients[role]));
        return "alive";
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 401)) return "none";
        drop(role);
        return "ended";
      }
    };

    return {
      clients,
      resume,
      navigate(screen, view, how) {
        const role = ROLE_OF_LOGIN[screen];
        if (!role || view) return navigation.navigate(screen, view, how);
        void resume(role).then((resumed) =>
          navigation.navigate(resumed === "alive" ? entrances[role].first : screen),
        );
      },
      async enter(signIn) {
        if (signIn.role === "administrator") {
          remember("token", signIn.token);
          remember("adminId", signIn.id);
        }
        const session = await readSession(clients[signIn.role]);
        keep(session);
        if (session.role === "person")
          store.set(vigilAtom, (vigil) => (vigil?.person.id === session.user.id ? vigil : null));
        navigation.replace(entrances[signIn.role].first);
      },
      async refresh(role) {
        const session = await readSession(clients[role]);
        // Someone else may have signed in, or nobody be there any more, when the answer comes.
        const before = store.get(sessionsAtom)[role] ?? null;
        if (sessionKey(before) === sessionKey(session)) keep(session);
      },
      async leave(role) {
        const token = remembered("token");
        const left = departures.depart();
        if (role === "person") store.set(vigilAtom, null);
        hide(role);
        navigation.navigate("landing");
        // What the screen still does on leaving needs the session.
        await atMost(LEAVING_MS, left);
        try {
          await clients[role].DELETE("/api/session", { keepalive: true });
        } catch (error) {
          const gone = error instanceof ApiError && error.status === 401;
          if (!gone) await notify.alert(text.session.stillOpen);
        } finally {
          // Someone may have signed in again while the answer was on its way.
          if (remembered("token") === token) forget(role);
        }
      },
    };
  }, [store, boot, navigation, notify, departures]);
}

/** Waits for something, but not for ever, and not once the page is being closed. */
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
