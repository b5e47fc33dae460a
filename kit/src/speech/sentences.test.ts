import { afterEach, describe, expect, it, vi } from "vitest";
import { fc } from "../testing/properties.ts";
import { LONGEST_PIECE, sentences } from "./sentences.ts";
import { spanishVoice } from "./spanish-voice.ts";

afterEach(() => vi.unstubAllGlobals());

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
