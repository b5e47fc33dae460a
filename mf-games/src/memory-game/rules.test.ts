import { fc } from "@acompana/kit/testing/properties";
import { describe, expect, test } from "vitest";
import { secondsPlayed } from "../frame/play-clock.ts";
import { seeded } from "../testing/seeded.ts";
import {
  type CardSymbol,
  cardState,
  flip,
  isFinished,
  isLooking,
  type MemoryGameState,
  newGame,
  nextChangeAt,
  pause,
  resume,
  SYMBOLS,
  score,
  seen,
  setLook,
  tick,
} from "./rules.ts";

/** Deep-frozen, so that a rule which changed its input would throw. */
function frozen(game: MemoryGameState): MemoryGameState {
  for (const part of Object.values(game)) Object.freeze(part);
  return Object.freeze(game);
}

const START = 5000;
const start = () => frozen(newGame(seeded(1), START));
const pairOf = ({ deck }: MemoryGameState, symbol = deck[0]) =>
  deck.flatMap((other, position) => (other === symbol ? [position] : [])) as [number, number];
const differentFrom = ({ deck }: MemoryGameState, position: number) =>
  deck.findIndex((symbol) => symbol !== deck[position]);

/** Finds pairs without an error; the clock moves on 1000 ms a pair. */
function findPairs(game: MemoryGameState, symbols: readonly CardSymbol[]) {
  let now = START;
  let played = game;
  for (const symbol of symbols) {
    for (const position of pairOf(game, symbol)) played = flip(played, position, now);
    now += 1000;
    played = tick(played, now);
  }
  return { game: played, now };
}
const playPerfectly = (game: MemoryGameState) => findPairs(game, SYMBOLS);

describe("a pair of flips", () => {
  test("is one attempt, counted at the second card", () => {
    const [first, second] = pairOf(start());
    const one = flip(start(), first, START);
    expect(one.attempts).toBe(0);
    expect(flip(one, second, START).attempts).toBe(1);
  });

  test("that is equal becomes found after 1000 ms, not before", () => {
    const [first, second] = pairOf(start());
    const shown = flip(flip(start(), first, START), second, START + 200);
    const before = tick(shown, START + 1199);
    expect([before.found, before.faceUp]).toEqual([[], [first, second]]);
    const after = tick(shown, START + 1200);
    expect([after.found, after.faceUp]).toEqual([[shown.deck[first]], []]);
    expect(cardState(after, second)).toBe("found");
  });

  test("that is different turns back after 1500 ms, not before", () => {
    const other = differentFrom(start(), 0);
    const shown = flip(flip(start(), 0, START), other, START);
    expect(tick(shown, START + 1499).faceUp).toEqual([0, other]);
    const after = tick(shown, START + 1500);
    expect([after.found, after.faceUp, after.attempts]).toEqual([[], [], 1]);
    expect(cardState(after, 0)).toBe("down");
  });

  test("stays until it was seen, or longer, if that is wanted; an equal one never does", () => {
    const other = differentFrom(start(), 0);
    const open = (look: "longer" | "until-ready") => {
      const game = newGame(seeded(1), START, 0, look);
      return frozen(flip(flip(game, 0, START), other, START));
    };
    expect(tick(open("longer"), START + 5999).faceUp).toEqual([0, other]);
    expect(tick(open("longer"), START + 6000).faceUp).toEqual([]);
    const hour = START + 3_600_000;
    expect(tick(open("until-ready"), hour).faceUp).toEqual([0, other]);
    expect(seen(open("until-ready"), hour).faceUp).toEqual([]);
    expect(setLook(open("until-ready"), "normal", hour).settlesAtMs).toBe(3_600_000 + 1500);
    const [first, second] = pairOf(start());
    const equal = flip(
      flip(newGame(seeded(1), START, 0, "until-ready"), first, START),
      second,
      START,
    );
    expect(seen(equal, START + 100).faceUp).toEqual([first, second]);
    expect(tick(equal, START + 1000).found).toHaveLength(1);
  });

  test("leaves no room for a third card, until it is settled", () => {
    const other = differentFrom(start(), 0);
    const third = [...start().deck.keys()].find((position) => position !== 0 && position !== other);
    const shown = flip(flip(start(), 0, START), other, START);
    expect(flip(shown, third ?? -1, START + 1499).faceUp).toEqual([0, other]);
    expect(flip(shown, third ?? -1, START + 1500).faceUp).toEqual([third]);
  });

  test("never takes the same card twice, nor a found one, nor one that does not exist", () => {
    const [first, second] = pairOf(start());
    const one = flip(start(), first, START);
    expect(flip(one, first, START)).toMatchObject({ faceUp: [first], attempts: 0 });
    const found = tick(flip(one, second, START), START + 1000);
    for (const position of [first, -1, 16, 0.5, Number.NaN])
      expect(flip(found, position, START + 1000).faceUp).toEqual([]);
  });
});

describe("time", () => {
  test("counts whole seconds from the deal on", () => {
    expect(secondsPlayed(tick(start(), START + 999))).toBe(0);
    expect(secondsPlayed(tick(start(), START + 61_000))).toBe(61);
  });

  test("stands still while the game is paused, and so do the cards that are shown", () => {
    const other = differentFrom(start(), 0);
    const shown = flip(flip(start(), 0, START), other, START);
    const paused = pause(shown, START + 1000);
    expect(nextChangeAt(paused)).toBeNull();
    expect(flip(paused, 5, START + 50_000)).toEqual(paused);
    const resumed = resume(paused, START + 60_000);
    expect(tick(resumed, START + 60_499).faceUp).toEqual([0, other]);
    const after = tick(resumed, START + 60_500);
    expect([after.faceUp, after.playedMs]).toEqual([[], 1500]);
  });

  test("is not taken away by a clock that is set back", () => {
    expect(tick(tick(start(), START + 3000), START).playedMs).toBe(3000);
  });

  test("names the next change: a whole second, or the moment that two cards are settled", () => {
    expect(nextChangeAt(tick(start(), START + 300))).toBe(START + 1000);
    const [first, second] = pairOf(start());
    const shown = flip(flip(start(), first, START + 500), second, START + 500);
    expect(nextChangeAt(shown)).toBe(START + 1000);
    expect(nextChangeAt(tick(shown, START + 1100))).toBe(START + 1500);
  });

  test("ends with the last pair, however late the clock is read", () => {
    const { game, now } = findPairs(start(), SYMBOLS.slice(1));
    const [first, second] = pairOf(game, SYMBOLS[0]);
    const shown = flip(flip(game, first, now), second, now + 500);
    const late = tick(shown, now + 90_000);
    expect([isFinished(late), secondsPlayed(late)]).toEqual([true, 8]);
  });
});

describe("a look at the cards before the game", () => {
  const looked = () => frozen(newGame(seeded(1), START, 4000));
  const lying = (game: MemoryGameState) =>
    new Set(game.deck.map((_, position) => cardState(game, position)));

  test("shows them all, for as long as was asked", () => {
    expect(lying(tick(looked(), START + 3999))).toEqual(new Set(["up"]));
    expect(lying(tick(looked(), START + 4000))).toEqual(new Set(["down"]));
    expect(nextChangeAt(tick(looked(), START + 3500))).toBe(START + 4000);
  });

  test("ends with the first card that is turned", () => {
    const game = flip(looked(), 3, START + 1000);
    expect([isLooking(game), game.faceUp, cardState(game, 2)]).toEqual([false, [3], "down"]);
  });

  test("takes the time that is chosen during it, from then on", () => {
    const open = (look: "normal" | "longer" | "until-ready") =>
      frozen(newGame(seeded(1), START, 4000, look));
    const later = START + 3000;
    const ends = (game: MemoryGameState) => game.lookEndsAtMs;
    expect(ends(setLook(open("normal"), "longer", later, 4000))).toBe(3000 + 8000);
    expect(ends(setLook(open("longer"), "normal", later, 4000))).toBe(3000 + 4000);
    const endless = setLook(open("normal"), "until-ready", later, 4000);
    expect(isLooking(tick(endless, START + 3_600_000))).toBe(true);
    const again = setLook(open("until-ready"), "normal", START + 3_600_000, 4000);
    expect(isLooking(tick(again, START + 3_603_999))).toBe(true);
    expect(isLooking(tick(again, START + 3_604_000))).toBe(false);
  });

  test("does not come back with another time once it is over", () => {
    const over = tick(looked(), START + 4000);
    expect(isLooking(setLook(over, "until-ready", START + 5000, 4000))).toBe(false);
    expect(isLooking(setLook(start(), "until-ready", START, 0))).toBe(false);
  });

  test("stands still with the game", () => {
    const paused = pause(looked(), START + 1000);
    expect(flip(paused, 3, START + 9000)).toEqual(paused);
    expect(isLooking(tick(resume(paused, START + 20_000), START + 22_999))).toBe(true);
    expect(isLooking(tick(resume(paused, START + 20_000), START + 23_000))).toBe(false);
  });
});

describe("a finished game", () => {
  test("has 8 pairs and stays as it is", () => {
    const { game, now } = playPerfectly(start());
    expect(game.found).toHaveLength(8);
    expect([isFinished(game), game.attempts, secondsPlayed(game)]).toEqual([true, 8, 8]);
    expect(nextChangeAt(game)).toBeNull();
    expect(tick(game, now + 60_000)).toBe(game);
    expect(flip(game, 3, now + 60_000)).toBe(game);
    expect(secondsPlayed(resume(pause(game, now), now + 60_000))).toBe(8);
  });
});

describe("score", () => {
  test.each([
    [0, 8, 1720],
    [75, 17, 1480],
    [299, 19, 1012],
    [300, 20, 1000],
    [4000, 90, 1000],
    [310, 10, 1100],
    [100, 25, 1400],
  ])("%i seconds and %i attempts are %i points", (seconds, attempts, points) => {
    expect(score(seconds, attempts)).toBe(points);
  });
});

describe("the deal", () => {
  test("brings every picture to every place of the deck equally often", () => {
    const random = seeded(11);
    const counts = new Map<string, number>();
    for (let round = 0; round < 8000; round++)
      for (const [position, symbol] of newGame(random, 0).deck.entries())
        counts.set(`${symbol} ${position}`, (counts.get(`${symbol} ${position}`) ?? 0) + 1);
    expect(counts.size).toBe(8 * 16);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });
});

const seeds = fc.integer();
const moves = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant("flip"), at: fc.integer({ min: -1, max: 16 }) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant("wait"), at: fc.integer({ min: 0, max: 2500 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constantFrom("pause", "resume"), at: fc.constant(0) }),
  },
);

describe("whatever the player does", () => {
  test("a deck is always 8 pairs", () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        expect([...newGame(seeded(seed), 0).deck].sort()).toEqual([...SYMBOLS, ...SYMBOLS].sort());
      }),
    );
  });

  test("at most two cards are up, attempts are pairs of flips, found pairs stay", () => {
    fc.assert(
      fc.property(seeds, fc.array(moves, { maxLength: 200 }), (seed, steps) => {
        let game = frozen(newGame(seeded(seed), 0));
        let now = 0;
        let turned = 0;
        for (const { kind, at } of steps) {
          const before = game;
          if (kind === "flip") {
            const settled = tick(before, now);
            const turns =
              settled.clockMs !== null &&
              settled.faceUp.length < 2 &&
              cardState(settled, at) === "down";
            game = flip(before, at, now);
            if (turns) turned += 1;
            expect(cardState(game, at) === "up" || !turns).toBe(true);
          } else if (kind === "wait") {
            now += at;
            game = tick(before, now);
          } else game = kind === "pause" ? pause(before, now) : resume(before, now);

          frozen(game);
          expect(game.faceUp.length).toBeLessThanOrEqual(2);
          expect(game.attempts).toBe(Math.floor(turned / 2));
          expect(game.found.slice(0, before.found.length)).toEqual(before.found);
          expect(new Set(game.found).size).toBe(game.found.length);
          expect(game.found.length).toBeLessThanOrEqual(game.attempts);
          expect(game.playedMs).toBeGreaterThanOrEqual(before.playedMs);
          expect(game.playedMs).toBeLessThanOrEqual(now);
        }
      }),
    );
  });

  test("a finished game scores between 1000 and 1800, and less for more time or attempts", () => {
    const attempts = fc.oneof(
      fc.integer({ min: 8, max: 24 }),
      fc.integer({ min: 8, max: 100_000 }),
    );
    // Half of the plays are within the range where points can still be won.
    const count = fc.oneof(fc.nat({ max: 320 }), fc.nat({ max: 100_000 }));
    fc.assert(
      fc.property(count, attempts, count, (seconds, tries, more) => {
        const points = score(seconds, tries);
        const [timeLeft, attemptsLeft] = [Math.max(300 - seconds, 0), Math.max(20 - tries, 0)];
        expect(points).toBe(1000 + 2 * timeLeft + 10 * attemptsLeft);
        expect(Number.isInteger(points) && points >= 1000 && points <= 1800).toBe(true);
        expect(score(seconds + more, tries)).toBeLessThanOrEqual(points);
        expect(score(seconds, tries + more)).toBeLessThanOrEqual(points);
      }),
      { numRuns: 5000 },
    );
  });

  test("a player who remembers everything always comes to the end", () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { game } = playPerfectly(newGame(seeded(seed), START));
        expect([isFinished(game), game.attempts]).toEqual([true, 8]);
      }),
    );
  });
});
