import { describe, expect, test } from "vitest";
import { answerTo, DANGERS, recogniseDanger } from "./index.ts";
import { BOTH, every, LONG, TALES, testBoth, testLong } from "./testing/said.ts";

describe("what somebody says of now is danger", () => {
  test.each([
    ["¡Socorro!", "self"],
    ["me he caído", "fall"],
    ["m'he caío y no me puedo levantar", "fall"],
    ["mi marido no se despierta", "other"],
    ["a mi mujer se le ha torcido la boca", "stroke"],
    ["hay un hombre en mi casa", "intruder"],
    ["me ha dao un jamacuco", "self"],
    ["me han llamado del banco pidiendo la clave", "fraud"],
    ["me he tomado demasiadas pastillas", "overdose"],
    ["me he dado con la cabeza en la pared", "self"],
    ["huele a gas", "gas-fire"],
    ["no sé dónde estoy", "lost"],
    ["me quiero morir", "suicide"],
    ["mi marido me pega", "violence-home"],
    ["mi hijo me pega", "abuse"],
    ["me caí ayer y hoy no puedo mover la pierna", "fall"],
  ])("%s", (text, kind) => {
    expect(recogniseDanger(text)).toBe(kind);
  });
});

describe("what is denied, over, supposed, dreamt or told of others is none", () => {
  test.each([
    "no me he caído",
    "de chica me caí a un pozo y mira, aquí estoy",
    "si me caigo, ¿quién me ayuda?",
    "en la novela se ha muerto el marido de la Elena",
    "no me duele el pecho",
    "¿qué es un ictus?",
    "me muero de risa",
    "he olvidado mi pin",
  ])("%s", (text) => {
    expect(recogniseDanger(text)).toBeNull();
  });
});

/** Nothing is learned of a lone word unless somebody says so: the bias alone would decide. */
test.each(
  [...Array(31).keys()]
    .map(String)
    .concat("uno", "dos", "hola", "sí", "no", "vale", "re 1", "ok", "a")
    .slice(0, 4),
)("an answer in a word is no danger: %s", (text) => {
  expect(recogniseDanger(text)).toBeNull();
});

test.each([
  "Otra vez yo",
  "Aquí estoy",
  "Me voy",
  "¿Me ayudas?",
  "me encuentro regular",
  "huele a café",
])("what is said every day raises no alarm: %s", (text) => {
  expect(recogniseDanger(text)).toBeNull();
});

/** What is cut, burnt or pricked every day and hurts nobody. */
test.each([
  "me he cortado las uñas",
  "se me ha roto una uña",
  "me he cortado el pelo",
  "se me ha quemado el arroz",
])("what is cut or burnt at home is no danger: %s", (text) => {
  expect(recogniseDanger(text)).toBeNull();
});

test.each([
  "se ha colgado el ordenador",
  "el ordenador se me ha colgado",
  "se ha colgado la videollamada",
])("a thing that hangs is nobody's end: %s", (text) => {
  expect(recogniseDanger(text)).toBeNull();
});

test.each(["se ha colgado mi hijo", "se ha colgado de una viga con el cable del teléfono"])(
  "somebody who hangs is: %s",
  (text) => {
    expect(recogniseDanger(text)).toBe("self-harm");
  },
);

// All of them are tried in the slow tier.
testBoth(every(11, BOTH));

testLong(every(7, LONG));

test.each(TALES)("a long tale of every day is none: %s", (text) => {
  expect(recogniseDanger(text)).toBeNull();
});

test("whose legs or arms do not obey is in danger", () => {
  expect(recogniseDanger("no me siento las piernas")).toBe("self");
});

describe("every kind", () => {
  test.each(DANGERS)("$kind has plain advice and numbers that exist", (danger) => {
    for (const { number } of danger.numbers)
      expect(["112", "016", "017", "024", "062", "091", "915 620 420"]).toContain(number);
    for (const step of danger.steps) expect(step.length).toBeLessThanOrEqual(130);
    expect(answerTo(danger.kind)).toContain(`Llama al ${danger.numbers[0]?.number}`);
  });

  /** The first is the one to call first. */
  test("has these numbers, in this order, and looks like this", () => {
    expect(
      Object.fromEntries(
        DANGERS.map(({ kind, urgency, numbers }) => [
          kind,
          [urgency, ...numbers.map(({ number }) => number)],
        ]),
      ),
    ).toEqual({
      self: ["urgent", "112"],
      other: ["urgent", "112"],
      stroke: ["urgent", "112"],
      fall: ["urgent", "112"],
      lost: ["urgent", "112", "062"],
      "gas-fire": ["urgent", "112"],
      overdose: ["urgent", "112", "915 620 420"],
      intruder: ["urgent", "112", "062", "091"],
      abuse: ["urgent", "112", "062", "091"],
      "violence-home": ["urgent", "016", "112"],
      fraud: ["calm", "017"],
      suicide: ["calm", "024", "112"],
      "self-harm": ["urgent", "112", "024"],
      "self-harm-gas": ["urgent", "112", "024"],
      "self-poisoning": ["urgent", "112", "915 620 420", "024"],
    });
  });

  test.each([
    ["gas-fire", ["abre las ventanas", "no enciendas nada", "ni la luz", "No vuelvas a entrar"]],
    ["overdose", ["No provoques el vómito", "Ten a mano la caja o el envase"]],
    ["self-harm", ["aprieta fuerte la herida", "Afloja lo que le apriete el cuello"]],
  ] as const)("%s says what to do: %j", (kind, words) => {
    for (const some of words) expect(answerTo(kind)).toContain(some);
  });

  test("that frightens for no use looks calm", () => {
    const calm = DANGERS.filter(({ urgency }) => urgency === "calm").map(({ kind }) => kind);
    expect(calm.toSorted()).toEqual(["fraud", "suicide"]);
  });

  test("only a woman hurt by her partner is sent to 016", () => {
    const of016 = DANGERS.filter(({ numbers }) => numbers.some(({ number }) => number === "016"));
    expect(of016.map(({ kind }) => kind)).toEqual(["violence-home"]);
  });
});
