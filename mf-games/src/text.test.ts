import { expect, test } from "vitest";
import { text } from "./text.ts";

/** What would tell someone off. */
const UNKIND =
  /\bfall(o|os|aste|ado|ida)\b|error|\bmal\b|perd(ido|iste)|incorrect|equivoc|derrota/i;

/** Every text that is shown, those of functions as they are written. */
function textsIn(part: unknown): string[] {
  if (typeof part === "object" && part !== null) return Object.values(part).flatMap(textsIn);
  return [String(part)];
}

test("no screen says that someone failed", () => {
  const texts = textsIn(text);
  expect(texts.length).toBeGreaterThan(150);
  expect(texts.filter((words) => UNKIND.test(words))).toEqual([]);
});

test("the search for unkind words finds them", () => {
  for (const words of ["Has fallado", "¡Error!", "Muy mal.", "Has perdido", "Te has equivocado"])
    expect(words).toMatch(UNKIND);
});
