import { expect, test } from "vitest";
import { recognise } from "./index.ts";
import { combine } from "./testing/said.ts";
import { isWithdrawal } from "./withdrawal.ts";

test.each([
  ...[
    "era broma",
    "Era una broma, perdona",
    "es broma mujer",
    "lo decía en broma",
    "ya estoy bien",
  ],
  ...["estoy bien", "No, tranquila, ya estoy bien", "falsa alarma", "ha sido una falsa alarma"],
  ...["me he equivocado", "no era nada", "No ha sido nada, gracias", "perdona, estaba probando"],
  ...["todo bien, no te preocupes", "ERA BROMA!!", "no hija no era verdad", "ya no hay peligro"],
  ...["ya estoy bien y era broma", "no pasa nada, de verdad", "olvídalo, era mentira"],
  ...["jajaja era broma", "vale, ya está bien", "no pasa nada, ya estoy bien"],
])("'%s' takes the danger back", (text) => {
  expect(isWithdrawal(text)).toBe(true);
  // The card that is there folds: none opens instead.
  expect(recognise(text).danger).toBeNull();
});

test.each([
  ...["¿qué hora es?", "hola", "no", "gracias", "vale", "¿dónde estoy?", "tengo frío", "me duele"],
  ...["no era broma", "no es broma, ven", "no estoy bien", "ya no estoy bien", "no todo está bien"],
  ...[
    "de verdad no estoy bien",
    "ya estoy bien, pero me sangra",
    "estoy bien mal",
    "ya se me pasa",
  ],
  ...["ya se me ha pasado", "¿estoy bien?, no me puedo levantar", "mi marido dice que era broma"],
  ...["era broma pero ahora me duele el pecho", "bien", "cuéntame una broma", "ayuda", ""],
  ...["¿es broma?", "¿estoy bien?", "¿está todo bien?", "no hay peligro?", "vale, está bien"],
  ...["está bien", "no me pasa nada bueno", "si estoy bien?", "está bien, ahora llamo"],
  ...["¿qué tiempo hace?", "llama a mi hija", "no sé si estoy bien", "espera", "no llamo a nadie"],
])("'%s' leaves the card as it is", (text) => {
  expect(isWithdrawal(text)).toBe(false);
});

const OPENINGS = ["", "no, ", "ay, perdona, ", "es que ", "no te preocupes, "];
const ENDINGS = ["", ", perdona", ", hija", " gracias", " mujer, no pasa nada"];

test.each([
  ...["era de broma", "te lo decía de broma", "no lo decía en serio", "no era en serio"],
  ...["no iba en serio", "te he gastado una broma", "solo era una broma", "lo dije por decir"],
  ...["ya me encuentro bien", "ya me siento bien", "me encuentro perfectamente", "estoy a salvo"],
  ...["ya estoy recuperada", "no me ha pasado nada", "no me he hecho nada", "no me he hecho daño"],
  ...["me he equivocado de botón", "me equivoqué de tecla", "me he confundido al tocar"],
  ...["he tocado sin querer", "le he dado al botón sin querer", "se me ha ido el dedo"],
  ...["estaba probando el aparato", "solo estaba probando", "quería probar cómo funciona"],
  ...["era para ver si funcionaba", "no es ninguna emergencia", "no necesito ayuda"],
  ...["no me hace falta ayuda", "estaba practicando", "se me ha escapado el dedo"],
  ...["ha sido un malentendido", "me has entendido mal", "olvida lo que he dicho"],
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
