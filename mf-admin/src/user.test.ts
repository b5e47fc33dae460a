import { describe, expect, it } from "vitest";
import { person } from "./testing/fixtures.ts";
import { fullName, matchesUser } from "./user.ts";

const carmen = person("u1", "Carmen", {
  surnames: "Muñoz Gil",
  phone: "+34 600 12-34 56",
  email: "carmen.m@correo.es",
  address: "Calle de la Peña, 7",
});

describe("a person of the list", () => {
  it("is shown by the whole name", () => {
    expect(fullName(carmen)).toBe("Carmen Muñoz Gil");
    expect(fullName(person("u2", "Íñigo Ruiz"))).toBe("Íñigo Ruiz");
  });

  it.each([
    ["", true],
    ["munoz", true],
    ["GIL carmen", true],
    ["Muñoz Gil, Carmen", true],
    ["gil;carmen", true],
    ["600123456", true],
    ["600 12", true],
    ["(+34)", true],
    ["+34600123456", true],
    ["34600123456", true],
    ["Peña 34", true],
    ["Peña 46", false],
    ["M@correo", true],
    ["calle pena", true],
    ["Carmen, Peña 7", true],
    ["carmen lópez", false],
    ["(", false],
    ["600 9", false],
  ])("is found by '%s': %s", (typed, found) => {
    expect(matchesUser(carmen, typed)).toBe(found);
  });
});
