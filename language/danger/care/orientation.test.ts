import { expect, test } from "vitest";
import { recognise } from "../index.ts";
import { combine } from "../testing/said.ts";

const NO_WAY = ["no sé por dónde tirar", "no sé ni por dónde empezar", "no sé hacia dónde tirar"];
const STUCK = [
  ...[
    "se ha quedado parado",
    "se ha quedado parada la pantalla",
    "la pantalla se ha quedado parada",
  ],
  ...[
    "se ha bloqueado la tableta",
    "esto no va",
    "se ha colgado la tableta",
    "la tableta no responde",
  ],
  ...["toco y no hace nada", "esto se ha atascado", "se ha quedado pillado"],
];

test.each(combine(["", "hija, "], [...NO_WAY, ...STUCK]))("orientation helps: %s", (text) => {
  expect(recognise(text)).toEqual({ danger: null, care: "orientation" });
});

const OUTDOORS = [
  "me he perdido en el monte",
  "hay niebla",
  "voy en el coche",
  "estoy en el campo",
];

test.each(OUTDOORS)("out of doors it is danger: %s", (place) => {
  expect(recognise(`${place} y no sé por dónde tirar`).danger).toBe("lost");
});

test.each([
  ...["mi marido se ha quedado parado y no responde", "se ha quedado parado y no respira"],
  ...["mi mujer se ha quedado parada mirando y no contesta", "mi padre no responde"],
])("who stands still may be in danger: %s", (text) => {
  expect(recognise(text).danger).not.toBeNull();
});

test.each([
  ...["me aburro, no sé qué hacer", "estoy aburrida y no sé qué hacer", "me aburro, ¿qué hago?"],
  ...["no sé qué hacer, qué aburrimiento", "no sé en qué entretenerme"],
])("who is bored is answered as always: %s", (text) => {
  expect(recognise(text)).toEqual({ danger: null, care: null });
});
