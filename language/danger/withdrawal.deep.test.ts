import { expect, test } from "vitest";
import { recognise } from "./index.ts";
import { combine } from "./testing/said.ts";
import { ENDINGS, OPENINGS } from "./testing/withdrawal.ts";
import { isWithdrawal } from "./withdrawal.ts";

test.each([
  "Era una broma, perdona",
  "es broma mujer",
  "ya estoy bien",
  "estoy bien",
  "No, tranquila, ya estoy bien",
  "ha sido una falsa alarma",
  "me he equivocado",
  "no era nada",
  "perdona, estaba probando",
  "todo bien, no te preocupes",
  "ERA BROMA!!",
  "ya no hay peligro",
  "ya estoy bien y era broma",
  "no pasa nada, de verdad",
  "jajaja era broma",
  "vale, ya está bien",
  "no pasa nada, ya estoy bien",
])("'%s' takes the danger back", (text) => {
  expect(isWithdrawal(text)).toBe(true);
  // The card that is there folds: none opens instead.
  expect(recognise(text).danger).toBeNull();
});

test.each([
  "hola",
  "no",
  "gracias",
  "vale",
  "¿dónde estoy?",
  "me duele",
  "no era broma",
  "no es broma, ven",
  "no estoy bien",
  "ya no estoy bien",
  "no todo está bien",
  "ya estoy bien, pero me sangra",
  "estoy bien mal",
  "ya se me pasa",
  "ya se me ha pasado",
  "¿estoy bien?, no me puedo levantar",
  "era broma pero ahora me duele el pecho",
  "bien",
  "cuéntame una broma",
  "ayuda",
  "",
  "¿es broma?",
  "¿está todo bien?",
  "no hay peligro?",
  "vale, está bien",
  "está bien",
  "no me pasa nada bueno",
  "está bien, ahora llamo",
  "¿qué tiempo hace?",
  "llama a mi hija",
  "no sé si estoy bien",
  "espera",
  "no llamo a nadie",
])("'%s' leaves the card as it is", (text) => {
  expect(isWithdrawal(text)).toBe(false);
});

test.each([
  "te lo decía de broma",
  "no lo decía en serio",
  "no era en serio",
  "no iba en serio",
  "solo era una broma",
  "lo dije por decir",
  "ya me encuentro bien",
  "ya me siento bien",
  "me encuentro perfectamente",
  "ya estoy recuperada",
  "no me ha pasado nada",
  "no me he hecho nada",
  "no me he hecho daño",
  "me he equivocado de botón",
  "me he confundido al tocar",
  "he tocado sin querer",
  "le he dado al botón sin querer",
  "se me ha ido el dedo",
  "solo estaba probando",
  "quería probar cómo funciona",
  "era para ver si funcionaba",
  "no es ninguna emergencia",
  "no necesito ayuda",
  "estaba practicando",
  "se me ha escapado el dedo",
  "ha sido un malentendido",
  "me has entendido mal",
  "olvida lo que he dicho",
])("'%s' takes it back, with what people say around it", (withdrawal) => {
  const said = combine(OPENINGS, [withdrawal], ENDINGS);
  expect(said.filter((text) => !isWithdrawal(text))).toEqual([]);
  for (const text of [withdrawal, `no, ${withdrawal}, perdona`])
    expect(recognise(text)).toEqual({ danger: null, care: null });
});
