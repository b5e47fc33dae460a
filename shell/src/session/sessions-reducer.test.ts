import type { Session } from "@acompana/kit/area";
import { fc } from "@acompana/kit/testing/properties";
import { describe, expect, test } from "vitest";
import { people, roles } from "../testing/sessions.tsx";
import { isSameEntry, NOBODY, type Role, type RoleState, sessionKey } from "./sessions.ts";
import { reduce, type SessionEffect, type SessionEvent } from "./sessions-reducer.ts";

/** One step of the reducer. */
interface Seen {
  before: RoleState;
  event: SessionEvent;
  state: RoleState;
  effects: SessionEffect[];
  /** The refused calls that are made once more. */
  repeated: Call[];
}

/** What holds of every step. */
const rules: Record<string, (seen: Seen) => boolean> = {
  "a late answer of an earlier session changes nothing": ({ before, event, state, effects }) =>
    !("turn" in event) || event.turn === before.turn || (state === before && effects.length === 0),
  "without an answer nobody is put out": ({ before, event, state, effects }) =>
    event.type !== "answered" ||
    event.session !== undefined ||
    (state.session === before.session && effects.length === 0),
  "whoever did not log out here is told why they are out": ({ before, event, state, effects }) =>
    !before.session ||
    state.session !== null ||
    event.type === "loggedOut" ||
    effects.some(({ type }) => type === "end" || type === "offer"),
  "nobody takes another's place unasked": ({ before, event, state }) =>
    !before.session ||
    !state.session ||
    event.type === "entered" ||
    sessionKey(before.session) === sessionKey(state.session),
  "a tab in which somebody is asks at once when it hears of another": ({ before, event, state }) =>
    !before.session ||
    event.type !== "announced" ||
    [sessionKey(before.session), "nobody"].includes(event.change.now) ||
    state.asking === "once",
  "the token of a session that was refused is forgotten": ({ before, event, state, effects }) =>
    !before.session ||
    state.session !== null ||
    (event.type !== "refused" && event.type !== "answered") ||
    effects.some((effect) =>
      effect.type === "end" ? effect.why !== "loggedOut" : effect.type === "offer",
    ),
  "an answer that cannot know who has just entered is asked for again": (seen) =>
    seen.event.type !== "answered" ||
    seen.event.turn !== seen.before.turn ||
    seen.event.session === undefined ||
    seen.before.session === null ||
    seen.before.asking !== "again" ||
    seen.effects.some(({ type }) => type === "ask"),
  "who logs out in another tab puts out themselves alone": ({ before, event, state }) =>
    event.type !== "announced" ||
    event.change.now !== "nobody" ||
    event.change.before === sessionKey(before.session) ||
    state.session === before.session,
  "an end is told once": ({ before, effects }) =>
    before.session !== null || effects.every(({ type }) => type !== "end"),
  "what was sent in one session is not made again in another": ({ before, state, effects }) =>
    isSession(before, state) || effects.every(({ type }) => type !== "repeat"),
  "what one sent is not made again under another": ({ state, repeated }) =>
    repeated.every(({ by }) => state.session !== null && isSameEntry(by, state.session)),
};

const isSession = (one: RoleState, other: RoleState) => one.turn === other.turn;

function must(holds: boolean, rule: string): asserts holds {
  if (!holds) throw new Error(`It does not hold that ${rule}`);
}

/** A session at the server; a browser shows its number as cookie or token. */
interface Alive {
  id: number;
  session: Session;
}
interface Call {
  turn: number;
  by: Session;
}
interface Tab {
  state: RoleState;
  /** The refused calls that wait until it is known whose session it is. */
  waiting: Call[];
  /** What other tabs announced and this one has not heard yet. */
  heard: SessionEvent[];
  /** As whom it offers to go on, in a dialog that covers the login. */
  offered: { turn: number; session: Session } | null;
  isEntering: boolean;
}
/** What is on its way, and what happens when it is lost instead. */
interface OnItsWay {
  arrive: () => void;
  lose: () => void;
}

/**
 * Two tabs of one browser, a server and a network in which everything arrives in any order. It does
 * what the reducer's effects ask for, and holds each step of it to what must always be so.
 */
class World {
  readonly tabs = [0, 1].map(
    (): Tab => ({
      state: NOBODY,
      waiting: [],
      heard: [],
      offered: null,
      isEntering: false,
    }),
  ) as [Tab, Tab];
  #at = 0;
  #ids = 0;
  /** The cookie or token that both tabs have. */
  #jar = 0;
  #alive: Alive | null = null;
  /** Why the session of before has ended. */
  #isIdle = false;
  /** Where the session that the server knows was begun, as long as nothing has ended it. */
  #newest: { tab: Tab; id: number } | null = null;
  #onItsWay: OnItsWay[] = [];

  readonly role: Role;

  constructor(role: Role, isSignedIn: boolean) {
    this.role = role;
    if (!isSignedIn) return;
    const session = this.#somebody(0);
    this.#ids = 1;
    this.#jar = 1;
    this.#alive = { id: 1, session };
    for (const tab of this.tabs) tab.state = { ...NOBODY, session };
  }

  #somebody = (which: number) => people[this.role](`${which % 2}`, `${which % 2}`);

  #dispatch(tab: Tab, event: SessionEvent) {
    const before = tab.state;
    const [state, ...effects] = reduce(before, event, this.#at);
    tab.state = state;
    const repeats = effects.find(({ type }) => type === "repeat") as { turn: number } | undefined;
    const repeated = tab.waiting.filter(({ turn }) => turn === repeats?.turn);
    const seen = { before, event, state, effects, repeated };
    for (const [rule, holds] of Object.entries(rules)) must(holds(seen), rule);
    if (state.asking === "no") tab.waiting = [];
    for (const effect of effects) this.#run(tab, effect);
  }

  #run(tab: Tab, effect: SessionEffect) {
    if (effect.type === "ask") this.#ask(tab, effect.turn);
    if (effect.type === "welcome")
      this.#announce(tab, sessionKey(effect.before), sessionKey(effect.session));
    // Whoever has logged out in another tab has forgotten the token there.
    if (effect.type === "end" && effect.why !== "loggedOut") this.#forget();
    if (effect.type === "offer") tab.offered = effect;
  }

  /** Only an administrator's token is the page's to forget. */
  #forget() {
    if (this.role === "administrator") this.#jar = 0;
  }

  #announce(from: Tab, before: string, now: string) {
    const change = { role: this.role, before, now };
    for (const tab of this.tabs)
      if (tab !== from) {
        tab.heard.push({ type: "announced", change });
        // In the order in which they were said.
        this.#send(
          () => {
            // Whoever enters before the other tab has told that they left there must enter again.
            const isHere = now === "nobody" && before === sessionKey(tab.state.session);
            if (isHere && this.#newest?.tab === tab) this.#newest = null;
            this.#dispatch(tab, tab.heard.shift() as SessionEvent);
          },
          () => void tab.heard.shift(),
        );
      }
  }

  #send(arrive: () => void, lose = () => {}) {
    this.#onItsWay.push({ arrive, lose });
  }

  /** A request with the cookie or token of now: it arrives, and then its answer does. */
  #fetch(back: (session: Session | null, jar: number) => void, lost = () => {}) {
    const jar = this.#jar;
    this.#send(() => {
      const session = this.#alive?.id === jar ? this.#alive.session : null;
      this.#send(() => back(session, jar), lost);
    }, lost);
  }

  #ask(tab: Tab, turn: number) {
    this.#fetch(
      (session, jar) => {
        const isOld = this.role === "administrator" && jar !== this.#jar;
        this.#dispatch(tab, { type: "answered", turn, session, isOld });
      },
      () => this.#dispatch(tab, { type: "answered", turn, session: undefined, isOld: false }),
    );
  }

  #owner = () => sessionKey(this.#alive?.session ?? null);

  #endAtServer(isIdle: boolean) {
    this.#alive = null;
    this.#newest = null;
    this.#isIdle = isIdle;
  }

  /** What can happen at any time; `tab` is where. */
  readonly #happen: Record<Happening, (tab: Tab, which: number) => void> = {
    enter: (tab, which) => {
      if (tab.isEntering || tab.offered) return;
      tab.isEntering = true;
      const session = this.#somebody(which);
      if (which % 3 === 0) Object.assign(session, { enteredBy: { id: "a1", name: "Ana" } });
      const stop = () => {
        tab.isEntering = false;
      };
      this.#send(() => {
        const id = ++this.#ids;
        this.#endAtServer(false);
        this.#alive = { id, session };
        this.#send(() => {
          this.#jar = Math.max(this.#jar, id);
          this.#fetch((found) => {
            stop();
            if (!found) return;
            this.#dispatch(tab, { type: "entered", session: found });
            if (this.#alive?.id === id) this.#newest = { tab, id };
          }, stop);
        }, stop);
      }, stop);
    },
    call: (tab) => {
      const { turn, session: by } = tab.state;
      if (!by) return;
      this.#fetch((found, jar) => {
        const isPast = this.role === "administrator" && jar !== this.#jar;
        if (found && sessionKey(found) === sessionKey(by)) return;
        if (found || isPast) return this.#dispatch(tab, { type: "denied" });
        tab.waiting.push({ turn, by });
        this.#dispatch(tab, { type: "refused", turn, isIdle: this.#isIdle });
      });
    },
    resume: (tab) => {
      const { turn, session: held } = tab.state;
      if (held || !this.#jar) return;
      this.#fetch((session, jar) => {
        if (session) this.#dispatch(tab, { type: "resumed", turn, session });
        else if (jar === this.#jar && tab.state.turn === turn) this.#forget();
      });
    },
    refresh: (tab) => {
      if (tab.state.session)
        this.#fetch((session) => session && this.#dispatch(tab, { type: "refreshed", session }));
    },
    logOut: (tab) => {
      if (!tab.state.session) return;
      const before = sessionKey(tab.state.session);
      const token = this.#jar;
      if (this.#newest?.tab === tab) this.#newest = null;
      this.#dispatch(tab, { type: "loggedOut" });
      this.#send(() => {
        if (tab.state.session) return;
        const jar = this.#jar;
        this.#send(() => {
          const isEnded = this.#alive?.id === jar;
          if (isEnded) this.#endAtServer(false);
          this.#send(() => {
            if (isEnded && !tab.state.session) this.#announce(tab, before, "nobody");
            if (this.#jar === token) this.#forget();
          });
        });
      });
    },
    answerOffer: (tab, which) => {
      const { offered } = tab;
      tab.offered = null;
      if (!offered || which % 3 === 0) return;
      const { turn, session } = offered;
      this.#dispatch(tab, { type: "accepted", turn, session });
    },
    endElsewhere: () => this.#endAtServer(false),
    endUnused: () => this.#endAtServer(true),
    wait: () => {
      this.#at += 31_000;
    },
    arrive: (_tab, which) => this.#take(which)?.arrive(),
    lose: (_tab, which) => this.#take(which)?.lose(),
  };

  #take = (which: number) =>
    this.#onItsWay.splice(which % Math.max(1, this.#onItsWay.length), 1)[0];

  step({ what, tab, which }: Step) {
    this.#happen[what](this.tabs[tab] as Tab, which);
    if (!this.#newest) return;
    const { tab: where, id } = this.#newest;
    must(sessionKey(where.state.session) === this.#owner(), "the newest login stays");
    must(this.#jar === id, "its token stays");
  }

  /** All arrives, offers are accepted, and each tab is used. */
  comeToRest() {
    for (let round = 0; round < 4; round++) {
      while (this.#onItsWay.length > 0) this.step({ what: "arrive", tab: 0, which: 0 });
      for (const what of ["answerOffer", "call"] as const)
        for (const tab of [0, 1]) this.step({ what, tab, which: 1 });
    }
    for (const { state } of this.tabs) {
      must(state.asking === "no", "no call waits for ever");
      const isRight = !state.session || sessionKey(state.session) === this.#owner();
      must(isRight, "in the end nobody is shown but the one whom the server knows");
    }
  }
}

const happenings = [
  "enter",
  "call",
  "resume",
  "refresh",
  "logOut",
  "answerOffer",
  "endElsewhere",
  "endUnused",
  "wait",
  "arrive",
  "lose",
] as const;
type Happening = (typeof happenings)[number];
interface Step {
  what: Happening;
  tab: number;
  which: number;
}

test("an offer is of no use any more when yet another has entered", () => {
  const [ana, eva] = ["0", "1"].map((id) => people.person(id, id)) as [Session, Session];
  const asking: RoleState = { ...NOBODY, session: ana, asking: "once" };
  const [left] = reduce(asking, { type: "answered", turn: 0, session: eva, isOld: false }, 0);
  const change = { role: "person", before: sessionKey(eva), now: "person 2" } as const;
  const [since] = reduce(left, { type: "announced", change }, 0);
  const accepted = { type: "accepted", turn: left.turn, session: eva } as const;
  expect(reduce(left, accepted, 0)[0].session).toBe(eva);
  expect(reduce(since, accepted, 0)[0].session).toBeNull();
});

/** Things arrive more often than they happen, so that most come to an end. */
const step = fc.record({
  what: fc.oneof(
    { weight: 3, arbitrary: fc.constant("arrive" as const) },
    { weight: 1, arbitrary: fc.constantFrom("enter" as const, "call" as const) },
    { weight: 1, arbitrary: fc.constantFrom(...happenings) },
  ),
  tab: fc.nat(1),
  which: fc.nat(11),
});

describe.each(roles)("whatever happens to the session of a %s, in whatever order", (role) => {
  test("all rules hold, the newest login wins, and nobody is shown but whom the server knows", () => {
    fc.assert(
      fc.property(fc.boolean(), fc.array(step, { minLength: 5, maxLength: 60 }), (isIn, steps) => {
        const world = new World(role, isIn);
        for (const one of steps) world.step(one);
        world.comeToRest();
      }),
      { numRuns: 1_000 },
    );
  });
});
