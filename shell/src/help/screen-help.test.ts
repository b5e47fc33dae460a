import { type Area, defineArea, type HelpPart, type ScreenName } from "@acompana/kit/area";
import { beforeEach, expect, test, vi } from "vitest";
import { screenHelp } from "./screen-help.ts";

const SUDOKU = "sudoku-game" as ScreenName;
const parts: readonly HelpPart[] = [{ title: "Sudoku", steps: ["Toca una casilla."] }];

const games = (help?: Area["help"]) => defineArea("games", {}, help && { help });
const ask = (area: Promise<Area>) => screenHelp(area, SUDOKU);

beforeEach(() => void vi.useFakeTimers());

test("is what the area says of the screen", async () => {
  expect(await ask(Promise.resolve(games(async () => ({ [SUDOKU]: parts }))))).toBe(parts);
});

test.each([
  ["an area of an earlier release", games()],
  ["a screen without help", games(async () => ({}))],
  ["help that cannot be fetched", games(() => Promise.reject(new TypeError("Failed to fetch")))],
])("%s has none", async (_case, area) => {
  expect(await ask(Promise.resolve(area))).toBeUndefined();
});

test("an area that fails has none, and one that does not come is waited for three seconds", async () => {
  expect(await ask(Promise.reject(new TypeError("Failed to fetch")))).toBeUndefined();
  const answer = ask(new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await answer).toBeUndefined();
});
