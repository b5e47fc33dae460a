import { expect, test } from "vitest";
import { tellsPlace } from "./place-words.ts";

/** As a film keeps a line: its length in two bytes before it. */
const kept = (line: Buffer) => `\0${String.fromCharCode(line.length)}${line.toString("latin1")}`;
const wide = (line: string) => Buffer.from(`\ufeff${line}`, "utf16le");

const PLACES = [
  "GPS(-3.70,40.41,15)",
  "GPS: 40",
  "GPS 40.416,-3.703",
  "gps 40.41 -3.7",
  "[latitude: 40.4]",
  "latitud: 40.41",
  "Longitud = -3,7",
  "Lat.: 40",
  "lng:3.7",
  "LAT 40.416 LON -3.703",
  "latitud 40,4 longitud 3,7",
  "Coordenadas: 40, -3",
  "40.41678 -3.70379",
  "40° 25' N",
  "40º25'",
  "40º 25’ 12’’ N",
  "40 º 25.5' N",
  "40º25.5 N",
  "40.41º, -3.70º",
  "40º N, 3º O",
  "N40.416 W003.703",
  "N 40.416, E 3.70",
  "40.416N 3.703W",
  "40.416 N, 3.703 O",
  "N 40 25 00.5 W 3 42 13",
  "S 33 51 E 151 12",
  "40 25 00 N 3 42 13 W",
  "+40.416-003.703/",
  "+4025-00342/",
  "+402500.5-0034213.2+650/",
  "HOME(149.02,-20.25)",
  "40.41, -3.70",
  "https://www.google.com/maps?q=40.41,3.70",
  "geo:40.4,3.7",
  "$GPRMC,123519,A,4807.038,N",
];

const WORDS = [
  "Tengo 40 años",
  "Cuesta 3.50 euros",
  "Cuestan 1.250, 3.500 o 4.000 euros",
  "De 3.50 a 4.50 euros (3.50, 4.50)",
  "Hola, abuela: son las 10.30 y el GPS falla",
  "Nos vemos a las 10.30 o a las 11.15",
  "Vivo en el 3º 2ª, puerta 4",
  "Hace 40º a la sombra y 25 en casa",
  "El 1º de mayo y el 2º domingo",
  "El salón: grande. Un melon: dos",
  "Trae 3 latas: una de atún",
  "Un disco de larga duración, long play 33",
  "Llama al +34 600 123 456 o al 112",
  "Nació el 12-03-1945 / 1946",
  "Norte 3 - Sur 2",
  "¿Es el 5 o el 6? No, el 7",
];

test.each(PLACES)("'%s' tells a place, in every script that subtitles are kept in", (line) => {
  for (const bytes of [Buffer.from(line), Buffer.from(line, "latin1"), wide(line)])
    expect([line, tellsPlace(kept(bytes))]).toEqual([line, true]);
  const inside = Buffer.from(`Hola, abuela. ${line} Un beso`);
  expect(tellsPlace(kept(inside))).toBe(true);
  // The byte of its length may be a letter.
  expect(tellsPlace(`\0a${inside.subarray(14).toString("latin1")}`)).toBe(true);
});

test.each(WORDS)("'%s' tells none", (line) => {
  for (const bytes of [Buffer.from(line), Buffer.from(line, "latin1"), wide(line)])
    expect(tellsPlace(kept(bytes))).toBe(false);
});

const LONG = 40_000;

test.each([
  ["capitals", "A".repeat(LONG)],
  ["the same word", "coord".repeat(LONG / 5)],
  ["blanks behind a number", `GPS 1.1${" ".repeat(LONG)}`],
  ["blanks in brackets", `ABC (1.1${" ".repeat(LONG)}`],
  ["digits", `GPS 1.${"1".repeat(LONG)}`],
])("subtitles of nothing but %s are read in a moment", (_, text) => {
  const start = performance.now();
  expect(tellsPlace(text)).toBe(text.includes("1.1111"));
  expect(performance.now() - start).toBeLessThan(1_000);
});
