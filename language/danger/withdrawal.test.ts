import { expect, test } from "vitest";
import { recognise } from "./index.ts";
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
