import { expect, test } from "vitest";
import { recognise } from "./index.ts";
import { combine } from "./testing/said.ts";

const NOTHING = { danger: null, care: null };

const ALONE = ["estoy sola en casa", "hoy estoy solo en casa", "me he quedado sola en casa"];
const CALM = ["", " viendo la tele", " y me aburro", " con el gato", ", ¿jugamos a algo?"];
const NOT_CALM = [
  ...[" y hay alguien abajo", " y oigo pasos", " y me he caído", " y me quiero morir"],
  ...[" y huele a gas", " y mi hijo me pega", " y no puedo salir", " y me encuentro muy mal"],
  ...[" y me siguen", " y se mueve el pomo", " y para qué seguir"],
];

test.each(combine(ALONE, CALM))("who is alone at home has nobody in it: %s", (text) => {
  expect(recognise(text)).toEqual(NOTHING);
});

test.each(combine(ALONE, NOT_CALM))("who is alone at home may be in danger: %s", (text) => {
  expect(recognise(text).danger).not.toBeNull();
});

const LIVES_ALONE = ["vivo solo", "vivo sola", "estoy sola"];
const SINCE = [
  ...[" desde que murió mi mujer", " desde que se murió mi marido", " desde que me quedé viuda"],
  ...[" desde la muerte de mi marido", " desde que faltó mi mujer"],
];
const GRIEF = [
  " y me quiero morir",
  " y no quiero vivir",
  " y no puedo más",
  " y me he caído",
  " y ya nada me importa",
  " y no tengo ganas de nada",
];

test.each(combine(LIVES_ALONE, SINCE))("alone since a death is no danger: %s", (text) => {
  expect(recognise(text)).toEqual(NOTHING);
});

test.each(combine(LIVES_ALONE, SINCE.slice(0, 2), GRIEF))("but what is said beside: %s", (text) => {
  expect(recognise(text).danger).not.toBeNull();
});

test("whose death it was decides nothing without being alone, either", () => {
  expect(recognise("vivo con mi hija desde que murió mi marido").danger).toBeNull();
  expect(recognise("desde que murió mi marido mi hijo me pega").danger).toBe("abuse");
  expect(recognise("desde que murió mi mujer no quiero vivir").danger).toBe("suicide");
  for (const said of ["no puedo salir", "no puedo levantarme", "no puedo ni moverme"])
    expect(recognise(`soy viuda y vivo sola y ${said}`).danger, said).not.toBeNull();
});

test.each([
  ...[
    "me he caído de sueño en el sofá",
    "me he caído de cansancio",
    "me he caído redonda de sueño",
  ],
  ...["he caído en la cuenta de una cosa", "acabo de caer en la cuenta", "he caído en la trampa"],
  ...["he caído rendida en la cama", "he caído como un tronco en la cama", "he caído enferma"],
  ...["se me cae la baba con mi nieta", "se me cae el pelo", "me he caído de un guindo"],
  ...["me ha caído muy bien la muchacha", "me ha caído gorda", "me ha caído una multa"],
  ...["se me cae la casa encima", "me ha caído un chaparrón encima"],
])("nobody has fallen: %s", (text) => {
  expect(recognise(text).danger).toBeNull();
});

test.each([
  ...[
    "me he caído en el sofá y no me puedo levantar",
    "me he caído bien fuerte",
    "me he caído muy mal",
  ],
  ...[
    "me he caído de sueño y me he dado en la cabeza",
    "me he caído en la cuneta",
    "me he caído redonda",
  ],
  ...["se me cae la baba por un lado", "se me ha caído la casa encima, estoy atrapada"],
])("somebody is hurt: %s", (text) => {
  expect(recognise(text).danger).not.toBeNull();
});
