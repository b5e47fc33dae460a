import { expect, test } from "vitest";
import { recognise } from "../index.ts";
import { combine } from "../testing/said.ts";

const AILMENTS = [
  ...["se me hinchan los pies", "llevo cinco días sin ir al baño", "me duele la cabeza"],
  ...["tengo tos", "estoy resfriada", "me escuece al orinar"],
];
const RED_FLAGS = [
  ...["me ahogo", "me falta el aire", "vomito", "no paro de vomitar", "me desmayo", "echo sangre"],
  ...["me aprieta el pecho", "tengo palpitaciones", "no sé ni lo que digo", "veo doble"],
  ...["tengo mucha fiebre", "tengo cuarenta de fiebre", "se me duerme el brazo", "no puedo orinar"],
  ...["tengo sudores fríos", "me encuentro muy mal", "se me ha hinchado la lengua"],
];

test.each(AILMENTS)("beside a sign of danger it is one: %s", (ailment) => {
  const said = RED_FLAGS.flatMap((flag) => [`${ailment} y ${flag}`, `${flag}, ${ailment}`]);
  expect(said.filter((text) => recognise(text).danger === null)).toEqual([]);
});

const HARMLESS = [
  ...["", " desde ayer", " por las noches", " al levantarme por la mañana", " y estoy cansada"],
  ...[" un poco", ", hija", " y no me apetece salir"],
];

test.each(AILMENTS)("beside what is harmless it stays an ailment: %s", (ailment) => {
  const said = HARMLESS.map((words) => ailment + words);
  expect(said.filter((text) => recognise(text).care !== "ailment")).toEqual([]);
});

test.each(["me duele la cabeza y estoy aburrida", "me duele la rodilla cuando ando"])(
  "so does '%s'",
  (text) => {
    expect(recognise(text)).toEqual({ danger: null, care: "ailment" });
  },
);

const ACHES = ["me duele la cabeza", "me duele mucho la espalda", "tengo dolor de cabeza"];
const BLOWS = [
  ...[
    " desde que me di el golpe",
    " desde que me caí ayer",
    " desde la caída",
    " del golpe que me di",
  ],
  ...[" porque me di un golpe", " desde que me golpeé con la puerta", " después de caerme"],
];

test.each(combine(ACHES, BLOWS))("an ache that a blow left is danger: %s", (text) => {
  expect(recognise(text).danger).not.toBeNull();
});

test.each([
  "me duele un poco la rodilla desde que me caí hace dos años",
  "me duele la rodilla desde que me operaron",
  "me duele el dedo, me he dado con la puerta",
  "me duele la cabeza desde que me di la crema",
])("this ache is none: %s", (text) => {
  expect(recognise(text).danger).toBeNull();
});

test.each([
  ["me duele la cabeza y tengo el cuello rígido", "self"],
  ["tengo la tensión a veintidós y me duele la cabeza", "self"],
  ["tengo los pies hinchados y me canso al hablar", "self"],
  ["estoy resfriada y ayer me desmayé", "self"],
  ["mi marido tiene tos y echa sangre", "other"],
] as const)("'%s' is danger: %s", (text, kind) => {
  expect(recognise(text).danger).toBe(kind);
});

const ON_RISING = [
  ...["se me va la cabeza cuando me levanto", "me mareo al levantarme"],
  ...["cuando me levanto me mareo", "me da vueltas la cabeza al ponerme de pie"],
  "me mareo si me levanto muy rápido",
];
const OTHERS = [
  ...["me tiemblan las manos", "me tiembla un poco el pulso", "tengo temblores en las manos"],
  ...[
    "tengo la tensión a quince",
    "me ha salido la tensión a 16",
    "tengo la tensión por las nubes",
  ],
  ...["me ha subido el azúcar", "tengo 15 de tensión"],
];

test.each(combine([...ON_RISING, ...OTHERS], ["", ", hija"]))("an ailment: %s", (text) => {
  expect(recognise(text)).toEqual({ danger: null, care: "ailment" });
});

const WORSE = [" y me caigo", " y me desmayo", " y me duele el pecho", " y veo doble", " y vomito"];

test.each(combine(ON_RISING.slice(0, 2), WORSE))("more than an ailment: %s", (text) => {
  expect(recognise(text).danger).not.toBeNull();
});

test.each(["tengo la tensión bien", "tengo la tensión a doce", "me tiemblan las manos de emoción"])(
  "nothing that needs care: %s",
  (text) => {
    expect(recognise(text)).toEqual({ danger: null, care: null });
  },
);
