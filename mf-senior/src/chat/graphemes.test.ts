import { fc } from "@acompana/kit/testing/properties";
import { expect, test } from "vitest";
import { capped, countCharacters, LONGEST_MESSAGE } from "./graphemes.ts";

test.each([
  ["", 0],
  ["¿Qué?", 5],
  ["é", 1],
  ["👩‍👩‍👧‍👦", 1],
  ["🇪🇸🇪🇸", 2],
  ["👵🏽".repeat(500), 500],
])("'%s' is counted as it is read", (text, count) => {
  expect(countCharacters(text)).toBe(count);
});

test("a text is cut between characters, never within one", () => {
  expect(capped("👩‍👩‍👧‍👦".repeat(501))).toBe("👩‍👩‍👧‍👦".repeat(500));
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 700 }), (text) => {
      const kept = capped(text);
      expect(text.startsWith(kept)).toBe(true);
      expect(countCharacters(kept)).toBe(Math.min(countCharacters(text), LONGEST_MESSAGE));
    }),
  );
});
