import { expect, test } from "vitest";
import { advanceClock, clockAt, nextSecondMs, secondsPlayed, startClock } from "./play-clock.ts";

test("time counts from the start on, in whole seconds", () => {
  const clock = startClock(5000);
  expect(secondsPlayed(advanceClock(clock, 5999))).toBe(0);
  expect(secondsPlayed(advanceClock(advanceClock(clock, 5999), 66_000))).toBe(61);
});

test("a clock that is set back takes no time away", () => {
  expect(advanceClock(advanceClock(startClock(5000), 8000), 5000).playedMs).toBe(3000);
});

test("nothing passes while the game stands still", () => {
  const still = { ...startClock(5000), clockMs: null };
  expect(advanceClock(still, 90_000)).toBe(still);
  expect(clockAt(still, 1000)).toBeNull();
});

test("a moment of the game is told as one of the clock, never one that has passed", () => {
  const clock = advanceClock(startClock(5000), 5300);
  expect(nextSecondMs(clock)).toBe(1000);
  expect(clockAt(clock, nextSecondMs(clock))).toBe(6000);
  expect(clockAt(clock, 100)).toBe(5300);
  expect(nextSecondMs(advanceClock(clock, 6000))).toBe(2000);
});
