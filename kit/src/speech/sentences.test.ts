import { describe, expect, it, test, vi } from "vitest";
import { fc } from "../testing/properties.ts";
import { LONGEST_PIECE, sentences } from "./sentences.ts";
import { spanishVoice } from "./spanish-voice.ts";

describe("sentences", () => {
  it("parts a text where Spanish does, and leaves out what cannot be said", () => {
    expect(sentences("¡Hola!  ¿Qué tal?\n…\nSon las 8:30.")).toEqual([
      "¡Hola!",
      "¿Qué tal?",
      "Son las 8:30.",
    ]);
  });

  it("parts it by its marks where the browser knows no sentences", () => {
    vi.stubGlobal("Intl", {});
    expect(sentences("¡Hola!  ¿Qué tal?\n…\nSon las 8:30.")).toEqual([
      "¡Hola!",
      "¿Qué tal?",
      "Son las 8:30.",
    ]);
  });

  it("never parts a character", () => {
    expect(sentences(`${"a".repeat(199)}👵🏽b`)).toEqual(["a".repeat(199), "👵🏽b"]);
  });

  it("never hands over a long piece, and loses no letter", () => {
    const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, "");
    fc.assert(
      fc.property(fc.lorem({ maxCount: 120 }), (text) => {
        const pieces = sentences(text);
        expect(pieces.every((piece) => piece.length <= LONGEST_PIECE)).toBe(true);
        expect(letters(pieces.join(" "))).toBe(letters(text));
      }),
    );
    expect(sentences("a".repeat(450)).map((piece) => piece.length)).toEqual([200, 200, 50]);
  });
});

test.each([
  [
    "at its last comma",
    [
      "El ayuntamiento pone los recordatorios y los avisos en la tableta de cada persona mayor,",
      "y quien lo necesite puede pedir que alguien del ayuntamiento venga a casa y le enseñe despacio cómo se usa el portal",
    ],
  ],
  [
    "where it goes on with a word that joins",
    [
      "El ayuntamiento pone los recordatorios y los avisos en la tableta de cada persona mayor del municipio que lo haya pedido antes del último día del mes pasado",
      "y además le enseña a usarlos en la casa de cultura",
    ],
  ],
])("a long sentence is parted %s", (_where, pieces) => {
  expect(sentences(`${pieces.join(" ")}.`)).toEqual([...pieces.slice(0, -1), `${pieces.at(-1)}.`]);
});

describe("spanishVoice", () => {
  const voice = (name: string, lang: string, localService = true) => ({ name, lang, localService });

  it.each([
    ["none at all", [], undefined],
    ["no Spanish one", [voice("Alice", "en-GB")], undefined],
    ["Estonian is not Spanish", [voice("Kadri", "est")], undefined],
    ["Spain before America", [voice("Paulina", "es-MX"), voice("Elvira", "es-ES")], "Elvira"],
    ["America rather than none", [voice("A", "en-GB"), voice("Paulina", "es-MX")], "Paulina"],
    ["without a network first", [voice("G", "es-ES", false), voice("Elvira", "es-ES")], "Elvira"],
    ["as Android writes it", [voice("Paulina", "es-MX"), voice("Droid", "es_ES")], "Droid"],
  ])("%s", (_case, voices, best) => {
    expect(spanishVoice(voices)?.name).toBe(best);
  });
});
