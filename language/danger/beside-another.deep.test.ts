import { expect, test } from "vitest";
import { recognise } from "./index.ts";
import { testBeside } from "./testing/beside.ts";

testBeside(1);

// All of them are tried in the slow tier.
testBeside(13);

test.each([
  ["se me ha olvidado la pastilla de la noche y hay humo en el pasillo", "gas-fire"],
  ["no sé si me puse la insulina, me he caído", "fall"],
  ["ponme la misa, ya no quiero vivir", "suicide"],
  ["no sé si me he tomado la pastilla y mi marido no respira", "other"],
  ["mi hija viene el domingo. huele a gas", "gas-fire"],
] as const)("'%s' is %s", (said, danger) => {
  expect(recognise(said)).toEqual({ danger, care: null });
});

test.each([
  "no me he caído, quiero jugar al sudoku",
  "me duelen las rodillas y quiero jugar al dominó",
  "en la novela se ha muerto el marqués, cuéntame un chiste",
  "qué hora es, me muero de sueño",
  "me resbalé y qué risa nos entró, ponme música",
  "el año pasado me caí en el corral, ¿qué hora es?",
  "no tengo ganas de morirme, que quiero ver casarse a mi nieta",
  "me aburro, cuéntame algo",
  "me he perdido, ¿dónde está el inicio?",
  "recuérdame llamarte si mañana me duele el pecho",
  "me asfixio con este calor, pon el ventilador",
])("'%s' is none", (said) => {
  expect(recognise(said).danger).toBeNull();
});
