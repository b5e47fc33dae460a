import { expect, test } from "vitest";
import { recognise } from "./index.ts";
import { testBeside } from "./testing/beside.ts";

// All of them are tried in the slow tier.
testBeside(61);

test.each([
  ["oye, dime qué hora es, que me he caído en la cocina y no me levanto", "fall"],
  ["hola bonita me pones una copla es que mi marido está tirado y no me contesta", "other"],
  ["quería ver las fotos, pero me está apretando mucho el pecho", "self"],
  ["me duelen los huesos y mi hijo me ha pegado", "abuse"],
  ["me he caído por la escalera y no sé si me he tomado la pastilla", "fall"],
  ["han entrado a robar y se me hinchan los pies", "intruder"],
  ["quiero ver las fotos de mi nieta y no puedo respirar", "self"],
  ["huele a gas, me aburro", "gas-fire"],
] as const)("'%s' is %s", (said, danger) => {
  expect(recognise(said)).toEqual({ danger, care: null });
});

test.each([
  "hay alguien en la puerta, es el cartero",
  "no huele a gas, ponme la radio",
  "¿qué hago si un día me caigo?, cuéntame",
  "pon esa de me estoy muriendo de amor",
  "se me ha olvidado la pastilla y quiero ver las fotos",
])("'%s' is none", (said) => {
  expect(recognise(said).danger).toBeNull();
});
