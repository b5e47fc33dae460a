import { expect, test } from "vitest";
import { recognise } from "./index.ts";
import { testBeside } from "./testing/beside.ts";

// All of them are tried in the slow tier.
testBeside(13);

test.each([
  ["oye, dime qué hora es, que me he caído en la cocina y no me levanto", "fall"],
  ["hola bonita me pones una copla es que mi marido está tirado y no me contesta", "other"],
  ["se me ha olvidado la pastilla de la noche y hay humo en el pasillo", "gas-fire"],
  ["quería ver las fotos, pero me está apretando mucho el pecho", "self"],
  ["me duelen los huesos y mi hijo me ha pegado", "abuse"],
  ["no sé si me puse la insulina, me he caído", "fall"],
  ["me he caído por la escalera y no sé si me he tomado la pastilla", "fall"],
  ["ponme la misa, ya no quiero vivir", "suicide"],
  ["han entrado a robar y se me hinchan los pies", "intruder"],
  ["quiero ver las fotos de mi nieta y no puedo respirar", "self"],
  ["no sé si me he tomado la pastilla y mi marido no respira", "other"],
  ["huele a gas, me aburro", "gas-fire"],
  ["mi hija viene el domingo. huele a gas", "gas-fire"],
] as const)("'%s' is %s", (said, danger) => {
  expect(recognise(said)).toEqual({ danger, care: null });
});

test.each([
  ...["hay alguien en la puerta, es el cartero", "no me he caído, quiero jugar al sudoku"],
  ...["me duelen las rodillas y quiero jugar al dominó", "no huele a gas, ponme la radio"],
  ...["en la novela se ha muerto el marqués, cuéntame un chiste", "qué hora es, me muero de sueño"],
  ...["¿qué hago si un día me caigo?, cuéntame", "me resbalé y qué risa nos entró, ponme música"],
  ...["el año pasado me caí en el corral, ¿qué hora es?", "pon esa de me estoy muriendo de amor"],
  ...["no tengo ganas de morirme, que quiero ver casarse a mi nieta", "me aburro, cuéntame algo"],
  ...[
    "se me ha olvidado la pastilla y quiero ver las fotos",
    "me he perdido, ¿dónde está el inicio?",
  ],
  ...["recuérdame llamarte si mañana me duele el pecho"],
  ...["me asfixio con este calor, pon el ventilador"],
])("'%s' is none", (said) => {
  expect(recognise(said).danger).toBeNull();
});
