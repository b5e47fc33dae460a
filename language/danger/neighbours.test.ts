import { expect, test } from "vitest";
import { recogniseDanger } from "./index.ts";
import {
  ALL_AT_ONCE,
  HEADACHES,
  LURKS,
  NEVER_BEFORE,
  SIGHT,
  SINCE,
  SWOLLEN,
} from "./testing/neighbours.ts";
import { combine, every } from "./testing/said.ts";

test.each(combine(HEADACHES, [...NEVER_BEFORE, ...ALL_AT_ONCE]).slice(0, 3))(
  "a headache like no other, or all at once, may be a stroke: %s",
  (text) => {
    expect(recogniseDanger(text)).toBe("stroke");
  },
);

test.each(
  [
    ...combine(HEADACHES.slice(0, 2), [" como siempre", " de vez en cuando", " un poco"]),
    "nunca me duele la cabeza",
    "me duele la cabeza cuando cambia el tiempo de golpe",
    "el dolor de cabeza se me ha quitado de golpe",
    "de golpe se me pasó el dolor de cabeza",
  ].slice(0, 3),
)("a headache of every day is none: %s", (text) => {
  expect(recogniseDanger(text)).toBeNull();
});

test.each(every(1, combine(["de golpe ", "de repente "], SIGHT)).slice(0, 3))(
  "sight that goes from one moment to the next may be a stroke: %s",
  (text) => {
    expect(recogniseDanger(text)).toBe("stroke");
  },
);

test.each(["de golpe he dejado de ver la tele", "de repente no veo nada en la pantalla"])(
  "a picture that goes is none: %s",
  (text) => {
    expect(recogniseDanger(text)).toBeNull();
  },
);

test.each(combine(SWOLLEN, SINCE).slice(0, 3))(
  "what swells after a sting or a food is no stroke: %s",
  (text) => {
    expect(recogniseDanger(text)).not.toBe("stroke");
    expect(recogniseDanger(text)).not.toBeNull();
  },
);

test("and what hangs is one, swollen or not", () => {
  expect(recogniseDanger("se me ha hinchado la cara y tengo la boca torcida")).toBe("stroke");
});

test.each(combine(["su ex", "su marido", "su exmarido"], LURKS).slice(0, 2))(
  "who waits with a knife is no burglar where he was her husband: mi hija dice que %s",
  (text) => {
    expect(recogniseDanger(`mi hija dice que ${text}`)).toBe("violence-home");
  },
);

test("and a stranger is one", () => {
  expect(recogniseDanger("un hombre ronda la casa con una escopeta")).toBe("intruder");
});

test.each([
  "mi hija coge la tarjeta y saca trescientos euros cada semana para ella",
  "mis sobrinos me han vaciado la cartilla del banco",
  "mi hijo se queda con la pensión y no me deja mirar la cuenta del banco",
])("what her own people take for themselves is abuse: %s", (text) => {
  expect(recogniseDanger(text)).toBe("abuse");
});

test.each([
  "a mi hijo le han sacado tres mil euros de la cuenta con un mensaje del banco",
  "me escribió uno por whatsapp que era mi hijo y me ha sacado el dinero de la cuenta",
  "a mi hermana le ha llamado uno del banco y le ha vaciado la cuenta",
])("what strangers take is fraud: %s", (text) => {
  expect(recogniseDanger(text)).toBe("fraud");
});

test.each(["para el jueves ya me habré quitado la vida", "cuando leas esto me habré matado"])(
  "what will be done by then is no errand: %s",
  (text) => {
    expect(recogniseDanger(text)).toBe("suicide");
  },
);
