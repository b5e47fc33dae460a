import { expect, test } from "vitest";
import { recognise } from "./index.ts";
import {
  ALONE,
  CALM,
  GRIEF,
  LIVES_ALONE,
  NOT_CALM,
  NOTHING,
  SINCE,
} from "./testing/false-alarms.ts";
import { combine } from "./testing/said.ts";

test.each(combine(ALONE, CALM))("who is alone at home has nobody in it: %s", (text) => {
  expect(recognise(text)).toEqual(NOTHING);
});

test.each(combine(ALONE, NOT_CALM))("who is alone at home may be in danger: %s", (text) => {
  expect(recognise(text).danger).not.toBeNull();
});

test.each(combine(LIVES_ALONE, SINCE))("alone since a death is no danger: %s", (text) => {
  expect(recognise(text)).toEqual(NOTHING);
});

test.each(combine(LIVES_ALONE, SINCE.slice(0, 2), GRIEF))("but what is said beside: %s", (text) => {
  expect(recognise(text).danger).not.toBeNull();
});

test.each([
  "me he caído de cansancio",
  "he caído en la cuenta de una cosa",
  "acabo de caer en la cuenta",
  "he caído rendida en la cama",
  "he caído como un tronco en la cama",
  "se me cae la baba con mi nieta",
  "se me cae el pelo",
  "me ha caído muy bien la muchacha",
  "me ha caído gorda",
  "se me cae la casa encima",
  "me ha caído un chaparrón encima",
])("nobody has fallen: %s", (text) => {
  expect(recognise(text).danger).toBeNull();
});

test.each([
  "me he caído de sueño y me he dado en la cabeza",
  "se me ha caído la casa encima, estoy atrapada",
])("somebody is hurt: %s", (text) => {
  expect(recognise(text).danger).not.toBeNull();
});
