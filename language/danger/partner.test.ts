import { describe, expect, test } from "vitest";
import { recogniseDanger } from "./index.ts";

describe("what a woman does, partner or not, is abuse: 112, 062 and 091", () => {
  test.each([
    "mi esposa me ha pegado",
    "me pega mi mujer",
    "la meva dona em pega",
    "mi mujer me da golpes",
    "mi mujer me controla el móvil y me insulta",
    "una mujer me ha pegado",
  ])("%s", (text) => {
    expect(recogniseDanger(text)).toBe("abuse");
  });
});

describe("what a man does to his partner is violence at home: 016", () => {
  test.each([
    "mi esposo me ha pegado",
    "mi ex me ha pegado",
    "mi marido viene borracho y me pega",
    "mi hijo le pega a su mujer",
    "anoche mi marido me pegó",
    "mi marido me ha dado una paliza",
  ])("%s", (text) => {
    expect(recogniseDanger(text)).toBe("violence-home");
  });
});
