import { describe, expect, test } from "vitest";
import { recogniseDanger } from "./index.ts";

describe("what was swallowed to die is urgent, whoever did it", () => {
  test.each([
    "me he tomado muchas pastillas, quiero morirme",
    "he bebido lejía para matarme",
    "mi hija se ha tomado un bote de pastillas, dice que no quiere vivir",
    "tome todas las pastiyas kiero morirme",
    "me he tomado el bote entero de pastillas, ya no sufro más",
    "ayer me tomé todas las pastillas para matarme y sigo aquí",
    "llevo treinta pastillas tomadas y quiero morir",
    "Adiós hijos míos, me he tomado todas las pastillas",
  ])("%s", (text) => {
    expect(recogniseDanger(text)).toBe("self-poisoning");
  });
});

describe("what is gas or fire, to die is urgent, whoever did it", () => {
  test.each([
    "he abierto el gas para matarme",
    "e abierto el gas pa matarme",
    "mi hijo ha abierto el gas, dice que se quiere morir",
    "mi madre ha dejado el gas abierto porque quiere morirse",
    "he cortado la goma del butano para matarme",
    "he abierto la bombona para suicidarme",
  ])("%s", (text) => {
    expect(recogniseDanger(text)).toBe("self-harm-gas");
  });
});

describe("what was done to oneself in another way is urgent, whoever did it", () => {
  test.each([
    "me corto los brazos cuando estoy sola",
    "mi hija se ha cortado las venas",
    "me he cortado a propósito, quiero morirme",
    "mi hijo está ahorcado",
    "mi hija se ha querido matar",
    "mi amiga se a cortado las benas",
  ])("%s", (text) => {
    expect(recogniseDanger(text)).toBe("self-harm");
  });
});
