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

test.each(AILMENTS)("beside a sign of danger it is one: %s", (ailment) => {
  const said = RED_FLAGS.flatMap((flag) => [`${ailment} y ${flag}`, `${flag}, ${ailment}`]);
  expect(said.filter((text) => recognise(text).danger === null)).toEqual([]);
});

test.each(AILMENTS)("beside what is harmless it stays an ailment: %s", (ailment) => {
  const said = HARMLESS.map((words) => ailment + words);
  expect(said.filter((text) => recognise(text).care !== "ailment")).toEqual([]);
});

test.each(combine(ACHES, BLOWS))("an ache that a blow left is danger: %s", (text) => {
  expect(recognise(text).danger).not.toBeNull();
});

test.each(["me duele la cabeza desde que me di la crema"])("this ache is none: %s", (text) => {
  expect(recognise(text).danger).toBeNull();
});

test.each(combine([...ON_RISING, ...OTHERS], ["", ", hija"]))("an ailment: %s", (text) => {
  expect(recognise(text)).toEqual({ danger: null, care: "ailment" });
});

test.each(combine(ON_RISING.slice(0, 2), WORSE))("more than an ailment: %s", (text) => {
  expect(recognise(text).danger).not.toBeNull();
});
