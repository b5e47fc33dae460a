import { expect, it } from "vitest";
import { matchesSearch } from "./search.ts";

it.each([
  ["José Martín", "jose", true],
  ["José Martín", "MARTÍN", true],
  ["José Martín", " mart ", true],
  ["José Martín", "", true],
  ["José Martín", "Martín, José", true],
  ["José Martín", "martin;jose", true],
  ["José Martín", " , ", true],
  ["José Martín", "martín pepe", false],
  ["José Martín", "pepe", false],
])("'%s' with '%s' typed: %s", (name, typed, found) => {
  expect(matchesSearch(name, typed)).toBe(found);
});
