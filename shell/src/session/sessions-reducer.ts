import type { Session } from "@acompana/kit/area";
import type { SessionChange } from "./other-tabs.ts";
import { isSameEntry, NOBODY, type RoleState, sessionKey } from "./sessions.ts";

/** Longest that the answer to a login is on its way; the server has ended the session before. */
const ENTERING_MS = 30_000;

/** All that can happen to a role's session. */
export type SessionEvent =
  /** Somebody has entered by this page's login. */
  | { type: "entered"; session: Session }
  /** A page that was just opened has found the session of its browser alive. */
  | { type: "resumed"; turn: number; session: Session }
  /** The session was read again, after something that it holds was changed. */
  | { type: "refreshed"; session: Session }
  | { type: "loggedOut" }
  /** The server does not know the session of a call of that turn; `isIdle`: it ended unused. */
  | { type: "refused"; turn: number; isIdle: boolean }
  /** Something was not this session's to see or is not there: it may be another person's by now. */
  | { type: "denied" }
  /** What came of `ask`; undefined: no answer. `isOld`: the browser has another token since. */
  | { type: "answered"; turn: number; session: Session | null | undefined; isOld: boolean }
  /** In another tab somebody has entered or logged out. */
  | { type: "announced"; change: SessionChange }
  /** Whoever is here goes on as the one who entered in another tab and was offered in that turn. */
  | { type: "accepted"; turn: number; session: Session };

type End = "idle" | "refused" | "loggedOut";

/** What is to be done then. */
export type SessionEffect =
  /** Ask the server whose session it is; what comes of it is `answered`. */
  | { type: "ask"; turn: number }
  /** Make the refused calls of that turn again; the others fail when nothing is asked any more. */
  | { type: "repeat"; turn: number }
  /** Tell the other tabs, and show the first screen. */
  | { type: "welcome"; before: Session | null; session: Session }
  /** Show the login with a kind sentence; forget the token, or what is kept of who logged out. */
  | { type: "end"; session: Session; why: End }
  /** Show the first screen to somebody who had just ended here, and is in again. */
  | { type: "comeBack" }
  /** Show nothing of the one before any more, and offer to go on as the other. */
  | { type: "offer"; turn: number; before: Session; session: Session };

type Step = [RoleState, ...SessionEffect[]];

/** @param at when it happened, in ms since 1970 */
export function reduce(state: RoleState, event: SessionEvent, at: number): Step {
  const { session: held, turn } = state;
  // Since it was sent somebody has entered or left, here or in another tab.
  if ("turn" in event && event.turn !== turn) return [state];
  switch (event.type) {
    case "entered":
      return [begin(state, event.session), { ...event, type: "welcome", before: held }];
    case "accepted":
    case "resumed":
      return [begin(state, event.session)];
    case "refreshed":
      return [sessionKey(held) === sessionKey(event.session) ? keep(state, event.session) : state];
    case "loggedOut":
      return [close(state)];
    case "refused":
      // One that ended unused tells itself, and an administrator's token is of one session alone.
      if (event.isIdle) return end(state, "idle", at);
      return lastOf(state, at)?.role === "administrator"
        ? end(state, "refused", at)
        : ask(state, at);
    case "denied":
      return ask(state, at);
    case "answered":
      if (event.session === undefined) return [{ ...state, asking: "no" }];
      // Of a session that another tab has just begun the answer may know nothing.
      if (event.isOld || state.asking === "again") return ask({ ...state, asking: "no" }, at);
      return learn({ ...state, asking: "no" }, event.session, at);
    case "announced":
      return hear(state, event.change, at);
  }
}

const begin = ({ turn }: RoleState, session: Session): RoleState => ({
  ...NOBODY,
  session,
  turn: turn + 1,
});

const close = (state: RoleState): RoleState =>
  state.session ? { ...NOBODY, turn: state.turn + 1 } : state;

/** The same owner's. A clerk's calls are none of the person's who has since entered herself. */
const keep = (state: RoleState, session: Session): RoleState =>
  state.session && isSameEntry(state.session, session)
    ? { ...state, session }
    : begin(state, session);

/** Several calls may learn of the same end; one sentence is enough. */
function end(state: RoleState, why: End, at: number): Step {
  const { session } = state;
  if (!session) return [state];
  const refused = why === "refused" ? { session, at } : null;
  const ended: RoleState = { ...close(state), refused };
  return [ended, { type: "end", session, why }];
}

/** Who is signed in here, or was until just now. */
const lastOf = ({ session, refused }: RoleState, at: number): Session | null =>
  session ?? (refused && at - refused.at < ENTERING_MS ? refused.session : null);

/** Several calls of one turn are refused at once: it is asked once. */
function ask(state: RoleState, at: number): Step {
  if (state.asking !== "no" || !lastOf(state, at)) return [state];
  const asking: RoleState = { ...state, asking: "once" };
  return [asking, { type: "ask", turn: state.turn }];
}

/** The server has said whose session it is by now. */
function learn(state: RoleState, now: Session | null, at: number): Step {
  const { session: held, turn } = state;
  if (!now) return end(state, "refused", at);
  const before = lastOf(state, at);
  if (!before) return [state];
  if (sessionKey(before) !== sessionKey(now)) {
    const left = close({ ...state, refused: null });
    return [left, { type: "offer", turn: left.turn, before, session: now }];
  }
  // It had ended here just before the same owner entered in another window.
  if (!held) return [begin(state, now), { type: "comeBack" }];
  const kept = JSON.stringify(held) === JSON.stringify(now) ? state : keep(state, now);
  return kept.turn === turn ? [kept, { type: "repeat", turn }] : [kept];
}

/** Another tab has said whose session it was, and whose it is now. */
function hear(state: RoleState, { before, now }: SessionChange, at: number): Step {
  const here = sessionKey(state.session);
  if (here === now) return [state.asking === "no" ? state : { ...state, asking: "again" }];
  if (now !== "nobody") return ask({ ...state, turn: state.turn + 1, asking: "no" }, at);
  return here === before ? end(state, "loggedOut", at) : [state];
}
