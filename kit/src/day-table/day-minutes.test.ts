import { expect, it } from "vitest";
import { dayInWords } from "./day-minutes.ts";

it.each([
  ["2026-11-20", "viernes, 20 de noviembre"],
  ["2026-03-29", "domingo, 29 de marzo"],
  ["2026-01-01", "jueves, 1 de enero"],
])("%s", (day, words) => expect(dayInWords(day)).toBe(words));
