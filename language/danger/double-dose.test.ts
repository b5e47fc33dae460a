import { describe, expect, test } from "vitest";
import { recognise } from "./index.ts";

describe("what is asked, or perhaps repeated, or early or late, is a doubt", () => {
  test.each([
    "¿he tomado las pastillas hoy?",
    "me tomé los comprimidos?",
    "a lo mejor repetí el sintrom",
    "me he tomado las pastillas con retraso",
    "dudo si me he tomado el sintrom y viene mi hija",
  ])("%s", (said) => {
    expect(recognise(said)).toEqual({ danger: null, care: "medicine-doubt" });
  });
});

describe("twice for certain is an overdose", () => {
  test.each([
    "me tomé la pastilla a las ocho y otra a las nueve",
    "me la tomé a las ocho y otra vez a las nueve",
    "me la puse dos veces",
    "me tomé la pastilla y al rato me tomé otra",
    "¿qué hago si he repetido la pastilla?",
  ])("%s", (said) => {
    expect(recognise(said)).toEqual({ danger: "overdose", care: null });
  });
});

test("a doubt beside a danger is not all that was said", () => {
  const said = "dudo si me he tomado la pastilla y mi marido me ha pegado una paliza";
  expect(recognise(said).danger).not.toBeNull();
});

describe("what is done every day, or once, is none", () => {
  test.each([
    "me tomo una a las ocho y otra a las nueve",
    "me tomo la insulina dos veces al día",
    "me pongo la insulina por la mañana y otra vez por la noche",
    "me tomé el adiro a las ocho y otro a las ocho de la tarde",
    "le he puesto las gotas dos veces en el mismo ojo, ¿pasa algo?",
  ])("%s", (said) => {
    expect(recognise(said).danger).toBeNull();
  });
});
