import { expect, it } from "vitest";
import { dayInWords, daysInWords } from "./day-minutes.ts";

it.each([
  ["2026-11-20", "viernes, 20 de noviembre"],
  ["2026-03-29", "domingo, 29 de marzo"],
  ["2026-01-01", "jueves, 1 de enero"],
])("%s", (day, words) => expect(dayInWords(day)).toBe(words));

it("tells each day of use in a sentence, and the others in one", () => {
  const days = (...minutes: number[]) =>
    minutes.map((one, place) => ({ day: `2026-11-${19 + place}`, minutes: one }));
  expect(daysInWords(days(0, 45, 1))).toBe(
    "Viernes, 20 de noviembre, 45 minutos. Sábado, 21 de noviembre, 1 minuto. Los demás días, 0 minutos.",
  );
  expect(daysInWords(days(3))).toBe("Jueves, 19 de noviembre, 3 minutos.");
  expect(daysInWords(days(0, 0))).toBe("Todos los días, 0 minutos.");
  expect(daysInWords([])).toBe("");
});
