import { describe, expect, test } from "vitest";
import { bytesOf, type CodePage, upperHalf } from "./code-pages.ts";
import { decodeText } from "./decode-text.ts";
import { readColumns } from "./read-columns.ts";
import { readTable } from "./read-table.ts";
import { refuseSpoiltNames } from "./spoilt-names.ts";

const PEOPLE = [
  ...["Ángel;Muñoz", "José;Pérez", "Álvaro;García", "María;Gil", "Sofía;Sánchez", "Íñigo;Ruiz"],
  ...["Ana;Muñiz", "Ángeles;Peña", "Begoña;Núñez", "Jesús;Martín", "Óscar;Ibáñez", "Ana;Ávila"],
  ...["Inés;Gómez", "Úrsula;Ríos", "Rocío;Díaz", "Ramón;Agüero", "Mónica;Zúñiga", "Élida;Cañas"],
];
const IN_CAPITALS = PEOPLE.map((person) => person.toUpperCase());
const WITH_OTHERS = [...PEOPLE, ...IN_CAPITALS].map((person) => `${person}\nLuis;Gil`);

const utf8 = (text: string) => new TextEncoder().encode(text);
const listOf = (people: string) => `Nombre;Apellidos\n${people}\n`;

/** The signs of bytes. */
function taken(bytes: Uint8Array, page: CodePage): string {
  const signs = upperHalf(page);
  return Array.from(bytes, (byte) =>
    byte < 0x80 ? String.fromCharCode(byte) : (signs[byte - 0x80] ?? ""),
  ).join("");
}

const inPage = (page: CodePage, text: string): Uint8Array => bytesOf(page, text) ?? utf8(text);
const ofWindows = (text: string) => inPage("Windows-1252", text);

/** Five bytes are no sign of Windows-1252. */
const withoutControls = (text: string) =>
  taken(utf8(text), "Windows-1252").replace(/[\u0080-\u009f]/g, "");

const WAYS: [string, (text: string) => Uint8Array][] = [
  ["UTF-8 read as Windows-1252", (text) => utf8(taken(utf8(text), "Windows-1252"))],
  ["the same without what it has not", (text) => utf8(withoutControls(text))],
  ["UTF-8 read as Mac Roman", (text) => utf8(taken(utf8(text), "Mac Roman"))],
  ["UTF-8 read as CP850", (text) => utf8(taken(utf8(text), "CP850"))],
  ["UTF-8 read as CP437", (text) => utf8(taken(utf8(text), "CP437"))],
  ["Windows-1252 read as Mac Roman", (text) => utf8(taken(ofWindows(text), "Mac Roman"))],
  [
    "the same, written as Windows-1252",
    (text) => inPage("Windows-1252", taken(ofWindows(text), "Mac Roman")),
  ],
];

const MENDED = Symbol("mended");
const REFUSED = Symbol("refused");

/** What becomes of a list that was spoilt; the text that was taken for names, if it is neither. */
function outcomeOf(text: string, bytes: Uint8Array): symbol | string {
  try {
    const read = decodeText(bytes).text;
    const { header, rows } = readTable(read);
    refuseSpoiltNames(rows, readColumns(header, rows).places);
    return read === text ? MENDED : read;
  } catch (error) {
    if (/^Las letras con acento|^No se reconoce/.test((error as Error).message)) return REFUSED;
    throw error;
  }
}

describe("a list that was spoilt has its names again, or is refused", () => {
  test.each(WAYS)("%s", (_name, spoil) => {
    const all = [...WITH_OTHERS, PEOPLE.join("\n"), IN_CAPITALS.join("\n")];
    const outcomes = all.map(listOf).map((text) => outcomeOf(text, spoil(text)));
    expect(outcomes.filter((one) => typeof one === "string")).toEqual([]);
    if (spoil !== WAYS[1]?.[1]) expect(outcomes).toContain(MENDED);
  });
});

describe("names as people write them stay", () => {
  test.each([
    ...["JOÃO", "GUIMARÃES", "IRMÃ", "SÃO", "LEÃO", "MAGALHÃES", "CAMÕES", "SIMÕES", "João Simões"],
    ...["MARÍA–JOSÉ", "MARÍA—JOSÉ", "McÁlister", "MacÉwan", "Kamińska", "O'Neill", "D’Ors"],
    ...["Muñoz i Vila", "José Mª", "Mª del Carmen", "GARCíA", "MUñOZ", "ISAíAS", "ángel", "PeÑa"],
    ...["¡OJO! Ana", "Íngrid", "íñigo", "Ana ☎"],
  ])("%s", (name) => {
    for (const others of ["Ana;Gil", "Begoña;Núñez", "JOSÉ;MUÑOZ"]) {
      const text = listOf(`${name};Gil\n${others}`);
      expect(outcomeOf(text, utf8(text))).toBe(MENDED);
      const bytes = bytesOf("Windows-1252", text);
      if (bytes) expect(outcomeOf(text, bytes)).toBe(MENDED);
    }
  });

  test("two names with a dash between, where no other letter has an accent", () => {
    for (const people of ["ANA—EVA;Gil", "MARIA—ELENA;Gil\nLuis;Gil", "ANA;SORIA—ARANDA"]) {
      const text = listOf(people);
      expect(outcomeOf(text, utf8(text))).toBe(MENDED);
      expect(outcomeOf(text, ofWindows(text))).toBe(MENDED);
    }
  });

  test("of a name with Ñ a Mac makes a dash, which becomes Ñ again", () => {
    for (const people of ["ANA;MU—OZ", "ANA;CASTA—EDA", "ANA;ANTO—ANA", "I—IGO;QUI—ONES"])
      expect(outcomeOf(listOf(people.replaceAll("—", "Ñ")), utf8(listOf(people)))).toBe(MENDED);
  });

  test.each(["Ana (¡viuda!)", "ANA DEL…", "LUNES—VIERNES", "ANA—EVA", "SORIA—ARANDA"])(
    "%s, in UTF-8",
    (name) => {
      const text = listOf(`${name};Gil\nBegoña;Núñez\nJOSÉ;MUÑOZ`);
      expect(outcomeOf(text, utf8(text))).toBe(MENDED);
    },
  );
});
