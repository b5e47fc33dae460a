import { describe, expect, test } from "vitest";
import { decodeText } from "./decode-text.ts";

const TEXT = "Nombre;Apellidos\r\nBegoña;Núñez Güell «€»\r\n";
const utf8 = (text: string) => new TextEncoder().encode(text);

/** Each unit of 16 bits as two bytes. */
function utf16(text: string, isLittle: boolean): Uint8Array {
  const view = new DataView(new ArrayBuffer(2 * text.length));
  for (let at = 0; at < text.length; at += 1) view.setUint16(2 * at, text.charCodeAt(at), isLittle);
  return new Uint8Array(view.buffer);
}

/** Latin letters have the number of their byte, but for the signs between 0x80 and 0x9f. */
const windows1252 = (text: string) =>
  Uint8Array.from(text, (sign) => (sign === "€" ? 0x80 : (sign.codePointAt(0) ?? 0)));

describe("the letters of every encoding that spreadsheets write", () => {
  test.each([
    ["UTF-8", "UTF-8", utf8(TEXT)],
    ["UTF-8 with its mark", "UTF-8", utf8(`\ufeff${TEXT}`)],
    ["UTF-16, little end first", "UTF-16", utf16(`\ufeff${TEXT}`, true)],
    ["UTF-16, big end first", "UTF-16", utf16(`\ufeff${TEXT}`, false)],
    ["UTF-16 without its mark", "UTF-16", utf16(TEXT, true)],
    ["UTF-16 without its mark, big end first", "UTF-16", utf16(TEXT, false)],
    ["Windows-1252", "Windows-1252", windows1252(TEXT)],
  ] as const)("%s", (_name, encoding, bytes) => {
    expect(decodeText(bytes)).toEqual({ text: TEXT, encoding });
  });

  test("an emoji among the names is UTF-8 too", () => {
    expect(decodeText(utf8("Nombre\nPepa 🌻")).text).toBe("Nombre\nPepa 🌻");
  });
});

describe("refused, with what to do", () => {
  test.each([
    ["nothing", new Uint8Array(), /^El archivo está vacío/],
    ["a workbook", Uint8Array.of(0x50, 0x4b, 3, 4, 1, 2), /^Esto es un libro de cálculo/],
    ["an older workbook", Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 9), /^Esto es un libro de cálculo/],
    ["a picture", Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13), /no es un texto/],
    ["a NUL among letters", utf8("Nombre\nCar\0men"), /no es un texto/],
    ["half of a letter in UTF-16", Uint8Array.of(0xff, 0xfe, 0x41), /no es un texto/],
    ["UTF-8 taken for Windows-1252", utf8("Nombre\nBegoÃ±a"), /están estropeadas/],
    ["the same with a capital", utf8("Nombre\nÃ“scar"), /están estropeadas/],
    ["letters that were lost", utf8("Nombre\nBego\ufffda"), /están estropeadas/],
    ["a byte that Windows-1252 has not", Uint8Array.of(0x41, 0x81, 0xf1), /no es un texto/],
  ])("%s", (_name, bytes, sentence) => {
    expect(() => decodeText(bytes)).toThrow(sentence);
  });

  test("but not the Portuguese name João in capitals", () => {
    expect(decodeText(utf8("Nombre\nJOÃO")).text).toContain("JOÃO");
  });
});
