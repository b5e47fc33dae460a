import { describe, expect, it } from "vitest";
import { fc } from "../../tools/testing/properties.ts";
import {
  type AreaEvent,
  type AreaState,
  activeOf,
  after,
  earlierVersions,
  goBackOrder,
  NOTHING,
  outlived,
  pageOrder,
  wasActive,
} from "./release-state.ts";

const ZERO = "0.1.0-zero";
const DAY_MS = 24 * 3_600_000;
const by = "mJx3nq0w";
const dayOf = (day: number) => new Date(day * DAY_MS);

/**
 * The state after these were active one after the other, the last named first; then one more. '!':
 * it was withdrawn, '?': it was reported.
 */
function stateWith(names: string[], zero: string | null): AreaState {
  const versions = names.map((name, index) => ({
    version: name.replace(/[!?]$/, ""),
    ...{ isBuilt: false, isComplete: true, createdAt: dayOf(0), activatedAt: dayOf(0) },
    activation: names.length - index,
    withdrawnAt: name.endsWith("!") ? dayOf(1) : null,
    isReported: name.endsWith("?"),
  }));
  const state: AreaState = { ...NOTHING, zero, versions };
  return [
    { kind: "announced", version: "now", at: dayOf(1) } as const,
    { kind: "completed", version: "now", at: dayOf(1) } as const,
    { kind: "release.activated", version: "now", at: dayOf(1), by } as const,
  ].reduce<AreaState>(after, state);
}

describe("the versions to go back to", () => {
  it.each<[string, string[], string | null, string[], string | null, string[]]>([
    [
      "the last one that worked comes first",
      ["c", "b", "a"],
      ZERO,
      [],
      null,
      ["c", "b", "a", ZERO],
    ],
    [
      "those that were withdrawn are passed over",
      ["d!", "c!", "b", "a!"],
      ZERO,
      [],
      null,
      ["b", ZERO],
    ],
    ["what failed in this page is", ["c", "b", "a"], ZERO, ["c", "a"], null, ["b", ZERO]],
    ["what this page saw working is first", ["c", "b", "a"], ZERO, [], "a", ["a", "c", "b", ZERO]],
    ["whatever was said of it", ["c", "b!"], ZERO, [], "b", ["b", "c", ZERO]],
    ["unless it has failed here since", ["c", "b"], ZERO, ["b"], "b", ["c", ZERO]],
    ["what was gone back from is not", ["a"], ZERO, [], "c", ["a", ZERO]],
    ["the factory's is left whatever is said of it", ["a!", `${ZERO}!`], ZERO, [], null, [ZERO]],
    ["even if it was activated between others", ["b", ZERO, "a"], ZERO, [], null, ["b", ZERO, "a"]],
    ["nothing is left where it failed here", ["a!"], ZERO, [ZERO], null, []],
    ["a new area has no factory's", ["b!", "a"], null, [], null, ["a"]],
    ["nor has it any at its first", [], null, [], null, []],
    [
      "what anybody reports moves nothing",
      ["c?", "b?", "a"],
      ZERO,
      [],
      null,
      ["c", "b", "a", ZERO],
    ],
  ])("%s", (_what, before, zero, failed, worked, expected) => {
    expect(pageOrder(stateWith(before, zero), { failed, worked })).toEqual(expected);
  });

  it("after a rollback, a new activation leads past what was gone back from", () => {
    const [a, b, c, d] = ["a", "b", "c", "d"].map((version, day): AreaEvent[] => [
      { kind: "announced", version, at: dayOf(day) },
      { kind: "completed", version, at: dayOf(day) },
      activation(version, dayOf(day)),
    ]) as [AreaEvent[], AreaEvent[], AreaEvent[], AreaEvent[]];
    const away = { kind: "release.rolled-back", from: "c", to: "b", at: dayOf(3), by } as const;
    const start: AreaState = { ...NOTHING, zero: ZERO };
    const left = [...a, ...b, ...c, away].reduce(after, start);
    const again = d.reduce(after, left);
    expect([goBackOrder(left), pageOrder(again), goBackOrder(again, true)]).toEqual([
      ["a", ZERO],
      ["b", "a", ZERO],
      ["b", "a", ZERO],
    ]);
    expect(pageOrder(again, { failed: ["d"], worked: "c" })).toEqual(["b", "a", ZERO]);
    const chosen = [activation("c", dayOf(5)), activation("d", dayOf(6))].reduce(after, again);
    expect(goBackOrder(chosen)).toEqual(["c", "b", "a", ZERO]);
  });

  it("are no build's either that was activated by hand and gone back from", () => {
    const state = [
      { kind: "kept", version: "old", at: dayOf(0) } as const,
      activation("old", dayOf(2)),
      { kind: "release.rolled-back", from: "old", to: "a", at: dayOf(3), by } as const,
    ].reduce<AreaState>(after, { ...stateWith(["a"], ZERO), chosen: "a" });
    expect([activeOf(state), goBackOrder(state)]).toEqual(["a", [ZERO]]);
  });

  it("by hand, what was reported is passed over too", () => {
    expect(goBackOrder(stateWith(["d!", "c?", "b"], ZERO), true)).toEqual(["b", ZERO]);
  });

  it("are fifty at most, and the factory's", () => {
    const names = Array.from({ length: 300 }, (_, index) => `v${index}`);
    expect(pageOrder(stateWith(names, ZERO))).toEqual([...names.slice(0, 50), ZERO]);
  });
});

/** What may happen, in any order, also where it makes no sense. */
const VERSIONS = ["a", "b", "c", "d"];
const version = fc.constantFrom(...VERSIONS);
type Step = (state: AreaState, at: Date) => AreaEvent;
const steps: fc.Arbitrary<Step> = fc.oneof(
  version.map(
    (name): Step =>
      () => ({ kind: "updated", version: name }),
  ),
  {
    weight: 3,
    arbitrary: fc
      .record({ kind: fc.constantFrom("announced", "completed", "kept"), version })
      .map((event) => (_: AreaState, at: Date) => ({ ...event, at }) as AreaEvent),
  },
  fc.record({ version, failure: fc.constantFrom("slow", "mount") }).map(
    (event): Step =>
      () => ({ kind: "reported", ...event }),
  ),
  {
    weight: 4,
    arbitrary: version.map(
      (name): Step =>
        (_, at) =>
          activation(name, at),
    ),
  },
  {
    weight: 4,
    arbitrary: fc
      .record({
        kind: fc.constantFrom("release.rolled-back" as const, "release.withdrawn" as const),
        version,
        place: fc.nat(3),
      })
      // Mostly to where it may lead, and now and then anywhere.
      .map(
        ({ kind, version: anywhere, place }): Step =>
          (state, at) => {
            const order = goBackOrder(state, kind === "release.rolled-back");
            return { kind, from: state.chosen ?? "a", to: order[place] ?? anywhere, at, by };
          },
      ),
  },
  fc.constantFrom("area.switched-off" as const, "area.switched-on" as const).map(
    (kind): Step =>
      (_, at) => ({ kind, at, by }),
  ),
);
const activation = (name: string, at: Date): AreaEvent => ({
  ...{ kind: "release.activated", version: name, at, by },
});

/**
 * Runs many orders of events, a day apart, and looks at each of them beside the state before it.
 */
const always = (
  look: (state: AreaState, before: AreaState, event: AreaEvent | null, now: Date) => void,
  start: AreaState = { ...NOTHING, zero: ZERO },
) =>
  fc.assert(
    fc.property(fc.array(steps, { maxLength: 40, size: "max" }), (all) => {
      let state = start;
      look(state, state, null, dayOf(0));
      for (const [day, step] of all.entries()) {
        const before = state;
        const event = step(before, dayOf(day));
        state = after(before, event);
        look(state, before, event, dayOf(day));
      }
    }),
    { numRuns: 100 },
  );

const of = ({ versions }: AreaState, name: string | null) =>
  versions.find((one) => one.version === name);
const LATER_MS = 400 * DAY_MS;

describe("whatever happens, in whatever order", () => {
  it("an area that is off leads no page to any version", () =>
    always((state) => {
      const seen = { failed: [], worked: "a" };
      if (state.isOff) expect(pageOrder(state, seen)).toEqual([]);
    }));

  it("that it was slow says nothing of a version", () =>
    always((state, before, event) => {
      if (event?.kind === "reported" && event.failure === "slow")
        expect(state.versions).toEqual(before.versions);
    }));

  it("only its own switch turns an area off or on", () =>
    always((state, before, event) => {
      if (!event?.kind.startsWith("area.")) expect(state.isOff).toBe(before.isOff);
    }));

  it("what was withdrawn is not active, but for the one of the build: something must be left", () =>
    always((state) => {
      if (state.chosen !== state.zero)
        expect(of(state, state.chosen)?.withdrawnAt ?? null).toBe(null);
    }));

  it("what is active by somebody's choice is complete", () =>
    always((state) => {
      if (state.chosen !== null) expect(of(state, state.chosen)?.isComplete).toBe(true);
    }));

  it("going back leads to nothing that was withdrawn or, by hand, reported, but to the build's", () =>
    always((state, before, event) => {
      for (const isByHand of [false, true])
        for (const name of goBackOrder(state, isByHand)) {
          if (name === state.zero) continue;
          expect(of(state, name)?.withdrawnAt).toBe(null);
          if (isByHand) expect(of(state, name)?.isReported).toBe(false);
        }
      const isBack = event?.kind === "release.rolled-back" && state !== before;
      if (isBack && state.chosen !== null) {
        expect(of(before, state.chosen)).toMatchObject({ withdrawnAt: null, isReported: false });
      }
    }));

  it("one rollback after the other ends, and none leads up again", () =>
    always((start) => {
      const seen = new Set([activeOf(start)]);
      for (let state = start, [to] = goBackOrder(state, true); to && state.chosen !== null; ) {
        const at = dayOf(99);
        state = after(state, { kind: "release.rolled-back", from: state.chosen, to, at, by });
        if (to !== state.zero) expect(seen.has(to)).toBe(false);
        seen.add(activeOf(state));
        [to] = goBackOrder(state, true);
      }
      expect(seen.size).toBeLessThanOrEqual(VERSIONS.length + 1);
    }));

  it("the build's own version is never withdrawn, and is always left to go back to", () =>
    always((state, before, event) => {
      if (event?.kind === "release.withdrawn" && event.from === before.zero)
        expect(state).toBe(before);
      if (state.zero !== activeOf(state)) expect(goBackOrder(state, true)).toContain(state.zero);
    }));

  it("only an activation leads to what is no earlier version", () =>
    always((state, before, event) => {
      if (event?.kind === "release.activated" || activeOf(state) === activeOf(before)) return;
      const names = earlierVersions(before).map((one) => one.version);
      expect([...names, before.zero, state.zero]).toContain(activeOf(state));
    }));

  it("what is active, was so before, or came with the build is never cleared away", () => {
    // So many newer ones that age alone keeps none of the others.
    const newer = Array.from({ length: 12 }, (_, index) => `newer-${index}`);
    const start = newer.reduce<AreaState>(
      (state, name) => after(state, { kind: "kept", version: name, at: dayOf(300) }),
      { ...NOTHING, zero: ZERO },
    );
    let went = 0;
    always((state, _before, _event, now) => {
      const cleared = outlived(state, new Date(now.getTime() + LATER_MS));
      const whole = cleared.filter((name) => of(state, name)?.isComplete);
      went += whole.length;
      const kept = new Set([activeOf(state), state.before, state.zero]);
      expect(whole.filter((name) => kept.has(name))).toEqual([]);
    }, start);
    expect(went).toBeGreaterThan(100);
  });

  it("the build's is kept however many newer ones there are, and however old it is", () => {
    const many = Array.from({ length: 40 }, (_, index) => `v${index}`);
    const events = many.flatMap((name, day): AreaEvent[] => [
      { kind: "kept", version: ZERO, at: dayOf(0) },
      { kind: "announced", version: name, at: dayOf(day) },
      { kind: "completed", version: name, at: dayOf(day) },
    ]);
    const state = events.reduce(after, { ...NOTHING, zero: ZERO });
    const cleared = outlived(state, dayOf(400));
    expect(cleared).toEqual(many.slice(0, 30));
    expect(outlived({ ...state, chosen: "v3", before: "v4" }, dayOf(400))).toEqual(
      many.slice(0, 30).filter((name) => name !== "v3" && name !== "v4"),
    );
  });

  it("what somebody went back from is kept like the others that were activated last", () => {
    const active = stateWith(["a"], ZERO);
    const away = { kind: "release.rolled-back", from: "now", to: "a", at: dayOf(2), by } as const;
    const names = Array.from({ length: 12 }, (_, index) => `v${index}`);
    const state = names.reduce<AreaState>(
      (all, name) => after(all, { kind: "kept", version: name, at: dayOf(9) }),
      after(active, away),
    );
    const cleared = outlived(state, dayOf(400));
    expect(cleared).toHaveLength(2);
    expect(cleared).not.toContain("now");
  });

  it("what was sent and not finished goes after a day, and no sooner", () => {
    const draft = after(NOTHING, { kind: "announced", version: "a", at: dayOf(1) });
    expect([outlived(draft, dayOf(2)), outlived(draft, dayOf(2.1))]).toEqual([[], ["a"]]);
    const none = after(draft, { kind: "removed", version: "a" });
    expect([none.versions, after(none, activation("a", dayOf(3)))]).toEqual([[], none]);
  });
});

it("counts a version that is kept from a build as tried, and a sent one not", () => {
  const at = new Date("2026-03-02T10:00:00Z");
  const wasTried = (kind: "kept" | "announced") =>
    after(NOTHING, { kind, version: "1", at }).versions.map(wasActive);
  expect({ kept: wasTried("kept"), announced: wasTried("announced") }).toEqual({
    kept: [true],
    announced: [false],
  });
});
