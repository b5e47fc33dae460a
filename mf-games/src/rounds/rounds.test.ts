import { fc } from "@acompana/kit/testing/properties";
import { describe, expect, test } from "vitest";
import * as numbers from "../number-sequence-game/rules.ts";
import * as patterns from "../pattern-memory-game/rules.ts";
import { seeded } from "../testing/seeded.ts";
import * as visual from "../visual-memory-game/rules.ts";
import {
  difficultyOf,
  type RoundRules,
  type RoundsState,
  SETTLE_MS,
  secondsToLook,
  TAKE_BACK_MS,
} from "./rounds.ts";

const START = 5000;

/** The games, as what a test must know of them. */
const games = [
  { name: "numbers", rules: numbers.rules, perLevel: 10, items: [1, 2, 3, 4, 5, 6, 7, 8, 9, 0] },
  { name: "patterns", rules: patterns.rules, perLevel: 15, items: [...patterns.COLOURS] },
  {
    name: "tiles",
    rules: visual.rules,
    perLevel: 20,
    items: [-2, -1, 0, 1, 2, 7, 14, 15, 16, 0.5],
  },
] as unknown as Game[];

interface Game {
  name: string;
  rules: RoundRules<unknown>;
  /** Points of a correct round, for each level. */
  perLevel: number;
  items: unknown[];
}

/** Deep-frozen, so that a rule which changed its input would throw. */
function frozen(game: RoundsState<unknown>): RoundsState<unknown> {
  for (const part of Object.values(game)) Object.freeze(part);
  return Object.freeze(game);
}

const wrongItem = (game: RoundsState<unknown>, items: unknown[]) =>
  items.find((item) => item !== game.target[0] && item !== -1) ?? 0;

describe.each(games)("the game of $name", ({ name, rules, perLevel, items }) => {
  const random = seeded(1);
  const start = (level = 1) => frozen(rules.newGame(level, random, START));
  const context = (nowMs: number, levelIfWon = 2) => ({ nowMs, random, levelIfWon });
  /** From the showing to the input, as late as it may be. */
  const opened = (game: RoundsState<unknown>) =>
    rules.tick(game, (game.clockMs ?? 0) + (game.phaseEndsAtMs ?? 0) - game.playedMs);
  const answer = (game: RoundsState<unknown>, levelIfWon = game.level + 1) => {
    const given = name === "tiles" ? [...game.target, visual.CHECK] : game.target;
    return given.reduce<RoundsState<unknown>>(
      (now, item) => frozen(rules.give(now, item, context(game.clockMs ?? 0, levelIfWon))),
      game,
    );
  };
  const miss = (game: RoundsState<unknown>) => {
    const moves = name === "tiles" ? [visual.CHECK] : [wrongItem(game, items)];
    const missed = moves.reduce<RoundsState<unknown>>(
      (now, item) => rules.give(now, item, context(game.clockMs ?? 0)),
      game,
    );
    // Until then it could be taken back.
    return rules.tick(missed, (missed.clockMs ?? 0) + TAKE_BACK_MS);
  };

  test("takes nothing while something is shown", () => {
    const shown = rules.give(start(), start().target[0], context(START + 100));
    expect([shown.phase, shown.given]).toEqual(["showing", []]);
  });

  test("a correct round gives its points, and the next one comes after 1500 ms, not before", () => {
    const won = answer(opened(start()));
    expect([won.phase, won.score]).toEqual(["won", perLevel]);
    const at = won.clockMs ?? 0;
    expect(rules.tick(won, at + 1499).phase).toBe("won");
    const next = rules.tick(won, at + 1500);
    expect([next.phase, next.level, next.given, next.score]).toEqual(["showing", 2, [], perLevel]);
    expect(next.target).toHaveLength(4);
  });

  test("points add up over the levels", () => {
    let game = start();
    for (let level = 1; level <= 6; level++) {
      expect(game.level).toBe(level);
      game = opened(answer(opened(game)));
    }
    expect(game.score).toBe(perLevel * (1 + 2 + 3 + 4 + 5 + 6));
  });

  test("a round that does not come out ends, keeps the points, and takes no more", () => {
    const lost = miss(opened(opened(answer(opened(start())))));
    expect([lost.phase, lost.score]).toEqual(["lost", perLevel]);
    const later = (lost.clockMs ?? 0) + 60_000;
    expect(rules.give(lost, lost.target[0], context(later))).toEqual(lost);
    expect(rules.tick(lost, later)).toEqual(lost);
    expect(rules.nextChangeAt(lost)).toBeNull();
  });

  test("can go on after that with the same points and something else to remember", () => {
    const lost = miss(opened(opened(answer(opened(start())))));
    const again = rules.retry(lost, lost.level, random, START + 90_000);
    expect([again.phase, again.level, again.score, again.given]).toEqual([
      "showing",
      2,
      perLevel,
      [],
    ]);
    expect(opened(again).phase).toBe("input");
  });

  test("stands still while paused: what is shown is shown as long as it should be", () => {
    const showMs = start().phaseEndsAtMs ?? 0;
    const paused = rules.pause(start(), START + 1000);
    expect(rules.nextChangeAt(paused)).toBeNull();
    expect(rules.tick(paused, START + 90_000)).toEqual(paused);
    expect(rules.give(paused, 1, context(START + 90_000))).toEqual(paused);
    const resumed = rules.resume(paused, START + 90_000);
    expect(rules.tick(resumed, START + 89_000 + showMs - 1).phase).toBe("showing");
    expect(rules.tick(resumed, START + 89_000 + showMs).phase).toBe("input");
  });

  test("tells the seconds left, and when they change", () => {
    const showMs = start().phaseEndsAtMs ?? 0;
    expect(secondsToLook(start())).toBe(showMs / 1000);
    expect(rules.nextChangeAt(start())).toBe(START + 1000);
    const later = rules.tick(start(), START + 1200);
    expect(secondsToLook(later)).toBe(showMs / 1000 - 1);
    expect(rules.nextChangeAt(later)).toBe(START + 2000);
    expect(rules.nextChangeAt(opened(start()))).toBeNull();
    expect(secondsToLook(opened(start()))).toBe(0);
  });

  test("is shown longer, each item for 2.5 s more, if that is wanted", () => {
    const [usual, longer] = [start(), rules.newGame(1, random, START, "longer")];
    expect(longer.phaseEndsAtMs).toBe((usual.phaseEndsAtMs ?? 0) + 2500 * longer.target.length);
  });

  test("is shown until it was seen, in each round, with the same points", () => {
    let game = frozen(rules.newGame(1, random, START, "until-ready"));
    for (let level = 1; level <= 3; level++) {
      expect([rules.nextChangeAt(game), secondsToLook(game)]).toEqual([null, 0]);
      const later = (game.clockMs ?? 0) + 3_600_000;
      game = rules.tick(game, later);
      expect(game.phase).toBe("showing");
      game = answer(rules.seen(game, later));
      expect(game.score).toBe((perLevel * level * (level + 1)) / 2);
      game = opened(game);
    }
  });

  test("is not gone by a second tap of 'Empezar', and never by hand in the usual time", () => {
    const game = rules.newGame(1, random, START, "until-ready");
    expect(rules.seen(game, START + SETTLE_MS - 1).phase).toBe("showing");
    expect(rules.seen(game, START + SETTLE_MS).phase).toBe("input");
    expect(rules.seen(start(), START + 2000).phase).toBe("showing");
    const paused = rules.pause(game, START + 1000);
    expect(rules.seen(paused, START + 9000)).toEqual(paused);
  });

  test("another time begins what is shown anew, and changes nothing that is given", () => {
    const changed = rules.setLook(rules.tick(start(), START + 1000), "longer", START + 2000);
    const whole = rules.newGame(1, random, START, "longer").phaseEndsAtMs ?? 0;
    expect(changed.phaseEndsAtMs).toBe(2000 + whole);
    const input = opened(start());
    expect(rules.setLook(input, "until-ready", input.clockMs ?? 0)).toEqual({
      ...input,
      look: "until-ready",
    });
  });

  test("a waiting game shows nothing and counts no time until it is begun", () => {
    const waiting = frozen(rules.waitingGame(1, random, START));
    const later = rules.tick(waiting, START + 60_000);
    expect([later.phase, later.playedMs, rules.nextChangeAt(later)]).toEqual(["idle", 0, null]);
    expect(rules.give(later, waiting.target[0], context(START + 60_000)).given).toEqual([]);
    const begun = rules.begin(later, START + 90_000);
    expect([begun.phase, begun.playedMs, begun.phaseEndsAtMs]).toEqual([
      "showing",
      0,
      start().phaseEndsAtMs,
    ]);
    expect(rules.begin(begun, START + 91_000)).toBe(begun);
  });

  // Tiles are let go by choosing them again.
  if (name !== "tiles") {
    test("the latest one can be taken back, also one that does not fit", () => {
      const input = opened(start());
      const at = input.clockMs ?? 0;
      expect(rules.takeBack(input, at)).toEqual(input);
      const wrong = rules.give(input, wrongItem(input, items), context(at));
      expect([wrong.phase, wrong.given.length]).toEqual(["input", 1]);
      expect(rules.tick(wrong, at + TAKE_BACK_MS - 1).phase).toBe("input");
      expect(rules.tick(wrong, at + TAKE_BACK_MS).phase).toBe("lost");

      const back = rules.takeBack(wrong, at + 2000);
      expect([back.given, back.phaseEndsAtMs]).toEqual([[], null]);
      expect(rules.tick(back, at + 60_000).phase).toBe("input");
      expect(answer(rules.tick(back, at + 60_000)).phase).toBe("won");
    });

    test("a row that does not fit takes no more than it has room for", () => {
      const input = opened(start());
      const at = input.clockMs ?? 0;
      const give = (game: RoundsState<unknown>) =>
        rules.give(game, wrongItem(input, items), context(at));
      const full = give(give(give(give(give(input)))));
      expect([full.phase, full.given.length]).toEqual(["input", 3]);
      // Each of them can be taken back; as long as one does not fit, the round is about to end.
      const one = rules.takeBack(rules.takeBack(full, at), at);
      expect([one.given.length, one.phaseEndsAtMs === null]).toEqual([1, false]);
      expect(rules.takeBack(one, at).phaseEndsAtMs).toBe(null);
    });
  }

  const moves = fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({ kind: fc.constant("give"), at: fc.nat(items.length - 1) }),
    },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant("right"), at: fc.constant(0) }) },
    { weight: 4, arbitrary: fc.record({ kind: fc.constant("wait"), at: fc.nat(4000) }) },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constantFrom("pause", "resume", "retry", "takeBack"),
        at: fc.constant(0),
      }),
    },
  );

  test("whatever the player does: nothing throws, points follow the formula, time only grows", () => {
    fc.assert(
      fc.property(fc.integer(), fc.array(moves, { maxLength: 120 }), (seed, steps) => {
        const draw = seeded(seed);
        let now = 0;
        let game = frozen(rules.newGame(1, draw, now));
        let points = 0;
        for (const { kind, at } of steps) {
          const before = game;
          const move = { nowMs: now, random: draw, levelIfWon: before.level + 1 };
          if (kind === "give") game = rules.give(before, items[at], move);
          else if (kind === "right") game = answer(before);
          else if (kind === "wait") {
            now += at;
            game = rules.tick(before, now);
          } else if (kind === "pause") game = rules.pause(before, now);
          else if (kind === "takeBack") game = rules.takeBack(before, now);
          else if (kind === "resume") game = rules.resume(before, now);
          else if (before.phase === "lost") game = rules.retry(before, before.level, draw, now);
          frozen(game);
          if (game.phase === "won" && before.phase !== "won") points += perLevel * game.level;
          expect(game.score).toBe(points);
          expect(game.playedMs).toBeGreaterThanOrEqual(before.playedMs);
          expect(game.playedMs).toBeLessThanOrEqual(now);
          expect(game.target.length).toBeGreaterThanOrEqual(3);
        }
      }),
      { numRuns: 400 },
    );
  });
});

describe("what each game shows", () => {
  test.each([
    [1, 3, 3000],
    [2, 4, 3000],
    [7, 9, 3000],
  ])("numbers of level %i: %i digits for %i ms, each from 1 to 9", (level, digits, ms) => {
    const game = numbers.rules.newGame(level, seeded(level), 0);
    expect([game.target.length, game.phaseEndsAtMs]).toEqual([digits, ms]);
    for (const digit of game.target) expect([1, 2, 3, 4, 5, 6, 7, 8, 9]).toContain(digit);
  });

  test.each([
    [1, 3],
    [2, 4],
    [7, 9],
  ])("patterns of level %i: %i colours for 4000 ms", (level, colours) => {
    const game = patterns.rules.newGame(level, seeded(level), 0);
    expect([game.target.length, game.phaseEndsAtMs]).toEqual([colours, 4000]);
  });

  test.each([
    [1, 3, 4000],
    [2, 4, 5000],
    [6, 8, 9000],
    [9, 8, 12_000],
  ])("tiles of level %i: %i different ones for %i ms", (level, tiles, ms) => {
    const game = visual.rules.newGame(level, seeded(level), 0);
    expect([new Set(game.target).size, game.phaseEndsAtMs]).toEqual([tiles, ms]);
    for (const tile of game.target) expect(tile >= 0 && tile < 16).toBe(true);
  });

  test("every digit, colour and tile comes equally often", () => {
    const random = seeded(5);
    const counts = new Map<unknown, number>();
    const draws = [
      () => numbers.rules.newGame(1, random, 0),
      () => patterns.rules.newGame(1, random, 0),
      () => visual.rules.newGame(1, random, 0),
    ];
    for (const [game, kinds] of [9, 6, 16].entries()) {
      counts.clear();
      for (let round = 0; round < 3000; round++)
        for (const item of draws[game]?.().target ?? [])
          counts.set(item, (counts.get(item) ?? 0) + 1);
      expect(counts.size).toBe(kinds);
      for (const count of counts.values())
        expect(Math.abs(count - 9000 / kinds)).toBeLessThan((0.2 * 9000) / kinds);
    }
  });
});

test("tiles may be chosen in any order, and let go again", () => {
  const { rules, CHECK } = visual;
  const random = seeded(1);
  const shown = rules.newGame(1, random, 0);
  const other = [...Array(16).keys()].find((tile) => !shown.target.includes(tile)) ?? 0;
  const moves = [other, ...shown.target, other].reverse();
  const input = rules.tick(shown, 4000);
  const give = (game: visual.VisualGame, tile: number) =>
    rules.give(game, tile, { nowMs: 5000, random, levelIfWon: 2 });
  const chosen = moves.reduce(give, input);
  expect(new Set(visual.chosenTiles(chosen))).toEqual(new Set(shown.target));
  expect(give(chosen, CHECK).phase).toBe("won");
  expect(give(give(chosen, other), CHECK).phase).toBe("lost");
  expect(give(give(chosen, moves[1] ?? 0), CHECK).phase).toBe("lost");
});

describe("what is sent", () => {
  test.each([
    [1, "easy"],
    [2, "easy"],
    [3, "normal"],
    [5, "normal"],
    [6, "hard"],
    [40, "hard"],
  ])("level %i is %s", (level, difficulty) => {
    expect(difficultyOf(level)).toBe(difficulty);
  });

  test("numbers: length × 1500 + 5000 and the level that was won", () => {
    const game = numbers.rules.newGame(3, seeded(1), 0);
    expect(numbers.resultOf({ ...game, score: 60 })).toEqual({
      gameType: "number-sequence",
      score: 60,
      timeSeconds: 12_500,
      difficulty: "normal",
    });
  });

  test("patterns and tiles: the points and whole seconds of the game", () => {
    const ended = { score: 60, playedMs: 41_900, level: 3 };
    const pattern = { ...patterns.rules.newGame(1, seeded(1), 0), ...ended };
    expect(patterns.resultOf(pattern)).toEqual({
      gameType: "pattern-memory",
      score: 60,
      timeSeconds: 41,
      difficulty: "normal",
    });
    const tiles = { ...visual.rules.newGame(1, seeded(1), 0), ...ended };
    expect(visual.resultOf(tiles)).toEqual({
      gameType: "visual-memory",
      score: 60,
      timeSeconds: 41,
      difficulty: "normal",
    });
  });
});
