import { expect, test } from "vitest";
import { recognise } from "../index.ts";
import { combine } from "../testing/said.ts";
import {
  ACHES,
  AILMENTS,
  BLOWS,
  HARMLESS,
  ON_RISING,
  OTHERS,
  RED_FLAGS,
  WORSE,
} from "./testing/ailments.ts";

test.each(AILMENTS.slice(0, 3))("beside a sign of danger it is one: %s", (ailment) => {
  const said = RED_FLAGS.flatMap((flag) => [`${ailment} y ${flag}`, `${flag}, ${ailment}`]);
  expect(said.filter((text) => recognise(text).danger === null)).toEqual([]);
});

test.each(AILMENTS.slice(0, 3))("beside what is harmless it stays an ailment: %s", (ailment) => {
  const said = HARMLESS.map((words) => ailment + words);
  expect(said.filter((text) => recognise(text).care !== "ailment")).toEqual([]);
});

test.each(["me duele la cabeza y estoy aburrida", "me duele la rodilla cuando ando"])(
  "so does '%s'",
  (text) => {
    expect(recognise(text)).toEqual({ danger: null, care: "ailment" });
  },
);

test.each(combine(ACHES, BLOWS).slice(0, 3))("an ache that a blow left is danger: %s", (text) => {
  expect(recognise(text).danger).not.toBeNull();
});

test.each([
  "me duele un poco la rodilla desde que me caí hace dos años",
  "me duele la rodilla desde que me operaron",
  "me duele el dedo, me he dado con la puerta",
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

test.each(combine([...ON_RISING, ...OTHERS], ["", ", hija"]).slice(0, 3))(
  "an ailment: %s",
  (text) => {
    expect(recognise(text)).toEqual({ danger: null, care: "ailment" });
  },
);

test.each(combine(ON_RISING.slice(0, 2), WORSE).slice(0, 3))("more than an ailment: %s", (text) => {
  expect(recognise(text).danger).not.toBeNull();
});

test.each(["tengo la tensión bien", "tengo la tensión a doce", "me tiemblan las manos de emoción"])(
  "nothing that needs care: %s",
  (text) => {
    expect(recognise(text)).toEqual({ danger: null, care: null });
  },
);
