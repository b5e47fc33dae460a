import { describe, expect, test } from "vitest";
import { SELF_HARM_KINDS } from "./danger.ts";
import { recogniseDanger } from "./index.ts";

describe("what is only wished or planned stays calm", () => {
  test.each([
    "quiero tomarme todas las pastillas",
    "estuve a punto de cortarme las venas",
    "quiero cortarme las venas",
    "no quiero vivir",
    "me tomaría todas las pastillas y adiós",
    "quiero cortarme las venas y acabar con todo",
  ])("%s", (text) => {
    expect(recogniseDanger(text)).toBe("suicide");
  });
});

describe("too much or the wrong thing by mistake is an overdose", () => {
  test.each([
    "me he tomado demasiadas pastillas",
    "me he tomado dos veces la pastilla de la tensión sin querer",
    "mi nieto ha bebido lejía",
    "me he tomado todas las pastillas",
  ])("%s", (text) => {
    expect(recogniseDanger(text)).toBe("overdose");
  });
});

describe("what is denied, long ago, told, supposed or an accident is no self-harm", () => {
  test.each([
    "me he quemado con la plancha sin querer",
    "he abierto la bombona nueva",
    "mi marido me ha intentado matar",
    "he dejado el gas abierto sin querer",
    "me he tirado a la piscina con mi nieto",
    "me he tomado las pastillas porque no puedo vivir con este dolor",
  ])("%s", (text) => {
    expect(SELF_HARM_KINDS).not.toContain(recogniseDanger(text));
  });
});
