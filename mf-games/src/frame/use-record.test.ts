import { expect, test } from "vitest";
import { recordWords } from "./use-record.ts";

test.each([
  [900, null, false, "Es tu primera puntuación en este juego."],
  [900, 850, false, "¡Es tu mejor puntuación! Antes era 850."],
  [900, 900, false, "Has igualado tu mejor puntuación."],
  [900, 950, false, "Tu mejor puntuación es 950."],
  [900, 850, true, "Con ayuda también vale: esta vez no cuenta para tu mejor puntuación."],
  [900, undefined, false, null],
  [0, 850, false, null],
])("%i points, the best being %s, helped: %s", (points, best, isHelped, said) => {
  expect(recordWords(points, best, isHelped)).toBe(said);
});
