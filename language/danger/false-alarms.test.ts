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

test.each(combine(ALONE, CALM).slice(0, 3))("who is alone at home has nobody in it: %s", (text) => {
  expect(recognise(text)).toEqual(NOTHING);
});

test.each(combine(ALONE, NOT_CALM).slice(0, 3))(
  "who is alone at home may be in danger: %s",
  (text) => {
    expect(recognise(text).danger).not.toBeNull();
  },
);

test.each(combine(LIVES_ALONE, SINCE).slice(0, 3))(
  "alone since a death is no danger: %s",
  (text) => {
    expect(recognise(text)).toEqual(NOTHING);
  },
);

test.each(combine(LIVES_ALONE, SINCE.slice(0, 2), GRIEF).slice(0, 3))(
  "but what is said beside: %s",
  (text) => {
    expect(recognise(text).danger).not.toBeNull();
  },
);

test("whose death it was decides nothing without being alone, either", () => {
  expect(recognise("vivo con mi hija desde que murió mi marido").danger).toBeNull();
  expect(recognise("desde que murió mi marido mi hijo me pega").danger).toBe("abuse");
  expect(recognise("desde que murió mi mujer no quiero vivir").danger).toBe("suicide");
  for (const said of ["no puedo salir", "no puedo levantarme", "no puedo ni moverme"])
    expect(recognise(`soy viuda y vivo sola y ${said}`).danger, said).not.toBeNull();
});

test.each([
  "me he caído de sueño en el sofá",
  "me he caído redonda de sueño",
  "he caído en la trampa",
  "he caído enferma",
  "me he caído de un guindo",
  "me ha caído una multa",
])("nobody has fallen: %s", (text) => {
  expect(recognise(text).danger).toBeNull();
});

test.each([
  "me he caído en el sofá y no me puedo levantar",
  "me he caído bien fuerte",
  "me he caído muy mal",
  "me he caído en la cuneta",
  "me he caído redonda",
  "se me cae la baba por un lado",
])("somebody is hurt: %s", (text) => {
  expect(recognise(text).danger).not.toBeNull();
});
