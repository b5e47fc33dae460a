import { describe, expect, test } from "vitest";
import { toPlainSpeech } from "./plain-speech.ts";
import { withoutContacts } from "./without-contacts.ts";

describe("what a model writes is read aloud without its marks", () => {
  test.each([
    ["Hola, Carmen. ¿Qué tal?", "Hola, Carmen. ¿Qué tal?"],
    ["**Hola** _Carmen_, ~~no~~ `sí`", "Hola Carmen, no sí"],
    ["# Hoy\n\nTienes cita.", "Hoy. Tienes cita."],
    ["Tienes:\n\n- *uno*\n- dos\n  1. tres\n\nY ya.", "Tienes: uno. dos. tres. Y ya."],
    ["Mira [esto](https://mal.es/x) o https://mal.es y www.mal.es/y ya", "Mira esto o y ya"],
    ["![foto](https://mal.es/x.png) Hola", "Hola"],
    ["> cita\n\n---\n\nfin", "cita. fin"],
    ["|a|b|\n|-|-|\n|1|2|", "a, b. 1, 2"],
    ["```\nhola\n```", "hola"],
    ["2 * 3 * 4 son 24", "2 * 3 * 4 son 24"],
    ["<b>Hola</b><script>mal()</script>", "Holamal()"],
    ["<think>pienso\n\nmucho</think>Hola", "Hola"],
    ["<think>sin fin", ""],
    ["Hola\0 \u0007Carmen\ud800", "Hola Carmen\ufffd"],
    [" \n\n ", ""],
  ])("%j", (markdown, said) => expect(toPlainSpeech(markdown)).toBe(said));

  test("and not for longer than one can listen", () => {
    const sentences = toPlainSpeech("Esta frase tiene seis palabras. ".repeat(500));
    expect(sentences.length).toBeLessThanOrEqual(600);
    expect(sentences).toMatch(/palabras\.$/);
    const words = toPlainSpeech("bla ".repeat(5_000));
    expect(words.length).toBeLessThanOrEqual(600);
    expect(words).toMatch(/bla…$/);
    const family = "👨‍👩‍👧";
    const families = toPlainSpeech(family.repeat(5_000));
    expect(families).toBe(`${family.repeat(Math.floor(599 / family.length))}…`);
  });
});

test.each([
  "la Dra. García",
  "el Sr. Ruiz",
  "D. Juan",
  "la Avda. Mayor",
  "p. ej. pan",
  "el núm. 3",
  "EE. UU. y Cuba",
  "Juan A. Pérez",
])("a long answer is not cut off within '%s'", (words) => {
  for (let before = 560; before < 599; before++) {
    const first = `${"bla ".repeat(100)}bla. `;
    const said = toPlainSpeech(
      `${first}A${"a".repeat(before - first.length - 1)} ${words} ${"más ".repeat(100)}`,
    );
    expect([said.endsWith("bla."), said.endsWith("…")]).toContain(true);
    expect(said).toBe(first.trim());
  }
});

test.each([
  ["llama a Lucía al 600 123 456 o a lucia.l@correo.es", "llama a Lucía al [número] o a [correo]"],
  [
    "+34 600-12-34-56, DNI 12345678Z, ES91 2100 0418 4502 0005 1332",
    "[número], DNI [número], [número]",
  ],
  [
    "hoy 2 de marzo de 2026 a las 10:30, 16 grados",
    "hoy 2 de marzo de 2026 a las 10:30, 16 grados",
  ],
  ["llama al 112 o al 024", "llama al 112 o al 024"],
])("contacts stay here: %j", (text, sent) => expect(withoutContacts(text)).toBe(sent));
