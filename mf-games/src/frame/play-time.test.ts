import { expect, test } from "vitest";
import { clockTime } from "./play-time.ts";

test.each([
  [0, "0:00"],
  [1, "0:01"],
  [59, "0:59"],
  [60, "1:00"],
  [61, "1:01"],
  [135, "2:15"],
  [3600, "60:00"],
])("%i seconds read %s", (seconds, clock) => {
  expect(clockTime(seconds)).toBe(clock);
});
