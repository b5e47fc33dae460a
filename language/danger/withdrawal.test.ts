import { expect, test } from "vitest";
import { recognise } from "./index.ts";
import { combine } from "./testing/said.ts";
import { ENDINGS, OPENINGS } from "./testing/withdrawal.ts";
import { isWithdrawal } from "./withdrawal.ts";

test.each([
  "era broma",
  "lo decía en broma",
  "falsa alarma",
  "No ha sido nada, gracias",
  "no hija no era verdad",
  "olvídalo, era mentira",
])("'%s' takes the danger back", (text) => {
  expect(isWithdrawal(text)).toBe(true);
  // The card that is there folds: none opens instead.
  expect(recognise(text).danger).toBeNull();
});

test.each([
  "¿qué hora es?",
  "tengo frío",
  "de verdad no estoy bien",
  "mi marido dice que era broma",
  "¿estoy bien?",
  "si estoy bien?",
])("'%s' leaves the card as it is", (text) => {
  expect(isWithdrawal(text)).toBe(false);
});

test.each([
  "era de broma",
  "te he gastado una broma",
  "estoy a salvo",
  "me equivoqué de tecla",
  "estaba probando el aparato",
  "no me hace falta ayuda",
])("'%s' takes it back, with what people say around it", (withdrawal) => {
  const said = combine(OPENINGS, [withdrawal], ENDINGS);
  expect(said.filter((text) => !isWithdrawal(text))).toEqual([]);
  for (const text of [withdrawal, `no, ${withdrawal}, perdona`])
    expect(recognise(text)).toEqual({ danger: null, care: null });
});

test.each([
  ...["no me encuentro bien", "ya no me encuentro bien", "no me siento bien", "no era de broma"],
  ...["esto no es broma", "no es ninguna broma", "no te lo digo de broma", "lo digo en serio"],
  ...["ya estoy bien jodida", "ya me encuentro bien peor", "mi marido dice que es broma"],
  ...["no me ha pasado nada igual en la vida", "estoy bien pero me sangra la pierna"],
  ...["ya estoy mejor", "no me he caído", "no estoy a salvo", "no hace falta llamar"],
  ...[
    "me he equivocado de pastilla",
    "me he equivocado de calle",
    "me he equivocado de sitio",
    "ha sido sin querer",
  ],
  ...["me he tomado las pastillas sin querer", "le he dado al gas sin querer", "no te he mentido"],
  ...["estaba probando la escopeta", "no estaba probando", "es una emergencia", "necesito ayuda"],
  ...["no me he equivocado de botón", "no sé si me encuentro bien", "mi madre está bien"],
])("'%s' does not, whatever is said around it", (text) => {
  const said = combine(["", "ay, ", "perdona, "], [text], ["", ", hija", " gracias"]);
  expect(said.filter(isWithdrawal)).toEqual([]);
});

test("a long message is looked at in little time", () => {
  const start = performance.now();
  expect(isWithdrawal(`${"ya estoy mejor ".repeat(700)}x`)).toBe(false);
  expect(performance.now() - start).toBeLessThan(1_000);
});
