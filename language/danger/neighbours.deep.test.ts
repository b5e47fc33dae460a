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

test.each(combine(HEADACHES, [...NEVER_BEFORE, ...ALL_AT_ONCE]))(
  "a headache like no other, or all at once, may be a stroke: %s",
  (text) => {
    expect(recogniseDanger(text)).toBe("stroke");
  },
);

test.each([
  ...combine(HEADACHES.slice(0, 2), [" como siempre", " de vez en cuando", " un poco"]),
  "nunca me duele la cabeza",
  "me duele la cabeza cuando cambia el tiempo de golpe",
  "el dolor de cabeza se me ha quitado de golpe",
  "de golpe se me pasó el dolor de cabeza",
])("a headache of every day is none: %s", (text) => {
  expect(recogniseDanger(text)).toBeNull();
});

test.each(every(1, combine(["de golpe ", "de repente "], SIGHT)))(
  "sight that goes from one moment to the next may be a stroke: %s",
  (text) => {
    expect(recogniseDanger(text)).toBe("stroke");
  },
);

test.each(combine(SWOLLEN, SINCE))(
  "what swells after a sting or a food is no stroke: %s",
  (text) => {
    expect(recogniseDanger(text)).not.toBe("stroke");
    expect(recogniseDanger(text)).not.toBeNull();
  },
);

test.each(combine(["su ex", "su marido", "su exmarido"], LURKS))(
  "who waits with a knife is no burglar where he was her husband: mi hija dice que %s",
  (text) => {
    expect(recogniseDanger(`mi hija dice que ${text}`)).toBe("violence-home");
  },
);

test.each(["mi nieto ha puesto la cuenta del banco a su nombre sin decírmelo"])(
  "what her own people take for themselves is abuse: %s",
  (text) => {
    expect(recogniseDanger(text)).toBe("abuse");
  },
);
