import { describe, expect, it } from "vitest";
import { firstName, initials } from "./names.ts";

describe("firstName", () => {
  it.each([
    ["María del Carmen Ruiz", "María"],
    ["José Luis", "José"],
    ["  Ángel  ", "Ángel"],
    ["Ruiz Gómez, Ana", "Ana"],
    ["Ruiz Gómez,Ana María", "Ana"],
    ["  de la Fuente ,  María del Mar ", "María"],
    ["Ruiz,", "Ruiz"],
    [", Ana", "Ana"],
    ["Jean-Pierre Durand", "Jean-Pierre"],
    ["Ruiz, Mª Luisa", "María"],
    ["M.ª Ángeles", "María"],
    ["Don Antonio Vega", "Antonio"],
    ["D. José Vega", "José"],
    ["Dña. Pilar", "Pilar"],
    ["Vega, Dª Pilar", "Pilar"],
    ["D.ª Pilar Soto", "Pilar"],
    ["Sr.ª D.ª Nieves Soto", "Nieves"],
    ["Dra. Ana Ruiz", "Ana"],
    ["Dr. José Vega", "José"],
    ["Sor Teresa Gil", "Teresa"],
    ["Fray Luis", "Luis"],
    ["Dora Vega", "Dora"],
    ["Sra. Nieves Soto", "Nieves"],
    ["J. Antonio Vega", "Antonio"],
    ["Don", "Don"],
    ["Donato Vega", "Donato"],
    ["María\u00a0José", "María"],
    ["", ""],
    [",", ""],
  ])("'%s' → '%s'", (name, first) => expect(firstName(name)).toBe(first));
});

describe("initials", () => {
  it.each([
    ["María del Carmen Ruiz", "MR"],
    ["Ruiz Gómez, Ana", "AG"],
    ["Dña. Pilar Soto", "PS"],
    ["D.ª Pilar Soto", "PS"],
    ["Fernando Sor", "FS"],
    ["Sr. D. José Vega", "JV"],
    ["Don", "D"],
    ["Ana (Anita)", "AA"],
    ["ángel", "Á"],
    ["Ruiz,", "R"],
    ["", ""],
  ])("'%s' → '%s'", (name, letters) => expect(initials(name)).toBe(letters));
});
