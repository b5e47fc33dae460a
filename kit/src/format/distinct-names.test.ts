import { expect, it, vi } from "vitest";
import { fc } from "../testing/properties.ts";
import { distinctNames } from "./distinct-names.ts";

it.each([
  [[], []],
  [
    [{ name: "Ana" }, { name: "José" }],
    ["Ana", "José"],
  ],
  [
    [{ name: "Ana" }, { name: " Ana" }],
    ["Ana, 1 de 2", "Ana, 2 de 2"],
  ],
  [
    [
      { name: "Pastilla", longer: () => "Pastilla, hoy a las 9:00" },
      { name: "Pastilla", longer: () => "Pastilla, hoy a las 14:00" },
      { name: "Médico", longer: () => "Médico, hoy a las 9:00" },
    ],
    ["Pastilla, hoy a las 9:00", "Pastilla, hoy a las 14:00", "Médico"],
  ],
  [
    [
      { name: "Foto", longer: () => "Foto, hoy" },
      { name: "Foto", longer: () => "Foto, hoy" },
    ],
    ["Foto, hoy, 1 de 2", "Foto, hoy, 2 de 2"],
  ],
])("%j are called %j", (items, names) => expect(distinctNames(items)).toEqual(names));

it("asks for a longer name only where names are equal", () => {
  const longer = vi.fn(() => "Foto, hoy");
  distinctNames(["Boda", "Playa", "Foto"].map((name) => ({ name, longer })));
  expect(longer).not.toHaveBeenCalled();
  distinctNames(["Boda", "Foto", "Foto"].map((name) => ({ name, longer })));
  expect(longer).toHaveBeenCalledTimes(2);
});

it("makes no two equal, whatever names and places somebody writes", () => {
  // Few letters, so that names meet, and names that look as if they were made here.
  const word = fc.constantFrom("Ana", "Ana ", "Ana, 1 de 2", "Ana, 2 de 2", "Ana, 1 de 2 (1)", "");
  const item = fc.record({ name: word, longer: word.map((said) => () => said) });
  fc.assert(
    fc.property(fc.array(item, { maxLength: 12 }), (items) => {
      const names = distinctNames(items);
      expect(names).toHaveLength(items.length);
      expect(new Set(names).size).toBe(items.length);
    }),
  );
});
