import { expect, test } from "vitest";
import { clockTime, timeInWords } from "./play-time.ts";

test.each([
  [0, "0:00", "0 segundos"],
  [1, "0:01", "1 segundo"],
  [59, "0:59", "59 segundos"],
  [60, "1:00", "1 minuto"],
  [61, "1:01", "1 minuto y 1 segundo"],
  [135, "2:15", "2 minutos y 15 segundos"],
  [3600, "60:00", "60 minutos"],
])("%i seconds read %s and '%s'", (seconds, clock, inWords) => {
  expect(clockTime(seconds)).toBe(clock);
  expect(timeInWords(seconds)).toBe(inWords);
});
