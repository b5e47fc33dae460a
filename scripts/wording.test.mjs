import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { trackedFiles } from "./project-files.mjs";
import { root } from "./run.mjs";
import { brokenRules, shownText } from "./wording.mjs";

/** Sentences of the specification: they stay as it has them. */
const SPECIFIED = [
  "Administrador creado exitosamente. Ya puedes iniciar sesión.",
  "Mensaje enviado exitosamente",
  "Persona de apoyo agregada exitosamente",
  "Por favor complete todos los campos",
  "Por favor escriba un mensaje o seleccione un archivo",
  'Usuario "…" creado exitosamente',
  "¿Cómo está el clima hoy?",
];

/** What the cards say that a message of danger or of care brings up. */
const CARDS = ["language/danger/kinds", "language/danger/cares.ts"];

/** What is shown: all but tests, what they and demos need, and how others' texts are spoken. */
const files = trackedFiles("shell", "kit", "mf-*", "api", ...CARDS)
  .filter((file) => /\.(tsx?|json)$/.test(file))
  .filter(
    (file) => !/\.test\.|\.d\.ts$|\/testing\/|^(api\/(tools|db)|kit\/src\/spoken)\//.test(file),
  );

/** What messages are compared with, which nobody is shown. */
const PATTERNS = /\bpatterns: `[^`]*`/g;

/** @param {string} file */
const textOf = (file) => {
  const text = readFileSync(root + file, "utf8").replace(PATTERNS, 'patterns: ""');
  return shownText(file, file.endsWith(".json") ? `(${text})` : text);
};

const all = files.flatMap((file) => textOf(file).map((text) => ({ file, text })));

test("every text of the project says 'tú', in the words of Spain, to women and men", () => {
  const broken = all
    .filter(({ text }) => !SPECIFIED.includes(text))
    .flatMap(({ file, text }) => brokenRules(text).map((why) => `${file}: «${text}» ${why}`));
  expect(broken).toEqual([]);
});

test("all catalogues are read: screens, kit, titles of areas and sentences of the API", () => {
  const said = new Set(all.map(({ text }) => text));
  for (const text of [
    "¿Qué te gustaría hacer hoy?",
    "Elige un juego, sin prisa.",
    "Te damos la bienvenida a …",
    "Hacer una foto",
    "No se ha podido leer",
    "Seleccionar Usuario",
    "Tu sesión ha terminado. Vuelve a entrar, por favor.",
    "Llama al 112, o grita y da golpes para que te oigan.",
    "Policía Nacional",
    "Siento que no te encuentres bien",
  ])
    expect(said, text).toContain(text);
  expect(said.size).toBeGreaterThan(900);
});

test("no exception is left that nothing says any more", () => {
  const said = new Set(all.map(({ text }) => text));
  expect(SPECIFIED.filter((text) => !said.has(text))).toEqual([]);
});

test.each([
  ['const a = "Escriba su PIN, por favor";', 1],
  ['const a = "El tiempo que has estado " + "activo hoy";', 1],
  ["const a = <p>Bienvenida, Carmen</p>;", 1],
  ['const a = "Usa tu celular o tu computadora";', 1],
  ['const a = "Ya puede ingresar usted";', 2],
  ['const a = "Guarda el vídeo";', 1],
  ['const a = "Por favor complete los campos";', 1],
  ['const a = "¿Estás cansado de jugar?";', 1],
  ['const a = "Escribe tu PIN. Entra con él";', 0],
  ['const a = "Solo has estado aquí hoy";', 0],
  ['import a from "usted y ustedes";', 0],
])("%s breaks %i rules", (code, count) => {
  expect(shownText("kit/a.tsx", code).flatMap(brokenRules)).toHaveLength(count);
});
