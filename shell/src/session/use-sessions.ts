import type { ApiClient } from "@acompana/kit/api";
import { ApiError } from "@acompana/kit/api";
import type { Notify, ScreenName, ScreenRole, Session, SignIn } from "@acompana/kit/area";
import { useAtomValue, useStore } from "jotai";
import { useMemo } from "react";
import type { Boot } from "../boot.ts";
import type { Navigation } from "../navigation/use-navigation.ts";
import { text } from "../text.ts";
import {
  entrances,
  forget,
  type Role,
  readSession,
  roleClients,
  sessionsAtom,
} from "./sessions.ts";
import { remember, remembered } from "./stored.ts";

export interface Sessions {
  /** Shows a screen; a login is passed over when its session still lives in this browser. */
  navigate: (screen: ScreenName, view?: string) => void;
  clients: Record<ScreenRole, ApiClient>;
  enter: (signIn: SignIn) => Promise<void>;
  leave: (role: Role) => Promise<void>;
  /** Takes up a session that this browser may still have. Resolves to whether there was one. */
  resume: (role: Role) => Promise<boolean>;
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
export function useSessions(boot: Boot, navigation: Navigation, notify: Notify): Sessions {
  const store = useStore();
  return useMemo(() => {
    const hide = (role: Role) => store.set(sessionsAtom, ({ [role]: _gone, ...rest }) => rest);
    const drop = (role: Role) => {
      forget(role);
      hide(role);
    };
    const keep = (session: Session) =>
      store.set(sessionsAtom, (all) => ({ ...all, [session.role]: session }));

    const clients = roleClients((role) => {
      // Several calls may learn of the same end; one sentence is enough.
      if (!store.get(sessionsAtom)[role]) return;
      drop(role);
      navigation.replace(entrances[role].login);
      notify.toast({ title: text.session.ended });
    });

    const resume = async (role: Role) => {
      if (store.get(sessionsAtom)[role]) return true;
      const known =
        role === "administrator" ? remembered("token") !== null : boot.sessions.includes(role);
      if (!known) return false;
      try {
        keep(await readSession(clients[role]));
        return true;
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) drop(role);
        return false;
      }
    };

    return {
      clients,
      resume,
      navigate(screen, view) {
        const role = ROLE_OF_LOGIN[screen];
        if (!role || view) return navigation.navigate(screen, view);
        void resume(role).then((alive) =>
          navigation.navigate(alive ? entrances[role].first : screen),
        );
      },
      async enter(signIn) {
        if (signIn.role === "administrator") {
          remember("token", signIn.token);
          remember("adminId", signIn.id);
        }
        keep(await readSession(clients[signIn.role]));
        navigation.replace(entrances[signIn.role].first);
      },
      async leave(role) {
        const token = remembered("token");
        hide(role);
        navigation.navigate("landing");
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
  }, [store, boot, navigation, notify]);
}
