import { describe, expect, test } from "vitest";
import { answerTo, recogniseDanger } from "./index.ts";
import { inspect } from "./recognise.ts";
import { BOTH, every, LONG, PIECES, testBoth, testCost, testLong } from "./testing/said.ts";

testBoth(BOTH);
testLong(LONG);

describe("a message costs a bounded number of steps", () => {
  testCost(PIECES);
});

describe("what is denied, over, supposed, dreamt or told of others is none", () => {
  test.each([
    "ayer me caí pero estoy bien",
    "el año pasado me rompí la cadera y ya ando con la muleta",
    "he soñado que había un hombre en mi casa",
    "no huele a gas",
    "mi marido nunca me ha pegado",
    "me duele un poco la rodilla",
    "mi vecina Socorro viene a merendar",
    "",
    "👵🏽👵🏽👵🏽",
  ])("%s", (text) => {
    expect(recogniseDanger(text)).toBeNull();
  });
});

/** Nothing is learned of a lone word unless somebody says so: the bias alone would decide. */
test.each(
  [...Array(31).keys()]
    .map(String)
    .concat("uno", "dos", "hola", "sí", "no", "vale", "re 1", "ok", "a"),
)("an answer in a word is no danger: %s", (text) => {
  expect(recogniseDanger(text)).toBeNull();
});

test.each([
  "Hola, soy yo",
  "Buenas noches, me voy a la cama",
  "No quiero",
  "No puedo",
  "me he tomado la pastilla",
  "¿me ayudas con el juego?",
  "estoy un poco triste hoy",
  "no puedo dormir",
])("what is said every day raises no alarm: %s", (text) => {
  expect(recogniseDanger(text)).toBeNull();
});

/** What is cut, burnt or pricked every day and hurts nobody. */
test.each([
  "córtame las uñas de los pies",
  "me corto las uñas los viernes",
  "me han pintado las uñas",
  "se ha cortado la leche",
  "he pinchado la rueda",
])("what is cut or burnt at home is no danger: %s", (text) => {
  expect(recogniseDanger(text)).toBeNull();
});

test.each(["se ha quedado colgado el móvil"])("a thing that hangs is nobody's end: %s", (text) => {
  expect(recogniseDanger(text)).toBeNull();
});

// All of them are tried in the slow tier.
testBoth(every(11, BOTH));

testLong(every(7, LONG));

describe("a message costs a bounded number of steps", () => {
  testCost(every(4, PIECES));

  test("of 10,000 characters no more than the first 500 words are looked at", () => {
    const once = inspect("me ha ".repeat(250)).steps;
    expect(inspect("me ha ".repeat(1_600)).steps).toBeLessThan(once * 1.1);
  });
});

describe("every kind", () => {
  test.each([
    ["self-harm-gas", ["Abre las ventanas", "no enciendas nada", "ni la luz", "cierra el gas"]],
    ["self-poisoning", ["No provoques el vómito", "Ten a mano la caja o el envase"]],
    ["suicide", ["Si te has hecho daño o estás a punto, llama al 112"]],
  ] as const)("%s says what to do: %j", (kind, words) => {
    for (const some of words) expect(answerTo(kind)).toContain(some);
  });
});
