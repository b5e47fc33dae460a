import { ApiError, reportUnlessOffline, unwrap, unwrapOrNull } from "@acompana/kit/api";
import {
  type Notify,
  type ScreenProps,
  type Session,
  type SignIn,
  tellLoggedOut,
} from "@acompana/kit/area";
import { now as clockNow } from "@acompana/kit/clock";
import { useStore } from "jotai";
import { useMemo } from "react";
import { forgetStored } from "../areas/area-store.ts";
import type { BootstrapConfig } from "../bootstrap-config.ts";
import type { GuardRegistry } from "../navigation/navigation-guards.ts";
import { keptEntry, type Navigation } from "../navigation/use-navigation.ts";
import { type DeclaredScreens, LANDING } from "../screens/declared-screens.ts";
import { text } from "../text.ts";
import { announceSession, announceUse, type SessionChange } from "./other-tabs.ts";
import { askSession, roleClients } from "./role-clients.ts";
import {
  lastUseAtom,
  NOBODY,
  nameOf,
  passesLogin,
  type Role,
  sessionKey,
  sessionsAtom,
  signedOutAlertAtom,
} from "./sessions.ts";
import { reduce, type SessionEffect, type SessionEvent } from "./sessions-reducer.ts";
import { forget, remember, remembered } from "./stored.ts";

/** Longest that logging out waits for what the screen does on leaving. */
const LEAVING_MS = 2_000;

/** What an effect does. */
type Act<Effect = never> = (role: Role, effect: Effect) => void | Promise<void>;

export type Sessions = ReturnType<typeof useSessions>;

/** Signing in and out. What can happen then is in `sessions-reducer.ts`; here it is done. */
export function useSessions(
  bootstrap: BootstrapConfig,
  screens: DeclaredScreens,
  navigation: Navigation,
  notify: Notify,
  navigationGuards: GuardRegistry,
) {
  const store = useStore();
  return useMemo(() => {
    const stateOf = (role: Role) => store.get(sessionsAtom)[role] ?? NOBODY;
    const heldOf = (role: Role) => stateOf(role).session;
    const dispatch = (role: Role, event: SessionEvent) => {
      const [state, ...effects] = reduce(stateOf(role), event, clockNow());
      store.set(sessionsAtom, (all) => ({ ...all, [role]: state }));
      for (const effect of effects) void perform(role, effect);
      if (stateOf(role).asking === "no") settle(role);
    };
    /** One that fails is reported: the others are done all the same, and no call waits for ever. */
    const perform = async (role: Role, effect: SessionEffect) => {
      try {
        await (run[effect.type] as Act)(role, effect as never);
      } catch (error) {
        reportUnlessOffline(error);
      }
    };

    const here = () => keptEntry(screens)?.screen ?? LANDING;
    /** Whether a screen is shown that only someone signed in in this role may see. */
    const isShown = (role: Role) => {
      const screen = screens.find(here());
      return screen?.isForSignedIn && screen.role === role;
    };
    /** Whether that is shown, or the login to which the end of a session of this role leads. */
    const isSeen = (role: Role) => isShown(role) || here() === screens.entrance(role).login;
    const showFirst = (role: Role) => navigation.replace(screens.entrance(role).first);
    const showInstead = (screen: string) => {
      navigationGuards.clear();
      navigation.replace(screen);
    };
    /** Lets no reminder be called out any more, but those of this person. */
    const silence = (role: Role, except?: string) => {
      if (role === "person")
        store.set(signedOutAlertAtom, (kept) => (kept?.person.id === except ? kept : null));
    };

    /** In which turn of its role each call was sent. */
    const sentIn = new WeakMap<Request, number>();
    /** The refused calls of each role, which wait until it is known whose session it is. */
    const waiting = new Map<Role, { turn: number; go: (isRepeated: boolean) => void }[]>();
    const settle = (role: Role, repeated?: number) => {
      for (const { turn, go } of waiting.get(role) ?? []) go(turn === repeated);
      waiting.delete(role);
    };

    const run: { [Type in SessionEffect["type"]]: Act<SessionEffect & { type: Type }> } = {
      ask(role, { turn }) {
        const token = remembered("adminToken");
        const answer = (session: Session | null | undefined) => {
          const isOld = hasNewToken(role, token);
          dispatch(role, { type: "answered", turn, session, isOld });
        };
        askSession(role).then(answer, () => answer(undefined));
      },
      repeat: (role, { turn }) => settle(role, turn),
      welcome(role, { before, session }) {
        announceSession({ role, before: sessionKey(before), now: sessionKey(session) });
        silence(role, session.role === "person" ? session.user.id : undefined);
        showFirst(role);
      },
      end(role, { session, why }) {
        if (why !== "idle") silence(role);
        // The tab where they logged out has forgotten the token; by now it may be a new one.
        if (why === "loggedOut") forgetStored(sessionKey(session));
        else forget(role);
        if (!isShown(role)) return;
        showInstead(screens.entrance(role).login);
        notify.toast({ title: text.session.ended });
      },
      comeBack(role) {
        if (isSeen(role)) showFirst(role);
      },
      async offer(role, { turn, before, session }) {
        silence(role);
        if (!isSeen(role)) return;
        showInstead(LANDING);
        const goOn = await notify.confirm({
          title: text.replaced.title(nameOf(session)),
          message: text.replaced.line(nameOf(before)),
          confirm: text.replaced.go(nameOf(session)),
          cancel: text.replaced.home,
        });
        if (!goOn) return;
        dispatch(role, { type: "accepted", turn, session });
        const { first, login } = screens.entrance(role);
        // While it was offered yet another may have entered elsewhere: then one must sign in.
        navigation.navigate(heldOf(role) ? first : login);
      },
    };

    /** A role's session was used, here or in another tab of this browser, which share it. */
    const noteUse = (role: Role) =>
      store.set(lastUseAtom, (all) => ({ ...all, [role]: clockNow() }));

    const clients = roleClients({
      onSend: (role, request) => void sentIn.set(request, stateOf(role).turn),
      onRefused: (role, { body }, request) =>
        new Promise((go) => {
          const turn = sentIn.get(request) ?? -1;
          waiting.set(role, [...(waiting.get(role) ?? []), { turn, go }]);
          dispatch(role, { type: "refused", turn, isIdle: body.idle === true });
        }),
      onDenied: (role) => dispatch(role, { type: "denied" }),
      onUsed(role) {
        noteUse(role);
        announceUse(role);
      },
    });

    const read = (role: Role) => unwrap(clients[role].GET("/api/session"));

    /** Takes up a session that this browser may have; "ended" if the server knows it no more. */
    const resume = async (role: Role): Promise<"alive" | "ended" | "none"> => {
      if (heldOf(role)) return "alive";
      const token = remembered("adminToken");
      const { turn } = stateOf(role);
      if (role === "administrator" ? !token : !bootstrap.sessions.includes(role)) return "none";
      try {
        const session = await unwrapOrNull(clients[role].GET("/api/session"));
        const isPresent = stateOf(role).turn === turn;
        if (isPresent && !session && hasNewToken(role, token)) return await resume(role);
        if (session) dispatch(role, { type: "resumed", turn, session });
        else if (isPresent) forget(role);
        if (heldOf(role)) return "alive";
        return isPresent ? "ended" : "none";
      } catch {
        // Without an answer nothing is known; the login says what is wrong.
        return "none";
      }
    };

    /** Shows a screen; a login is passed over when its session still lives in this browser. */
    const navigate: ScreenProps["navigate"] = (screen, view, how) => {
      const { kind, role } = screens.get(screen);
      if (kind !== "sign-in" || !passesLogin(role) || view)
        return navigation.navigate(screen, view, how);
      void resume(role).then((resumed) =>
        navigation.navigate(resumed === "alive" ? screens.entrance(role).first : screen),
      );
    };

    return {
      clients,
      resume,
      navigate,
      onUseElsewhere: noteUse,
      /** Follows what another tab of this browser announced. */
      onChangeElsewhere: (change: SessionChange) =>
        dispatch(change.role, { type: "announced", change }),
      async enter(signIn: SignIn) {
        if (signIn.role === "administrator") {
          remember("adminToken", signIn.token);
          remember("adminId", signIn.id);
        }
        const session = await read(signIn.role);
        dispatch(signIn.role, { type: "entered", session });
      },
      /** Reads a role's session again, after something that it holds was changed. */
      async refresh(role: Role) {
        const session = await read(role);
        dispatch(role, { type: "refreshed", session });
      },
      async leave(role: Role) {
        const token = remembered("adminToken");
        const left = navigationGuards.runGuards();
        const session = heldOf(role);
        const before = sessionKey(session);
        silence(role);
        dispatch(role, { type: "loggedOut" });
        if (session) tellLoggedOut(session);
        navigation.navigate(LANDING);
        // What the screen still does on leaving needs the session.
        await atMost(LEAVING_MS, left);
        // Unless they have signed in again meanwhile: what they type now stays.
        if (sessionKey(heldOf(role)) !== before) forgetStored(before);
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
const atMost = (ms: number, work: Promise<void>): Promise<unknown> =>
  Promise.race([
    work,
    new Promise((resolve) => {
      setTimeout(resolve, ms);
      addEventListener("pagehide", resolve, { once: true });
    }),
  ]);
