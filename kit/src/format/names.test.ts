import { describe, expect, it } from "vitest";
import { firstName, initials } from "./names.ts";

describe("firstName", () => {
  it.each([
    ["María del Carmen Ruiz", "María"],
    ["  Ángel  ", "Ángel"],
    ["", ""],
  ])("'%s' → '%s'", (name, first) => expect(firstName(name)).toBe(first));
});

describe("initials", () => {
  it.each([
    ["María del Carmen Ruiz", "MR"],
    ["ángel", "Á"],
    ["", ""],
  ])("'%s' → '%s'", (name, letters) => expect(initials(name)).toBe(letters));
});
