import { expect, test } from "vitest";
import { dealTimed, moveOn, type Timed, timedRules } from "./timed.ts";

type Board = "waiting" | "playing" | "over";

const rules = timedRules<Board>({
  isPlaying: (board) => board === "playing",
  afterTime: (board, playedMs) => (playedMs >= 5000 ? "over" : board),
});
const playing: Timed<Board> = dealTimed("playing", 1000);

test("time counts while the board is played", () => {
  expect(rules.tick(playing, 3500)).toEqual({ board: "playing", playedMs: 2500, clockMs: 3500 });
  expect(rules.tick(dealTimed<Board>("waiting", 1000), 3500).playedMs).toBe(0);
  expect(rules.tick(dealTimed<Board>("over", 1000), 3500).playedMs).toBe(0);
});

test("a board that waited begins at 0, and not with the time it waited", () => {
  const begun = moveOn<Board>(rules, dealTimed<Board>("waiting", 1000), 9000, () => "playing");
  expect(rules.tick(begun, 9700).playedMs).toBe(700);
});

test("time alone can end it", () => {
  expect(rules.tick(playing, 5999).board).toBe("playing");
  expect(rules.tick(playing, 6000).board).toBe("over");
  expect(moveOn(rules, playing, 6000, (board, ms) => `${board} ${ms}` as Board).board).toBe(
    "over 5000",
  );
});

test("it stands still while nobody sees it, and no move is made then", () => {
  const paused = rules.pause(playing, 2000);
  expect(rules.tick(paused, 60_000)).toBe(paused);
  expect(moveOn(rules, paused, 60_000, () => "over").board).toBe("playing");
  const resumed = rules.resume(paused, 60_000);
  expect(rules.tick(resumed, 60_500).playedMs).toBe(1500);
  expect(rules.resume(playing, 1500).playedMs).toBe(500);
});

test("it changes by itself at the next whole second, and only while played", () => {
  expect(rules.nextChangeAt(rules.tick(playing, 1300))).toBe(2000);
  expect(rules.nextChangeAt(rules.pause(playing, 1300))).toBe(null);
  expect(rules.nextChangeAt(dealTimed<Board>("over", 0))).toBe(null);
});
